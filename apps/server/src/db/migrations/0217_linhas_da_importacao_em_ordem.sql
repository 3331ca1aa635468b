-- The rows of an import in their order, as a company finds them: of rows that are not in the statistics yet, the index by
-- company seemed to make it cheap to read all of them and sort (docs/decisions/0288).
create index importacao_linha_ordem_idx on importacao_linha (importacao_id, empresa_id, linha);
drop index importacao_linha_empresa_idx;
