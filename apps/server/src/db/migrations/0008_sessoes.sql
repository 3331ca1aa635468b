-- Sessions end when nobody uses them; the trail says whose company, from where.
alter table sessao add column usado_em timestamptz not null default now();
create index sessao_agendamento_idx on sessao (agendamento_id);

alter table auditoria add column empresa_id integer, add column ip text;
comment on column auditoria.ip is 'Address of the caller: personal data, kept with the trail';

-- What the cleaning of old holds and the search by part of a CPF look for.
create index reserva_idade_idx on reserva (created_at);
create index funcionario_cpf_busca_idx on funcionario using gin (cpf gin_trgm_ops);
