-- Whether SOC was asked of somebody while a bulk request is reviewed (docs/decisions/0220). Those that were reviewed before are
-- asked now, if their request was not begun.
alter table pedido_lote_item add column soc_conferido boolean not null default false;
comment on column pedido_lote_item.soc_conferido is 'SOC was asked in the review, or was given up on: it is asked again at the creation';
