export { FormSummary, type FieldProblem, type FormSummaryProps } from './FormSummary.tsx';
