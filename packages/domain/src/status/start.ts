import { STATUS } from './codes.ts';

/** Whether the expanded row offers 'Iniciar' (doc1 §2.1): only while the employee is to book. */
export const showsStart = (idStatus: number): boolean => idStatus === STATUS.AUTOAGENDAMENTO;
