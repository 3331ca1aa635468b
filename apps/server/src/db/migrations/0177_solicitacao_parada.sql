-- What stays in PROCESSANDO_SOLICITACAO is released by time (docs/decisions/0204): looked for every five minutes, among millions.
create index agendamento_solicitacao_parada_idx on agendamento (updated_at, id) where status_id = 21;
