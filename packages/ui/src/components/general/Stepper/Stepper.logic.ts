/** What came of a step so far. Which one is open is said apart, by `currentId`. */
export type StepState = 'todo' | 'done' | 'error';

/** One step, as the domain's step list gives it. */
export interface StepItem {
  readonly id: string;
  /** The step's name. */
  readonly label: string;
  /** How far it is. @default 'todo' */
  readonly state?: StepState;
  /** A few words under the label: what was chosen, or what is missing. */
  readonly description?: string;
  /** Cannot be opened now. The step can still be focused. @default whether there is a `disabledReason` */
  readonly isDisabled?: boolean;
  /** Why not; read with the step, and shown on focus and touch. */
  readonly disabledReason?: string;
}

/** Where the open step stands, counted from 1; 0 when it is not in the list. */
export function stepPosition(steps: readonly StepItem[], currentId: string): number {
  return steps.findIndex((step) => step.id === currentId) + 1;
}

/** The share of steps done, 0 to 1, for the bar of the compact form. The open one does not count as done. */
export function doneShare(steps: readonly StepItem[]): number {
  if (steps.length === 0) return 0;
  return steps.filter((step) => step.state === 'done').length / steps.length;
}
