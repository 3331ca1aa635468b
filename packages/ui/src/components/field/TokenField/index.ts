export { TokenField } from './TokenField.tsx';
export type { TokenFieldProps } from './TokenField.tsx';
