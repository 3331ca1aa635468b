export { Queue as Component } from './Queue.tsx';
