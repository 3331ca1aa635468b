-- The attendants' queue: until when a request is in time, and who has it in hand (docs/decisions/0063).
alter table empresa add column dias_atendimento integer not null default 2 check (dias_atendimento between 1 and 30);
alter table cliente add column dias_atendimento integer check (dias_atendimento between 1 and 30);
comment on column empresa.dias_atendimento is 'SLA setting: working days from the arrival of a request to its schedule';
comment on column cliente.dias_atendimento is 'The customer''s own; null: the company''s';

alter table agendamento add column prazo_atendimento date, add column atendimento_iniciado_em timestamptz;
comment on column agendamento.prazo_atendimento is 'Last day in time, counted from when the request last came to the attendants';
comment on column agendamento.atendimento_iniciado_em is 'An attendant, user_responsavel_id, has it in hand since then';

-- Of what is under way: the second working day after the request, as every company's setting says now.
with dias as (
    select distinct (created_at at time zone 'America/Sao_Paulo')::date as dia from agendamento
    where status_id not in (9, 10, 18, 20, 22)),
  prazos as (
    select d.dia, (
      select u.dia from (select d.dia + n as dia from generate_series(1, 14) n) u
      where extract(isodow from u.dia) < 6
        and to_char(u.dia, 'MM-DD') not in ('01-01', '04-21', '05-01', '09-07', '10-12', '11-02', '11-15', '12-25')
        and (to_char(u.dia, 'MM-DD') <> '11-20' or u.dia < '2024-01-01')
      order by u.dia offset 1 limit 1) as prazo
    from dias d)
update agendamento a set prazo_atendimento = p.prazo from prazos p
where p.dia = (a.created_at at time zone 'America/Sao_Paulo')::date and a.status_id not in (9, 10, 18, 20, 22);

-- Who started it and still answers for it has it.
update agendamento a set atendimento_iniciado_em = s.created_at from agendamento_status s
where s.agendamento_id = a.id and s.acao = 'INICIAR_ATENDIMENTO' and s.autor_id = a.user_responsavel_id
  and a.status_id not in (1, 12, 13, 21, 27);

-- The limit as it sorts: only while the request waits for the attendants' side (domain: RUNNING_STATUSES).
alter table agendamento add column prazo_ordem date generated always as
  (case when status_id in (1, 2, 3, 5, 11, 12, 13, 14, 16, 19, 21, 26) then prazo_atendimento end) stored;

create index agendamento_fila_idx on agendamento (empresa_id, prazo_ordem, id)
  include (status_id, tipo_exame_id, cliente_id, unidade_id, created_at) where status_id not in (9, 10, 20, 22);
-- What the next request is taken from (domain: NEXT_STATUSES).
create index agendamento_proximo_idx on agendamento (empresa_id, prazo_ordem, id) where status_id in (1, 2, 14, 16);
create index agendamento_direcionado_idx on agendamento (empresa_id, created_at desc, id desc)
  where direcionar_para_atendente;
