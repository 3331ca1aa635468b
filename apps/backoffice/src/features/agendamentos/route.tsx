export { ListaDeAgendamentos as Component } from './ListaDeAgendamentos.tsx';
