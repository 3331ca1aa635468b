import { onDemand } from '../../lazy.tsx';
import type { OtherClinicsProps } from './OtherClinics.tsx';
import type { WhyNotPanelProps } from './WhyNotPanel.tsx';

const Panel = onDemand<WhyNotPanelProps>(() => import('./WhyNotPanel.tsx'));
const Clinics = onDemand<OtherClinicsProps>(() => import('./OtherClinics.tsx'));
// Without its code the screen is what it was; the person was told.
const nothing = (): void => undefined;

/** 'Por que não?', whose code comes when something is blocked for the first time. */
export function WhyNotPanel(props: WhyNotPanelProps) {
  return <Panel {...props} onFail={nothing} />;
}

/** The clinics that serve in refused days, whose code comes with the first refusal. */
export function OtherClinics(props: OtherClinicsProps) {
  return <Clinics {...props} onFail={nothing} />;
}
