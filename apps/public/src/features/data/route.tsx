export { DateChoice as Component } from './EscolhaDaData.tsx';
