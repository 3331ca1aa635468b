-- A clinic is found by the name that people call it by, too.
alter table prestador add column fantasia_busca text generated always as (apto_normalizar(trade_name)) stored;
create index prestador_fantasia_busca_idx on prestador using gin (fantasia_busca gin_trgm_ops);
