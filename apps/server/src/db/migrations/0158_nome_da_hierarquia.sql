-- A hierarchy is named by three records. Sorted and searched by them, every list that it names joined and sorted all of them:
-- the names stand together in its own row, with an index (docs/decisions/0192). What separates them comes before any letter
-- and any space, so that the order is that of the three.
alter table hierarquia add column nome_busca text collate "C";
comment on column hierarquia.nome_busca is 'Names of branch, department and position, normalised, with U+0001 between them';

create function nome_da_hierarquia() returns trigger language plpgsql as $$
begin
  select u.nome_busca || e'\x01' || s.nome_busca || e'\x01' || c.nome_busca into new.nome_busca
  from unidade u, setor s, cargo c where u.id = new.unidade_id and s.id = new.setor_id and c.id = new.cargo_id;
  return new;
end $$;
create trigger nome before insert or update of unidade_id, setor_id, cargo_id on hierarquia
  for each row execute function nome_da_hierarquia();

-- A part that gets another name gives it to its hierarchies, which are no other version for whoever edits them.
create function nome_da_parte() returns trigger language plpgsql as $$
begin
  execute format('update hierarquia set %1$I = %1$I where %1$I = $1', tg_table_name || '_id') using new.id;
  return null;
end $$;
create trigger nome_nas_hierarquias after update of name on unidade for each row
  when (old.name is distinct from new.name) execute function nome_da_parte();
create trigger nome_nas_hierarquias after update of name on setor for each row
  when (old.name is distinct from new.name) execute function nome_da_parte();
create trigger nome_nas_hierarquias after update of name on cargo for each row
  when (old.name is distinct from new.name) execute function nome_da_parte();
drop trigger nova_versao on hierarquia;
create trigger nova_versao before update on hierarquia for each row
  when (old.nome_busca is not distinct from new.nome_busca
    or (old.unidade_id, old.setor_id, old.cargo_id) is distinct from (new.unidade_id, new.setor_id, new.cargo_id))
  execute function nova_versao();

alter table hierarquia disable trigger nova_versao;
update hierarquia h set nome_busca = u.nome_busca || e'\x01' || s.nome_busca || e'\x01' || c.nome_busca
from unidade u, setor s, cargo c where u.id = h.unidade_id and s.id = h.setor_id and c.id = h.cargo_id;
alter table hierarquia enable trigger nova_versao;
create index hierarquia_nome_idx on hierarquia (empresa_id, nome_busca, id) include (cliente_id, unidade_id, ativo);
create index hierarquia_busca_idx on hierarquia using gin (nome_busca gin_trgm_ops);

-- A search reads the view: under a policy LIKE finds no index.
create view empresa_hierarquia as
  select h.id, h.empresa_id, h.cliente_id, h.unidade_id, h.setor_id, h.cargo_id, h.nome_busca, h.bloqueada, h.motivo_bloqueio,
    h.ativo
  from hierarquia h where h.empresa_id = apto_empresa();
