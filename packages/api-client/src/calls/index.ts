export * from './agendamentos.ts';
export * from './autoagendamento.ts';
export * from './clientes.ts';
export * from './funcionarios.ts';
export * from './prestadores.ts';
export * from './sessao.ts';
export * from './sistema.ts';
