export { TimeField } from './TimeField.tsx';
export type { TimeFieldProps } from './TimeField.tsx';
export type { TimeWindow } from './TimeField.logic.ts';
export { JANELA_DE_HORARIO } from '@apto/domain';
