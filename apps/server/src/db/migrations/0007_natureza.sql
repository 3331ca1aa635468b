-- What this database is, written once: known passwords never meet real people's data.
create table instalacao (
  id integer primary key default 1 check (id = 1),
  natureza text not null check (natureza in ('DEMONSTRACAO', 'PRODUCAO')),
  created_at timestamptz not null default now()
);
