-- Employees by name over every customer of a company; inside one customer funcionario_ordem_idx serves.
create index funcionario_nome_idx on funcionario (nome_busca, id) where deleted_at is null;
