-- Employees by hierarchy: each hierarchy gives its own in order, however many they are.
drop index funcionario_hierarquia_idx;
create index funcionario_hierarquia_idx on funcionario (customer_hierarchy_id, id) include (empresa_id) where deleted_at is null;
