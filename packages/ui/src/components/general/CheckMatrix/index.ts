export { CheckMatrix, type CheckMatrixChange, type CheckMatrixProps } from './CheckMatrix.tsx';
export type { CheckMatrixColumn, CheckMatrixRow } from './CheckMatrix.logic.ts';
