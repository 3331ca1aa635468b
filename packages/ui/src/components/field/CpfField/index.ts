export { CpfField } from './CpfField.tsx';
export type { CpfFieldProps } from './CpfField.tsx';
export { ehCpf, maskCpf } from '@apto/domain/documents';
