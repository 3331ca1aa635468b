-- The street of a CEP that was typed before is offered when it is typed again (docs/gateways.md).
create index cliente_cep_idx on cliente (empresa_id, zip_code) where zip_code is not null;
create index unidade_cep_idx on unidade (empresa_id, zip_code) where zip_code is not null;
create index prestador_cep_idx on prestador (empresa_id, zip_code) where zip_code is not null;
