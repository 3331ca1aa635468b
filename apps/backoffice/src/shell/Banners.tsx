import { useAtomValue } from 'jotai';
import { useEffect } from 'react';
import RunningBulks from '../shared/agendamentos/bulk/RunningBulks.tsx';
import { renewCompanies } from '../shared/company/renewCompanies.ts';
import { guideAtom } from '../shared/first-steps/guide.ts';
import { inQuiet } from '../shared/inQuiet.ts';
import { onDemand } from '../shared/lazy.tsx';
import { usePermission } from '../shared/session/index.ts';
import { useKeptFocus } from './useKeptFocus.ts';

const FirstStepsBanner = onDemand(() => import('../shared/first-steps/FirstStepsBanner.tsx'));
const nothing = (): void => undefined;

/** What stands above every screen: goes over many appointments, and what an empty installation needs next. */
export default function Banners() {
  const canTakeSteps = usePermission('estrutura_cliente:criar');
  // Here, and not in the frame: no screen's first sight waits for it.
  useKeptFocus();
  // An invitation may have been taken in another browser: the way there does not wait for the next sign-in.
  useEffect(() => inQuiet(() => void renewCompanies()), []);
  const isGuided = useAtomValue(guideAtom) && canTakeSteps;
  return (
    <>
      <RunningBulks />
      {isGuided ? <FirstStepsBanner onFail={nothing} /> : null}
    </>
  );
}
