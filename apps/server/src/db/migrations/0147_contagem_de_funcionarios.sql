-- How many employees a company has, in which situation and beginning with which letters, without counting a million: as
-- 0003 does for appointments, each statement appends its difference, readers sum, a job folds. Who sees every customer
-- asks it; inside one customer its index is counted.
create table funcionario_contagem (
  empresa_id integer not null,
  situation text not null,
  inicio text collate "C" not null,
  n bigint not null,
  parcela boolean not null default true
);
create index funcionario_contagem_soma_idx on funcionario_contagem (empresa_id, situation, inicio) include (n);
create unique index funcionario_contagem_chave on funcionario_contagem (empresa_id, situation, inicio) where not parcela;
create index funcionario_contagem_parcela_idx on funcionario_contagem (empresa_id) where parcela;

create function funcionario_contar() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into funcionario_contagem (empresa_id, situation, inicio, n)
      select empresa_id, situation, left(nome_busca, 3), count(*) from novas where deleted_at is null group by 1, 2, 3;
  elsif tg_op = 'DELETE' then
    insert into funcionario_contagem (empresa_id, situation, inicio, n)
      select empresa_id, situation, left(nome_busca, 3), -count(*) from velhas where deleted_at is null group by 1, 2, 3;
  else
    insert into funcionario_contagem (empresa_id, situation, inicio, n)
      select empresa_id, situation, left(nome_busca, 3), sum(d)
      from (select *, 1 as d from novas union all select *, -1 from velhas) x
      where deleted_at is null group by 1, 2, 3 having sum(d) <> 0;
  end if;
  return null;
end $$;

insert into funcionario_contagem (empresa_id, situation, inicio, n, parcela)
  select empresa_id, situation, left(nome_busca, 3), count(*), false from funcionario where deleted_at is null group by 1, 2, 3;

create trigger funcionario_contar_insercao after insert on funcionario
  referencing new table as novas for each statement execute function funcionario_contar();
create trigger funcionario_contar_alteracao after update on funcionario
  referencing new table as novas old table as velhas for each statement execute function funcionario_contar();
create trigger funcionario_contar_remocao after delete on funcionario
  referencing old table as velhas for each statement execute function funcionario_contar();

-- A search reads the view alone: with what the lists of employees ask, show first and sort by, nothing is looked up twice.
create or replace view empresa_funcionario as
  select f.id, f.customer_id, f.nome_busca, f.cpf, f.empresa_id, f.customer_hierarchy_id, f.unidade_id, f.situation,
    f.admission_date, f.deleted_at
  from funcionario f where f.empresa_id = apto_empresa();
