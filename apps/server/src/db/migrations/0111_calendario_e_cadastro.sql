-- The calendar orders the rows of its days by their hour and searches them by their employee: without both in the index of
-- the days it read every row of a month from the table, seconds of a million appointments.
drop index agendamento_data_idx, agendamento_data_aberta_idx;
create index agendamento_data_idx on agendamento (empresa_id, data_agendamento, id)
  include (status_id, tipo_exame_id, cliente_id, unidade_id, created_at, hora_agendamento, funcionario_id);
create index agendamento_data_aberta_idx on agendamento (empresa_id, data_agendamento, id)
  include (status_id, tipo_exame_id, cliente_id, unidade_id, created_at, hora_agendamento, funcionario_id)
  where status_id not in (9, 10, 20, 22);

-- What the lists of employees skip is in the index that they walk; what they count, in a narrow one.
drop index funcionario_nome_idx;
create index funcionario_nome_idx on funcionario (empresa_id, nome_busca, id)
  include (customer_id, unidade_id, situation) where deleted_at is null;
create index funcionario_contagem_idx on funcionario (empresa_id, customer_id, situation, unidade_id)
  where deleted_at is null;

-- Undoing asks for the links that a request had; deleting an employee, for what was ever held for them.
create index token_autoagendamento_agendamento_idx on token_autoagendamento (agendamento_id, id desc);
create index reserva_funcionario_idx on reserva (funcionario_id);
