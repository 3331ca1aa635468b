export { ClinicInfo } from './ClinicInfo.tsx';
export type { ClinicInfoProps } from './ClinicInfo.tsx';
export type { Clinica } from './clinic.logic.ts';
