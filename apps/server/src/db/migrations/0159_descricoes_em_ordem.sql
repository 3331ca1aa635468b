-- The exposures stand in the order of their descriptions: a few that are kept normalised, and each with its own in the order of
-- the list. Until now every exposure's description was normalised to be sorted (docs/decisions/0192).
alter table descricao_risco
  add column nome_busca text collate "C" generated always as (apto_normalizar(descricao)) stored;
create index descricao_risco_nome_idx on descricao_risco (empresa_id, nome_busca, id);
drop index perfil_exposicao_descricao_idx;
create index perfil_exposicao_descricao_idx on perfil_exposicao (descricao_risco_id, id);
