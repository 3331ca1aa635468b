export { Place as Component } from './Place.tsx';
