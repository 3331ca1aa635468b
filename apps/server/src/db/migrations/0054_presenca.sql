-- Who has an appointment open, and who edits it, for as long as they keep saying so (docs/decisions/0083). A person may have it
-- open in several tabs. The company's policy comes with its column.
create table presenca (
  empresa_id integer not null references empresa,
  agendamento_id integer not null,
  usuario_id integer not null,
  aba uuid not null,
  modo text not null check (modo in ('VENDO', 'EDITANDO')),
  expira_em timestamptz not null,
  primary key (agendamento_id, usuario_id, aba),
  foreign key (agendamento_id, empresa_id) references agendamento (id, empresa_id) on delete restrict,
  foreign key (usuario_id, empresa_id) references usuario (id, empresa_id)
);
create index presenca_empresa_idx on presenca (empresa_id);
create index presenca_expira_idx on presenca (expira_em);
