export { PhoneField } from './PhoneField.tsx';
export type { PhoneFieldProps } from './PhoneField.tsx';
export { isPhone, isSolicitantePhone } from '@apto/domain/documents';
