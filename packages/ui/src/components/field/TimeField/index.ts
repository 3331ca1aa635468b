export { TimeField } from './TimeField.tsx';
export type { TimeFieldProps } from './TimeField.tsx';
export type { TimeWindow } from './TimeField.logic.ts';
export { HORARIO_WINDOW } from '@apto/domain/time';
