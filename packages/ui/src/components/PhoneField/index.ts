export { PhoneField } from './PhoneField.tsx';
export type { PhoneFieldProps } from './PhoneField.tsx';
export { ehTelefone, ehTelefoneSolicitante } from '@apto/domain';
