export { ConfirmarDados as Component } from './ConfirmarDados.tsx';
