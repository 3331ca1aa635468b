// The tables as drizzle knows them. The truth is the SQL in `migrations/`; a test holds both together.
export * from './schema/cadastro.ts';
export * from './schema/acesso.ts';
export * from './schema/agendamento.ts';
export * from './schema/plataforma.ts';
