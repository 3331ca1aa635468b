export { DateChoice as Component } from './DateChoice.tsx';
