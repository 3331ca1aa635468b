export { Quadro as Component } from './Quadro.tsx';
