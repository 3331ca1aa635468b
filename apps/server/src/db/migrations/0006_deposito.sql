-- Unpaid deposits by exam day: the step that ends them looks here every five minutes.
create index agendamento_deposito_idx on agendamento (data_agendamento, id) where status_id = 17;
