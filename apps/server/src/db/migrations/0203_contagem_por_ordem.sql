-- Where a page far into the list by customer or by day of the exam begins (docs/decisions/0240), as the counter by day of
-- creation says it for the list's own order (0003). Of every status, or of the open ones: a change of status within either
-- appends nothing. What the appointment says of its customer is what it is sorted by, and not what the customer says now.
create table agendamento_contagem_cliente (
  empresa_id integer not null,
  cliente_id integer not null,
  aberto boolean not null,
  cliente_ordem text collate "C" not null,
  n bigint not null,
  parcela boolean not null default true
);
create index agendamento_contagem_cliente_idx on agendamento_contagem_cliente (empresa_id, cliente_id) include (aberto, cliente_ordem, n);
create unique index agendamento_contagem_cliente_chave on agendamento_contagem_cliente
  (empresa_id, cliente_id, aberto, cliente_ordem) where not parcela;
create index agendamento_contagem_cliente_parcela_idx on agendamento_contagem_cliente (empresa_id) where parcela;

-- A row without customer is the sum over all customers of the company, for those who see them all.
create table agendamento_contagem_data (
  empresa_id integer not null,
  cliente_id integer,
  aberto boolean not null,
  data_agendamento date,
  n bigint not null,
  parcela boolean not null default true
);
create index agendamento_contagem_data_idx on agendamento_contagem_data (empresa_id, cliente_id) include (aberto, data_agendamento, n);
create unique index agendamento_contagem_data_chave on agendamento_contagem_data
  (empresa_id, cliente_id, aberto, data_agendamento) nulls not distinct where not parcela;
create index agendamento_contagem_data_parcela_idx on agendamento_contagem_data (empresa_id) where parcela;
create index agendamento_contagem_data_zero_idx on agendamento_contagem_data (empresa_id) where n = 0 and not parcela;

create function agendamento_aberto(status smallint) returns boolean
  language sql immutable parallel safe
  as $$ select status not in (9, 10, 20, 22) $$;

create function agendamento_contar_ordem() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into agendamento_contagem_cliente (empresa_id, cliente_id, aberto, cliente_ordem, n)
      select empresa_id, cliente_id, agendamento_aberto(status_id), cliente_ordem, count(*) from novas group by 1, 2, 3, 4;
    insert into agendamento_contagem_data (empresa_id, cliente_id, aberto, data_agendamento, n)
      select empresa_id, cliente_id, aberto, data_agendamento, count(*)
      from (select empresa_id, cliente_id, agendamento_aberto(status_id) as aberto, data_agendamento from novas) x
      group by grouping sets ((empresa_id, cliente_id, aberto, data_agendamento), (empresa_id, aberto, data_agendamento));
  elsif tg_op = 'DELETE' then
    insert into agendamento_contagem_cliente (empresa_id, cliente_id, aberto, cliente_ordem, n)
      select empresa_id, cliente_id, agendamento_aberto(status_id), cliente_ordem, -count(*) from velhas group by 1, 2, 3, 4;
    insert into agendamento_contagem_data (empresa_id, cliente_id, aberto, data_agendamento, n)
      select empresa_id, cliente_id, aberto, data_agendamento, -count(*)
      from (select empresa_id, cliente_id, agendamento_aberto(status_id) as aberto, data_agendamento from velhas) x
      group by grouping sets ((empresa_id, cliente_id, aberto, data_agendamento), (empresa_id, aberto, data_agendamento));
  else
    insert into agendamento_contagem_cliente (empresa_id, cliente_id, aberto, cliente_ordem, n)
      select empresa_id, cliente_id, agendamento_aberto(status_id), cliente_ordem, sum(d)
      from (select empresa_id, cliente_id, status_id, cliente_ordem, 1 as d from novas
            union all select empresa_id, cliente_id, status_id, cliente_ordem, -1 from velhas) x
      group by 1, 2, 3, 4 having sum(d) <> 0;
    insert into agendamento_contagem_data (empresa_id, cliente_id, aberto, data_agendamento, n)
      select empresa_id, cliente_id, aberto, data_agendamento, sum(d)
      from (select empresa_id, cliente_id, agendamento_aberto(status_id) as aberto, data_agendamento, 1 as d from novas
            union all select empresa_id, cliente_id, agendamento_aberto(status_id), data_agendamento, -1 from velhas) x
      group by grouping sets ((empresa_id, cliente_id, aberto, data_agendamento), (empresa_id, aberto, data_agendamento))
      having sum(d) <> 0;
  end if;
  return null;
end $$;

insert into agendamento_contagem_cliente (empresa_id, cliente_id, aberto, cliente_ordem, n, parcela)
  select empresa_id, cliente_id, agendamento_aberto(status_id), cliente_ordem, count(*), false from agendamento group by 1, 2, 3, 4;
insert into agendamento_contagem_data (empresa_id, cliente_id, aberto, data_agendamento, n, parcela)
  select empresa_id, cliente_id, aberto, data_agendamento, count(*), false
  from (select empresa_id, cliente_id, agendamento_aberto(status_id) as aberto, data_agendamento from agendamento) x
  group by grouping sets ((empresa_id, cliente_id, aberto, data_agendamento), (empresa_id, aberto, data_agendamento));

create trigger agendamento_contar_ordem_insercao after insert on agendamento
  referencing new table as novas for each statement execute function agendamento_contar_ordem();
create trigger agendamento_contar_ordem_alteracao after update on agendamento
  referencing new table as novas old table as velhas for each statement execute function agendamento_contar_ordem();
create trigger agendamento_contar_ordem_remocao after delete on agendamento
  referencing old table as velhas for each statement execute function agendamento_contar_ordem();
