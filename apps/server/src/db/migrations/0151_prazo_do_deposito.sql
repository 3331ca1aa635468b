-- Until when a deposit is paid (docs/decisions/0171): what the clinic and the customer ask for, said when it begins to wait.
alter table agendamento add column deposito_ate date, add column deposito_avisado_em timestamptz;
comment on column agendamento.deposito_ate is 'Last day on which the deposit is in time, while the appointment waits for it';
comment on column agendamento.deposito_avisado_em is 'Those who pay were told that the day has come';

-- Of what waits now: the clinic's days, brought forward from a weekend.
update agendamento a set deposito_ate = d.dia - case extract(isodow from d.dia)::int when 6 then 1 when 7 then 2 else 0 end
from (
  select w.id, w.data_agendamento - greatest(1, p.days_in_advance) as dia
  from agendamento w join prestador p on p.id = w.prestador_id
  where w.status_id = 17 and w.data_agendamento is not null) d
where d.id = a.id;

-- The limit as it sorts is the deposit's own while that is what the appointment waits for.
drop view empresa_agendamento;
drop index agendamento_fila_idx, agendamento_proximo_idx;
alter table agendamento drop column prazo_ordem;
alter table agendamento add column prazo_ordem date generated always as (
  case when status_id in (1, 2, 3, 5, 11, 12, 13, 14, 16, 19, 21, 26) then prazo_atendimento
       when status_id = 17 then deposito_ate end) stored;
create index agendamento_fila_idx on agendamento (empresa_id, prazo_ordem, id)
  include (status_id, tipo_exame_id, cliente_id, unidade_id, created_at) where status_id not in (9, 10, 20, 22);
create index agendamento_proximo_idx on agendamento (empresa_id, prazo_ordem, id) where status_id in (1, 2, 14, 16);
-- What searches read, over the new column (0149).
create view empresa_agendamento as
  select a.id, a.empresa_id, a.cliente_id, a.unidade_id, a.status_id, a.tipo_exame_id, a.user_responsavel_id,
    a.direcionar_para_atendente, a.created_at, a.nome_busca, a.cpf_funcionario, a.cliente_ordem, a.tipo_ordem,
    a.status_ordem, a.data_agendamento, a.prazo_ordem
  from agendamento a where a.empresa_id = apto_empresa();
