-- A member of the staff may be blocked for a time: out at once, and back as they were (docs/decisions/0148). A CPF is one
-- person's in a company.
alter table usuario add column cpf text, add column bloqueado boolean not null default false;
create unique index usuario_cpf_idx on usuario (empresa_id, cpf) where cpf is not null;
