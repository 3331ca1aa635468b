// Made by scripts/generate-browser.ts from the declarations in calls/. Do not edit.
export * from './browser/agendamentos.ts';
export * from './browser/agendas.ts';
export * from './browser/attachments.ts';
export * from './browser/attendant.ts';
export * from './browser/autoagendamento.ts';
export * from './browser/bulk.ts';
export * from './browser/clientes.ts';
export * from './browser/clinic-notes.ts';
export * from './browser/clinic-portal.ts';
export * from './browser/first-use.ts';
export * from './browser/funcionarios.ts';
export * from './browser/messages.ts';
export * from './browser/panel.ts';
export * from './browser/pre-solicitacoes.ts';
export * from './browser/prestadores.ts';
export * from './browser/registries.ts';
export * from './browser/reservas.ts';
export * from './browser/session.ts';
export * from './browser/system.ts';
export * from './browser/timeline.ts';

export * from './key.ts';
export * from './client.ts';
export * from './endpoint.ts';
export * from './error.ts';
export * from './events.ts';
export { CALL_PERMISSION } from './permissions.ts';
export { ERROR_CODE } from './codes.ts';
