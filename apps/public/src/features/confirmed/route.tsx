export { Confirmed as Component } from './Confirmed.tsx';
