export { Local as Component } from './Local.tsx';
