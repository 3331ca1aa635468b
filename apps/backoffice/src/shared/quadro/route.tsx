export { Frame as Component } from './Quadro.tsx';
