export { ManyList as Component } from './ManyList.tsx';
