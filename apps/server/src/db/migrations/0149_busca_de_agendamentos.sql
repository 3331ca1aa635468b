-- The list is searched in what its rows say, and not in the employees (docs/decisions/0170): beside a million of them, a
-- name that many bear was read from every employee and joined with every appointment. The name and the CPF that an
-- appointment carries follow the employee's, so that both searches find the same.
update agendamento a set nome_funcionario = f.name, cpf_funcionario = f.cpf
  from funcionario f
  where f.id = a.funcionario_id and (a.nome_funcionario <> f.name or a.cpf_funcionario <> f.cpf);

create function agendamento_segue_funcionario() returns trigger language plpgsql as $$
begin
  update agendamento set nome_funcionario = new.name, cpf_funcionario = new.cpf where funcionario_id = new.id;
  return null;
end $$;
create trigger agendamento_segue_funcionario after update of name, cpf on funcionario
  for each row when (old.name <> new.name or old.cpf <> new.cpf) execute function agendamento_segue_funcionario();

create index agendamento_busca_idx on agendamento using gin (nome_busca gin_trgm_ops, cpf_funcionario gin_trgm_ops);
create index agendamento_busca_aberta_idx on agendamento using gin (nome_busca gin_trgm_ops, cpf_funcionario gin_trgm_ops)
  where status_id not in (9, 10, 20, 22);

-- The list's own order is walked for what a search finds, far into it as well: the name beside it, nothing is read from the
-- table on the way.
drop index agendamento_lista_idx, agendamento_lista_aberta_idx;
create index agendamento_lista_idx on agendamento (empresa_id, created_at desc, id desc)
  include (status_id, tipo_exame_id, cliente_id, unidade_id, funcionario_id, nome_busca);
create index agendamento_lista_aberta_idx on agendamento (empresa_id, created_at desc, id desc)
  include (status_id, tipo_exame_id, cliente_id, unidade_id, funcionario_id, nome_busca) where status_id not in (9, 10, 20, 22);

-- LIKE finds no index under a policy: searches read this view, which is the owner's and names the company itself.
create view empresa_agendamento as
  select a.id, a.empresa_id, a.cliente_id, a.unidade_id, a.status_id, a.tipo_exame_id, a.user_responsavel_id,
    a.direcionar_para_atendente, a.created_at, a.nome_busca, a.cpf_funcionario, a.cliente_ordem, a.tipo_ordem,
    a.status_ordem, a.data_agendamento, a.prazo_ordem
  from agendamento a where a.empresa_id = apto_empresa();
