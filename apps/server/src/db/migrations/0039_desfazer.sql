-- Undoing a cancellation takes back the places that it freed, and no older ones (docs/decisions/0069).
alter table reserva add column liberada_em timestamptz;
comment on column reserva.liberada_em is 'When a person''s change of status freed it: the moment of its status record';
