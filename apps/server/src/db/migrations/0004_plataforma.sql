-- Sessions, limits, idempotency, audit, events and messages.
create table sessao (
  id_hash text primary key,
  tipo text not null check (tipo in ('interna', 'autoagendamento', 'prestador')),
  usuario_id integer references usuario on delete cascade,
  agendamento_id integer references agendamento on delete cascade,
  token_id integer references token_autoagendamento on delete cascade,
  termo_aceito_em timestamptz,
  created_at timestamptz not null default now(),
  expira_em timestamptz not null,
  revogado_em timestamptz,
  check ((tipo = 'autoagendamento') = (agendamento_id is not null)),
  check ((tipo = 'autoagendamento') = (usuario_id is null))
);
create index sessao_expira_idx on sessao (expira_em);
create index sessao_usuario_idx on sessao (usuario_id);
create index sessao_token_idx on sessao (token_id);

-- Attempts are counted here and not in memory: every process must see every failed login.
create table limite_tentativa (
  chave text primary key,
  tentativas integer not null,
  expira_em timestamptz not null
);

create table idempotencia (
  chave text not null,
  ator text not null,
  chamada text not null,
  request_hash text not null,
  status smallint,
  answer jsonb,
  created_at timestamptz not null default now(),
  primary key (chave, ator, chamada)
);
create index idempotencia_idade_idx on idempotencia (created_at);

create table auditoria (
  id bigint generated always as identity primary key,
  created_at timestamptz not null default now(),
  sessao_tipo text not null,
  usuario_id integer,
  acao text not null,
  recurso text not null,
  recurso_id integer,
  cliente_id integer,
  dado_de_saude boolean not null default false,
  request_id text,
  detalhes jsonb
);
comment on table auditoria is 'Append-only. Also holds every read of health data (LGPD art. 11)';
create index auditoria_recurso_idx on auditoria (recurso, recurso_id, id desc);
create index auditoria_usuario_idx on auditoria (usuario_id, id desc);

create function auditoria_imutavel() returns trigger language plpgsql as $$
begin
  raise exception 'auditoria só aceita inclusão';
end $$;
create trigger auditoria_imutavel before update or delete or truncate on auditoria
  for each statement execute function auditoria_imutavel();

-- Committed facts. `transacao` lets a reader resume without missing a slow transaction
-- whose rows carry smaller ids than rows already seen.
create table outbox (
  id bigint generated always as identity primary key,
  transacao bigint not null default (pg_current_xact_id()::text::bigint),
  tipo text not null,
  empresa_id integer,
  cliente_id integer,
  unidade_id integer,
  prestador_id integer,
  agendamento_id integer,
  dados jsonb not null default '{}',
  created_at timestamptz not null default now()
);
create index outbox_transacao_idx on outbox (transacao, id);
create index outbox_idade_idx on outbox (created_at);

create function outbox_avisar() returns trigger language plpgsql as $$
begin
  perform pg_notify('apto_eventos', '');
  return null;
end $$;
create trigger outbox_avisar after insert on outbox for each statement execute function outbox_avisar();

create table mensagem (
  id bigint generated always as identity primary key,
  canal text not null check (canal in ('EMAIL', 'WHATSAPP')),
  destino text not null,
  assunto text,
  corpo_cifrado text,
  agendamento_id integer references agendamento on delete set null,
  tipo text not null,
  situacao text not null default 'PENDENTE' check (situacao in ('PENDENTE', 'ENVIADA', 'FALHA')),
  tentativas integer not null default 0,
  proxima_tentativa timestamptz not null default now(),
  erro text,
  enviada_em timestamptz,
  created_at timestamptz not null default now()
);
comment on column mensagem.corpo_cifrado is 'May carry a token, so it is encrypted while it waits and erased once delivered';
create index mensagem_fila_idx on mensagem (proxima_tentativa) where situacao = 'PENDENTE';
create index mensagem_agendamento_idx on mensagem (agendamento_id);

-- The mailbox of the embedded e-mail and WhatsApp gateways. Never written by the real ones.
create table mensagem_enviada (
  id bigint generated always as identity primary key,
  canal text not null,
  destino text not null,
  assunto text,
  corpo text not null,
  created_at timestamptz not null default now()
);
