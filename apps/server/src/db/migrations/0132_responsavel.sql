-- Who is told about a customer is told about some things, chosen from a list, and maybe of one branch alone. What was typed
-- until now stays, as a note.
alter table responsavel rename column avisos to observacao;
alter table responsavel
  add column avisos text[] check (
    avisos <@ array['AGENDAMENTO', 'ALTERACAO', 'CANCELAMENTO', 'FALTA', 'ASO', 'VENCIMENTO', 'PENDENCIA'] and avisos <> '{}'),
  add column unidade_id integer,
  add constraint responsavel_unidade_id_fkey foreign key (unidade_id, cliente_id) references unidade (id, cliente_id);
create index responsavel_unidade_idx on responsavel (unidade_id) where unidade_id is not null;
