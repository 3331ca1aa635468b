export { AgendamentoList as Component } from './AgendamentoList.tsx';
