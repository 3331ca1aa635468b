-- Occupational records are kept 20 years after leaving: none goes because the row above it does.
alter table funcionario_risco drop constraint funcionario_risco_funcionario_id_fkey,
  add constraint funcionario_risco_funcionario_id_fkey foreign key (funcionario_id) references funcionario on delete restrict;
alter table funcionario_exame drop constraint funcionario_exame_funcionario_id_fkey,
  add constraint funcionario_exame_funcionario_id_fkey foreign key (funcionario_id) references funcionario on delete restrict;
alter table agendamento_procedimento drop constraint agendamento_procedimento_agendamento_id_fkey,
  add constraint agendamento_procedimento_agendamento_id_fkey foreign key (agendamento_id, empresa_id)
    references agendamento (id, empresa_id) on delete restrict;
alter table agendamento_risco drop constraint agendamento_risco_agendamento_id_fkey,
  add constraint agendamento_risco_agendamento_id_fkey foreign key (agendamento_id) references agendamento on delete restrict;
alter table agendamento_status drop constraint agendamento_status_agendamento_id_fkey,
  add constraint agendamento_status_agendamento_id_fkey foreign key (agendamento_id) references agendamento on delete restrict;
alter table reserva drop constraint reserva_agendamento_id_fkey,
  add constraint reserva_agendamento_id_fkey foreign key (agendamento_id) references agendamento on delete restrict;

-- What was delivered, or given up, keeps no address: only as much of it as lets a person recognise the own.
update mensagem set destino = case canal
    when 'EMAIL' then left(destino, 1) || '***@' || split_part(destino, '@', 2)
    else repeat('*', greatest(length(destino) - 4, 0)) || right(destino, 4) end
  where situacao <> 'PENDENTE';
comment on column mensagem.destino is 'In full only while the message waits; masked once it was delivered or given up';
