-- The bell tells who sent a spreadsheet that its import came to its end.
alter table notificacao
  add column importacao_id integer,
  add foreign key (importacao_id, empresa_id) references importacao (id, empresa_id) on delete cascade,
  drop constraint notificacao_check,
  add constraint notificacao_de_algo check (num_nonnulls(agendamento_id, lote_id, importacao_id) = 1);
create index notificacao_importacao_idx on notificacao (importacao_id) where importacao_id is not null;
