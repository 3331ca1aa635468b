-- The bell tells who asked for many that their request came to its end.
alter table notificacao
  add column pedido_lote_id integer,
  add foreign key (pedido_lote_id, empresa_id) references pedido_lote (id, empresa_id) on delete cascade,
  drop constraint notificacao_de_algo,
  add constraint notificacao_de_algo check (num_nonnulls(agendamento_id, lote_id, importacao_id, pedido_lote_id) = 1);
create index notificacao_pedido_lote_idx on notificacao (pedido_lote_id) where pedido_lote_id is not null;
