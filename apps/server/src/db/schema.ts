// The tables as drizzle knows them. The truth is the SQL in `migrations/`; a test holds both together.
export * from './schema/registry.ts';
export * from './schema/cadastros.ts';
export * from './schema/prestador.ts';
export * from './schema/access.ts';
export * from './schema/agendamento.ts';
export * from './schema/pre-solicitacao.ts';
export * from './schema/presence.ts';
export * from './schema/file.ts';
export * from './schema/bulk.ts';
export * from './schema/many-request.ts';
export * from './schema/clinic-note.ts';
export * from './schema/imports.ts';
export * from './schema/clinic-registration.ts';
export * from './schema/notification.ts';
export * from './schema/saved-filter.ts';
export * from './schema/waiting-list.ts';
export * from './schema/platform.ts';
