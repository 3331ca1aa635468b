export { ProcedureTable, type ProcedureTableProps } from './ProcedureTable.tsx';
export { UpToDateExams, type UpToDateExamsProps } from './UpToDateExams.tsx';
export type { ProcedureLine, UpToDateExam } from './ProcedureTable.logic.ts';
