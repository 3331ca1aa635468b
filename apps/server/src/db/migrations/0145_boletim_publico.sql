-- Who a bulletin is for, and who has read it (doc3 §2.10; docs/decisions/0159).
alter table boletim
  add column perfil_id integer,
  add column grupo_id integer,
  add column cliente_id integer,
  add foreign key (perfil_id, empresa_id) references perfil (id, empresa_id),
  add foreign key (grupo_id, empresa_id) references grupo (id, empresa_id),
  add foreign key (cliente_id, empresa_id) references cliente (id, empresa_id);
create index boletim_perfil_idx on boletim (perfil_id) where perfil_id is not null;
create index boletim_grupo_idx on boletim (grupo_id) where grupo_id is not null;
create index boletim_cliente_idx on boletim (cliente_id) where cliente_id is not null;

create table boletim_leitura (
  empresa_id integer not null references empresa,
  boletim_id integer not null,
  usuario_id integer not null,
  lido_em timestamptz not null default now(),
  primary key (boletim_id, usuario_id),
  foreign key (boletim_id, empresa_id) references boletim (id, empresa_id) on delete cascade,
  foreign key (usuario_id, empresa_id) references usuario (id, empresa_id) on delete cascade
);
create index boletim_leitura_usuario_idx on boletim_leitura (usuario_id);
create index boletim_leitura_empresa_idx on boletim_leitura (empresa_id);
