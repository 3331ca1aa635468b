export { BoletimList as Component } from './BoletimList.tsx';
