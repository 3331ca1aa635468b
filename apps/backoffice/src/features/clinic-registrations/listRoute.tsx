export { RegistrationList as Component } from './RegistrationList.tsx';
