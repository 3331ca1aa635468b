export { ClinicInfo } from './ClinicInfo.tsx';
export type { ClinicInfoProps } from './ClinicInfo.tsx';
export type { Clinic } from './clinic.logic.ts';
