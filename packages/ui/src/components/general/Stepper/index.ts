export { Stepper } from './Stepper.tsx';
export type { StepperProps } from './Stepper.tsx';
export { doneShare, stepPosition } from './Stepper.logic.ts';
export type { StepItem, StepState } from './Stepper.logic.ts';
