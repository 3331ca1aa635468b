export { CpfField } from './CpfField.tsx';
export type { CpfFieldProps } from './CpfField.tsx';
export { isCpf, maskCpf } from '@apto/domain/documents';
