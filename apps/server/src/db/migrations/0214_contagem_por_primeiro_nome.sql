-- Where a page far into the list by employee begins (docs/decisions/0258), as 0203 says it for the customer and the exam's
-- day. By the first name, of which there are some hundreds, and not by the name, of which there are nearly as many as people.
-- It ends where the first character stands that is not above the space: whoever is sorted between a name and the same one
-- followed by "!" has it, and nobody else.
create function primeiro_nome(nome text) returns text
  language sql immutable strict parallel safe
  as $$ select substring(nome from E'^[^\\x01-\\x20]*') $$;

-- A row without customer is the sum over all customers of the company, for those who see them all.
create table agendamento_contagem_primeiro (
  empresa_id integer not null,
  cliente_id integer,
  aberto boolean not null,
  primeiro_nome text collate "C" not null,
  n bigint not null,
  parcela boolean not null default true
);
create index agendamento_contagem_primeiro_idx on agendamento_contagem_primeiro (empresa_id, cliente_id) include (aberto, primeiro_nome, n);
create unique index agendamento_contagem_primeiro_chave on agendamento_contagem_primeiro
  (empresa_id, cliente_id, aberto, primeiro_nome) nulls not distinct where not parcela;
create index agendamento_contagem_primeiro_parcela_idx on agendamento_contagem_primeiro (empresa_id) where parcela;
create index agendamento_contagem_primeiro_zero_idx on agendamento_contagem_primeiro (empresa_id) where n = 0 and not parcela;

-- All of it is one comparison of what was with what is: a change of status within the open ones, or outside them, and of
-- anything that is not the name, appends nothing.
create function agendamento_contar_primeiros() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into agendamento_contagem_primeiro (empresa_id, cliente_id, aberto, primeiro_nome, n)
      select empresa_id, cliente_id, aberto, nome, count(*)
      from (select empresa_id, cliente_id, agendamento_aberto(status_id) as aberto, primeiro_nome(nome_busca) as nome from novas) x
      group by grouping sets ((empresa_id, cliente_id, aberto, nome), (empresa_id, aberto, nome));
  elsif tg_op = 'DELETE' then
    insert into agendamento_contagem_primeiro (empresa_id, cliente_id, aberto, primeiro_nome, n)
      select empresa_id, cliente_id, aberto, nome, -count(*)
      from (select empresa_id, cliente_id, agendamento_aberto(status_id) as aberto, primeiro_nome(nome_busca) as nome from velhas) x
      group by grouping sets ((empresa_id, cliente_id, aberto, nome), (empresa_id, aberto, nome));
  else
    insert into agendamento_contagem_primeiro (empresa_id, cliente_id, aberto, primeiro_nome, n)
      select empresa_id, cliente_id, aberto, nome, sum(d)
      from (select empresa_id, cliente_id, agendamento_aberto(status_id) as aberto, primeiro_nome(nome_busca) as nome, 1 as d from novas
            union all select empresa_id, cliente_id, agendamento_aberto(status_id), primeiro_nome(nome_busca), -1 from velhas) x
      group by grouping sets ((empresa_id, cliente_id, aberto, nome), (empresa_id, aberto, nome))
      having sum(d) <> 0;
  end if;
  return null;
end $$;

insert into agendamento_contagem_primeiro (empresa_id, cliente_id, aberto, primeiro_nome, n, parcela)
  select empresa_id, cliente_id, aberto, nome, count(*), false
  from (select empresa_id, cliente_id, agendamento_aberto(status_id) as aberto, primeiro_nome(nome_busca) as nome from agendamento) x
  group by grouping sets ((empresa_id, cliente_id, aberto, nome), (empresa_id, aberto, nome));

create trigger agendamento_contar_primeiros_insercao after insert on agendamento
  referencing new table as novas for each statement execute function agendamento_contar_primeiros();
create trigger agendamento_contar_primeiros_alteracao after update on agendamento
  referencing new table as novas old table as velhas for each statement execute function agendamento_contar_primeiros();
create trigger agendamento_contar_primeiros_remocao after delete on agendamento
  referencing old table as velhas for each statement execute function agendamento_contar_primeiros();

