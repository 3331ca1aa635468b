export { Frame as Component } from './Frame.tsx';
