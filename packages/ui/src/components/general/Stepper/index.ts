export { Stepper } from './Stepper.tsx';
export type { StepperProps } from './Stepper.tsx';
export type { StepItem, StepState } from './Stepper.logic.ts';
