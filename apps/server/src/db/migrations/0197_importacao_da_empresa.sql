-- Imports of the company's own registries: customers, exams, clinics and their prices (docs/decisions/0133). They are no customer's.
alter table importacao alter column cliente_id drop not null;
alter table importacao drop constraint importacao_tipo_check;
alter table importacao add constraint importacao_tipo_check check (tipo in ('UNIDADES', 'SETORES', 'CARGOS', 'HIERARQUIAS',
  'FUNCIONARIOS', 'CLIENTES', 'PROCEDIMENTOS', 'PRESTADORES', 'PRECOS', 'PRECOS_CLIENTE'));
alter table importacao add constraint importacao_cliente_check check ((cliente_id is null) =
  (tipo in ('CLIENTES', 'PROCEDIMENTOS', 'PRESTADORES', 'PRECOS', 'PRECOS_CLIENTE')));
