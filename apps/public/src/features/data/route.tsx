export { EscolhaDaData as Component } from './EscolhaDaData.tsx';
