export { AgendamentoList as Component } from './ListaDeAgendamentos.tsx';
