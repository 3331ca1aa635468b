-- How many appointments bear a name, so that a search over every status sums names and does not count rows
-- (docs/decisions/0240): a name stands here once for each customer, however many appointments bear it. As 0003 does, each
-- statement appends its difference, readers sum, a job folds. A change of status appends nothing.
create table agendamento_contagem_nome (
  empresa_id integer not null,
  cliente_id integer not null,
  nome_busca text collate "C" not null,
  n bigint not null,
  parcela boolean not null default true
);
create index agendamento_contagem_nome_busca_idx on agendamento_contagem_nome using gin (nome_busca gin_trgm_ops);
create unique index agendamento_contagem_nome_chave on agendamento_contagem_nome (empresa_id, cliente_id, nome_busca)
  where not parcela;
create index agendamento_contagem_nome_cliente_idx on agendamento_contagem_nome (empresa_id, cliente_id);
create index agendamento_contagem_nome_parcela_idx on agendamento_contagem_nome (empresa_id) where parcela;
-- What the job throws away, without reading every name.
create index agendamento_contagem_nome_zero_idx on agendamento_contagem_nome (empresa_id) where n = 0 and not parcela;

create function agendamento_contar_nomes() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into agendamento_contagem_nome (empresa_id, cliente_id, nome_busca, n)
      select empresa_id, cliente_id, nome_busca, count(*) from novas group by 1, 2, 3;
  elsif tg_op = 'DELETE' then
    insert into agendamento_contagem_nome (empresa_id, cliente_id, nome_busca, n)
      select empresa_id, cliente_id, nome_busca, -count(*) from velhas group by 1, 2, 3;
  else
    insert into agendamento_contagem_nome (empresa_id, cliente_id, nome_busca, n)
      select empresa_id, cliente_id, nome_busca, sum(d)
      from (select empresa_id, cliente_id, nome_busca, 1 as d from novas
            union all select empresa_id, cliente_id, nome_busca, -1 from velhas) x
      group by 1, 2, 3 having sum(d) <> 0;
  end if;
  return null;
end $$;

insert into agendamento_contagem_nome (empresa_id, cliente_id, nome_busca, n, parcela)
  select empresa_id, cliente_id, nome_busca, count(*), false from agendamento group by 1, 2, 3;

create trigger agendamento_contar_nomes_insercao after insert on agendamento
  referencing new table as novas for each statement execute function agendamento_contar_nomes();
create trigger agendamento_contar_nomes_alteracao after update on agendamento
  referencing new table as novas old table as velhas for each statement execute function agendamento_contar_nomes();
create trigger agendamento_contar_nomes_remocao after delete on agendamento
  referencing old table as velhas for each statement execute function agendamento_contar_nomes();

-- LIKE finds no index under a policy: the owner's view, which names the company itself (0149).
create view empresa_contagem_nome as
  select n.empresa_id, n.cliente_id, n.nome_busca, n.n from agendamento_contagem_nome n where n.empresa_id = apto_empresa();
