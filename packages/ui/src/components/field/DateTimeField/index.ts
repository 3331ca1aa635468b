export { DateTimeField, type DateTimeFieldProps } from './DateTimeField.tsx';
export {
  dateTimeProblem,
  type TypedDateTime,
  type DateTimeNeeds,
  type DateTimeProblem,
} from '@apto/domain/time';
