export { Confirmado as Component } from './Confirmado.tsx';
