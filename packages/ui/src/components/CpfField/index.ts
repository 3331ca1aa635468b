export { CpfField } from './CpfField.tsx';
export type { CpfFieldProps } from './CpfField.tsx';
export { ehCpf, mascararCpf } from '@apto/domain';
