export { Local as Component } from './Place.tsx';
