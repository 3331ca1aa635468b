-- A pre-request waits under its employee's name, which follows the registry: looked for there, the employee of each of 25,000
-- was read (docs/decisions/0192).
alter table pre_solicitacao add column nome_busca text collate "C";
comment on column pre_solicitacao.nome_busca is 'The employee''s name, normalised';

create function nome_da_pre_solicitacao() returns trigger language plpgsql as $$
begin
  select f.nome_busca into new.nome_busca from funcionario f where f.id = new.funcionario_id;
  return new;
end $$;
create trigger nome before insert or update of funcionario_id on pre_solicitacao
  for each row execute function nome_da_pre_solicitacao();
create function pre_solicitacao_segue_funcionario() returns trigger language plpgsql as $$
begin
  update pre_solicitacao set nome_busca = new.nome_busca where funcionario_id = new.id;
  return null;
end $$;
create trigger pre_solicitacao_segue_funcionario after update of name on funcionario
  for each row when (old.name <> new.name) execute function pre_solicitacao_segue_funcionario();

update pre_solicitacao p set nome_busca = f.nome_busca from funcionario f where f.id = p.funcionario_id;
drop index pre_solicitacao_lista_idx;
create index pre_solicitacao_lista_idx on pre_solicitacao (empresa_id, id desc) include (cliente_id, nome_busca)
  where agendamento_id is null and deleted_at is null;
create index pre_solicitacao_funcionario_idx on pre_solicitacao (funcionario_id);
