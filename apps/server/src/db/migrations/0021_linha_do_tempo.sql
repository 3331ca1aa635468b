-- A status record and the audit row of the same change are one event: the timeline tells it once, with its origin.
alter table agendamento_status add column auditoria_id bigint;
create unique index agendamento_status_auditoria_idx on agendamento_status (auditoria_id) where auditoria_id is not null;

-- Of what was written before: the n-th change of an appointment to a status is the n-th audit row that says so.
with registros as (
    select id, agendamento_id, de, para,
      row_number() over (partition by agendamento_id, de, para order by id) as n
    from agendamento_status),
  rastro as (
    select id, recurso_id, (detalhes->>'de')::smallint as de, (detalhes->>'para')::smallint as para,
      row_number() over (partition by recurso_id, detalhes->>'de', detalhes->>'para' order by id) as n
    from auditoria where recurso = 'agendamento' and detalhes ? 'para'),
  nascimentos as (
    select distinct on (recurso_id) id, recurso_id from auditoria
    where recurso = 'agendamento' and acao = 'CRIAR' order by recurso_id, id)
update agendamento_status s set auditoria_id = coalesce(
    (select t.id from rastro t where t.recurso_id = r.agendamento_id and t.de is not distinct from r.de
      and t.para = r.para and t.n = r.n),
    (select b.id from nascimentos b where b.recurso_id = r.agendamento_id and r.de is null and r.n = 1))
from registros r where r.id = s.id;
