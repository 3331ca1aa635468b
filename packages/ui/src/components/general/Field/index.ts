export {
  Field,
  hasError,
  splitFieldProps,
  type FieldIds,
  type FieldProps,
  type FieldWidth,
} from './Field.tsx';
