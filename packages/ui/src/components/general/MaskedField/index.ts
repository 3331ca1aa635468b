export { MaskedField } from './MaskedField.tsx';
export type { MaskedFieldProps, MaskedInputProps } from './MaskedField.tsx';
