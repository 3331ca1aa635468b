-- Who has a clinic's agenda open, and who draws it, for as long as they keep saying so (docs/decisions/0132). The company's
-- policy comes with its column.
create table presenca_agenda (
  empresa_id integer not null references empresa,
  prestador_id integer not null,
  usuario_id integer not null,
  aba uuid not null,
  modo text not null check (modo in ('VENDO', 'EDITANDO')),
  expira_em timestamptz not null,
  primary key (prestador_id, usuario_id, aba),
  foreign key (prestador_id, empresa_id) references prestador (id, empresa_id) on delete cascade,
  foreign key (usuario_id, empresa_id) references usuario (id, empresa_id)
);
create index presenca_agenda_empresa_idx on presenca_agenda (empresa_id);
create index presenca_agenda_expira_idx on presenca_agenda (expira_em);
