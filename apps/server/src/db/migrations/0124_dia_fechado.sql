-- A day that a clinic closes moves who loses their place, as one go (docs/decisions/0143): each row says from where and to where, and the
-- go which agendas it closed, so that both can be taken back.
alter table lote drop constraint lote_acao_check;
alter table lote add constraint lote_acao_check check (acao in ('EXPORTAR', 'REENVIAR_KIT', 'MENSAGEM', 'CANCELAR', 'REMARCAR'));
alter table lote add column dados jsonb;
alter table lote_item add column dados jsonb;
comment on column lote.dados is 'Of a closed day: the clinic, the day, and the agendas that it closed';
comment on column lote_item.dados is 'Of a move: from where and to where';
