-- A clinic's times are changed by several people: whoever saves says which state they saw (docs/decisions/0086).
alter table prestador add column agenda_versao integer not null default 1;
comment on column prestador.agenda_versao is 'Grows with every change of rooms, agendas, hours and vacations';

-- The procedures that an agenda takes; none listed: all that the clinic does.
alter table agenda add unique (id, empresa_id);
create table agenda_procedimento (
  agenda_id integer not null,
  procedimento_id integer not null,
  empresa_id integer not null,
  primary key (agenda_id, procedimento_id),
  foreign key (agenda_id, empresa_id) references agenda (id, empresa_id) on delete cascade,
  foreign key (procedimento_id, empresa_id) references procedimento (id, empresa_id)
);
create trigger empresa_herdada before insert or update of agenda_id, empresa_id on agenda_procedimento
  for each row execute function empresa_da_agenda();

-- Who is in a slot, for whoever changes it: the view says of which appointment.
drop view empresa_reserva;
create view empresa_reserva as
  select r.id, r.ambiente_id, r.vaga, r.periodo, r.tipo, r.expira_em, r.ativa, r.usuario_id, r.funcionario_id,
    r.agendamento_id
  from reserva r where r.empresa_id = apto_empresa();
