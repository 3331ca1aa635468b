export { CnpjField } from './CnpjField.tsx';
export type { CnpjFieldProps } from './CnpjField.tsx';
export { isCnpj } from '@apto/domain/documents';
