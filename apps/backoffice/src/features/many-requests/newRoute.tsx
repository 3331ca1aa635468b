export { NewMany as Component } from './NewMany.tsx';
