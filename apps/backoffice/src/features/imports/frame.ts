import type { ImportDetail } from '@apto/api-client';
import type { Stage, stepItems } from './steps.ts';

/** What each step gets of the wizard around it. */
export interface StepFrame {
  readonly title: string;
  readonly steps: ReturnType<typeof stepItems>;
  readonly currentId: string;
}

export interface StepProps {
  readonly found: ImportDetail;
  readonly frame: StepFrame;
  readonly goTo: (stage: Stage) => void;
  readonly onChanged: (found?: ImportDetail) => Promise<unknown>;
}
