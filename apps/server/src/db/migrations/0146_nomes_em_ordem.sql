-- Branches, departments and positions by the tens of thousands (docs/decisions/0167): their names are kept normalised, as
-- those of customers and employees are, and every order of names has an index that a page walks.
alter table unidade add column nome_busca text collate "C" generated always as (apto_normalizar(name)) stored;
alter table setor add column nome_busca text collate "C" generated always as (apto_normalizar(name)) stored;
alter table cargo add column nome_busca text collate "C" generated always as (apto_normalizar(name)) stored;
create index unidade_nome_idx on unidade (empresa_id, nome_busca, id);
create index setor_nome_idx on setor (empresa_id, nome_busca, id);
create index cargo_nome_idx on cargo (empresa_id, nome_busca, id);
create index cliente_nome_idx on cliente (empresa_id, nome_busca, id);

-- A list by what its records chose walks the names and finds the records of each.
create index hierarquia_cargo_idx on hierarquia (cargo_id, id);
create index hierarquia_setor_idx on hierarquia (setor_id, id);
create index unidade_cidade_idx on unidade (cidade_id) where cidade_id is not null;
create index responsavel_cliente_idx on responsavel (cliente_id);
create index funcionario_hierarquia_idx on funcionario (customer_hierarchy_id) where deleted_at is null;

-- The other columns that the list of employees sorts by.
create index funcionario_ordem_cpf_idx on funcionario (empresa_id, cpf, id) where deleted_at is null;
create index funcionario_admissao_idx on funcionario (empresa_id, admission_date, id) where deleted_at is null;
create index funcionario_situacao_idx on funcionario (empresa_id, situation, id) where deleted_at is null;
create index funcionario_cliente_idx on funcionario (customer_id, id) where deleted_at is null;
