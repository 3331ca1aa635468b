-- A hold says whose it is: one person keeps slots for one employee while a request is filled in (docs/decisions/0078).
alter table funcionario add unique (id, empresa_id);
alter table reserva
  add column usuario_id integer,
  add column funcionario_id integer,
  add column desde timestamptz,
  add foreign key (usuario_id, empresa_id) references usuario (id, empresa_id),
  add foreign key (funcionario_id, empresa_id) references funcionario (id, empresa_id),
  add check ((tipo = 'RESERVA') or ((usuario_id is null) = (funcionario_id is null)));
comment on column reserva.desde is 'When the person began to hold for this employee: a hold that is renewed has an end all the same';
create index reserva_mantida_idx on reserva (usuario_id, funcionario_id) where ativa and tipo = 'HOLD';

drop view empresa_reserva;
create view empresa_reserva as
  select r.id, r.ambiente_id, r.vaga, r.periodo, r.tipo, r.expira_em, r.ativa, r.usuario_id, r.funcionario_id
  from reserva r where r.empresa_id = apto_empresa();

-- An exam that the employee arranges alone: it has a day, no clinic and no slot (doc2 §5 'Schedule step').
alter table agendamento_procedimento add column particular boolean not null default false;
