export { ConfirmData as Component } from './ConfirmarDados.tsx';
