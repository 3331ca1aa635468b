export { Confirmed as Component } from './Confirmado.tsx';
