-- The lasting link of 'Meu agendamento' beside the one that books (docs/decisions/0114).
alter table token_autoagendamento
  add column tipo text not null default 'AGENDAR' check (tipo in ('AGENDAR', 'ACOMPANHAR')),
  add column token_cifrado text,
  add column calendario_hash text unique,
  add check ((tipo = 'ACOMPANHAR') = (token_cifrado is not null)),
  add check ((tipo = 'ACOMPANHAR') = (calendario_hash is not null));
comment on column token_autoagendamento.token_cifrado is 'Sealed with the key ring: reminders carry the same lasting link as the confirmation did';
comment on column token_autoagendamento.calendario_hash is 'Mark of the key of the event over HTTP, which opens no session';
drop index token_autoagendamento_vivo_idx;
create unique index token_autoagendamento_vivo_idx on token_autoagendamento (agendamento_id, tipo) where revogado_em is null;
