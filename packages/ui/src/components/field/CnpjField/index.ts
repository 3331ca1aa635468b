export { CnpjField } from './CnpjField.tsx';
export type { CnpjFieldProps } from './CnpjField.tsx';
export { ehCnpj } from '@apto/domain/documents';
