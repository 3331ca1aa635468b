-- Row-level security, the second net: what a statement forgets to ask, the database asks (docs/decisions/0062-…). It holds
-- the application's role (app-role.ts makes it, since roles are not of one database); the owner of the tables, who
-- migrates and runs the jobs, goes past it. Without `apto.empresa` nothing is visible.

create function apto_empresa() returns integer language sql stable parallel safe
  as $$ select nullif(current_setting('apto.empresa', true), '')::integer $$;
comment on function apto_empresa() is 'The company of the call, said by whoever opened the connection for it; null: of none';

-- A part names its company too: a policy that asks the parent of each row has no statistics, and plans of joins go wrong
-- by it. A trigger takes it from the parent, whatever the statement says: under the application's role that is a parent
-- which it can see.
create function empresa_do_ambiente() returns trigger language plpgsql as $$
begin
  select empresa_id into new.empresa_id from ambiente where id = new.ambiente_id;
  return new;
end $$;
create function empresa_da_agenda() returns trigger language plpgsql as $$
begin
  select empresa_id into new.empresa_id from agenda where id = new.agenda_id;
  return new;
end $$;
create function empresa_do_customer() returns trigger language plpgsql as $$
begin
  select empresa_id into new.empresa_id from cliente where id = new.customer_id;
  return new;
end $$;
create function empresa_da_sessao() returns trigger language plpgsql as $$
begin
  select coalesce((select empresa_id from usuario where id = new.usuario_id),
    (select empresa_id from agendamento where id = new.agendamento_id)) into new.empresa_id;
  return new;
end $$;

do $$
declare
  parte text[];
begin
  foreach parte slice 1 in array array[
    ['unidade', 'cliente_id', 'cliente', 'empresa_do_cliente'], ['setor', 'cliente_id', 'cliente', 'empresa_do_cliente'],
    ['cargo', 'cliente_id', 'cliente', 'empresa_do_cliente'], ['hierarquia', 'cliente_id', 'cliente', 'empresa_do_cliente'],
    ['funcionario', 'customer_id', 'cliente', 'empresa_do_customer'],
    ['cliente_metodo_atendimento', 'cliente_id', 'cliente', 'empresa_do_cliente'],
    ['importacao_lote', 'cliente_id', 'cliente', 'empresa_do_cliente'],
    ['funcionario_risco', 'funcionario_id', 'funcionario', 'empresa_do_funcionario'],
    ['prestador_horario', 'prestador_id', 'prestador', 'empresa_do_prestador'],
    ['prestador_ferias', 'prestador_id', 'prestador', 'empresa_do_prestador'],
    ['ambiente', 'prestador_id', 'prestador', 'empresa_do_prestador'],
    ['agenda', 'prestador_id', 'prestador', 'empresa_do_prestador'],
    ['agenda_periodo', 'agenda_id', 'agenda', 'empresa_da_agenda'],
    ['agenda_excecao', 'agenda_id', 'agenda', 'empresa_da_agenda'],
    ['reserva', 'ambiente_id', 'ambiente', 'empresa_do_ambiente'],
    ['usuario_unidade', 'usuario_id', 'usuario', 'empresa_do_usuario'],
    ['agendamento_risco', 'agendamento_id', 'agendamento', 'empresa_do_agendamento'],
    ['agendamento_status', 'agendamento_id', 'agendamento', 'empresa_do_agendamento'],
    ['token_autoagendamento', 'agendamento_id', 'agendamento', 'empresa_do_agendamento']]
  loop
    execute format('alter table %I add column empresa_id integer', parte[1]);
    execute format('update %I p set empresa_id = acima.empresa_id from %I acima where acima.id = p.%I', parte[1], parte[3], parte[2]);
    execute format('alter table %I alter column empresa_id set not null', parte[1]);
    execute format('create trigger empresa_herdada before insert or update of %I, empresa_id on %I for each row execute function %I()',
      parte[2], parte[1], parte[4]);
  end loop;
end $$;

alter table sessao add column empresa_id integer;
update sessao s set empresa_id = coalesce((select u.empresa_id from usuario u where u.id = s.usuario_id),
  (select a.empresa_id from agendamento a where a.id = s.agendamento_id));
alter table sessao alter column empresa_id set not null;
create trigger empresa_herdada before insert or update of usuario_id, agendamento_id, empresa_id on sessao
  for each row execute function empresa_da_sessao();

-- A message is of its request's company; one of no request, of whoever sends it.
alter table mensagem add column empresa_id integer default apto_empresa();
update mensagem m set empresa_id = a.empresa_id from agendamento a where a.id = m.agendamento_id;
create trigger empresa_herdada before insert or update of agendamento_id on mensagem
  for each row when (new.agendamento_id is not null) execute function empresa_do_agendamento();

-- Nothing moves to another company: its parts would stay behind.
create function empresa_fixa() returns trigger language plpgsql as $$
begin
  raise exception 'uma linha de % não passa a outra empresa', tg_table_name using errcode = 'foreign_key_violation';
end $$;
do $$
declare
  tabela text;
begin
  foreach tabela in array array['cliente', 'prestador', 'usuario', 'agendamento'] loop
    execute format('create trigger empresa_fixa before update of empresa_id on %I for each row
      when (old.empresa_id <> new.empresa_id) execute function empresa_fixa()', tabela);
  end loop;
end $$;

-- A kept answer is of the company whose call it answers; of none at the door, where nobody is of one yet.
alter table idempotencia add column empresa_id integer default apto_empresa();
update idempotencia i set empresa_id = u.empresa_id from usuario u where i.ator = 'u:' || u.id;
update idempotencia i set empresa_id = a.empresa_id from agendamento a where i.ator = 'a:' || a.id;

-- A table with `empresa_id` gets its policy at the end of every migration (app-role.ts); these are the others.
alter table empresa enable row level security;
create policy empresa on empresa using (id = apto_empresa());

-- The trail: each company appends to its own. Rows that the system wrote before they named the company are read by their
-- appointment.
alter table auditoria enable row level security;
create policy leitura on auditoria for select using (empresa_id = apto_empresa()
  or (empresa_id is null and recurso = 'agendamento' and exists (select 1 from agendamento a where a.id = auditoria.recurso_id)));
create policy inclusao on auditoria for insert with check (empresa_id = apto_empresa());

-- Employees by name over every customer of a company: with the company ahead of it a page is a walk over its first rows.
drop index funcionario_nome_idx;
create index funcionario_nome_idx on funcionario (empresa_id, nome_busca, id) include (customer_id);

-- LIKE and && are not leakproof: under a policy they would wait for it, and their indexes would be of no use. Whoever
-- searches by them reads these views, which are the owner's and name the company themselves.
create view empresa_funcionario as
  select f.id, f.customer_id, f.nome_busca, f.cpf from funcionario f
  where f.empresa_id = apto_empresa();
create view empresa_reserva as
  select r.id, r.ambiente_id, r.vaga, r.periodo, r.tipo, r.expira_em, r.ativa from reserva r where r.empresa_id = apto_empresa();
