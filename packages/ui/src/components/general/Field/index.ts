export { Field, type FieldIds, type FieldProps, type FieldWidth } from './Field.tsx';
