export * from './agendamentos.ts';
export * from './autoagendamento.ts';
export * from './clientes.ts';
export * from './clinic-portal.ts';
export * from './funcionarios.ts';
export * from './prestadores.ts';
export * from './session.ts';
export * from './system.ts';
