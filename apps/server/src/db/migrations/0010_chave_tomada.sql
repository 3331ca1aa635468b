-- A call that asks somebody outside before it writes takes its key first. Whoever holds the key says until when: past,
-- it is gone, and the next try takes over.
alter table idempotencia add column claim text, add column lease_until timestamptz;
comment on column idempotencia.claim is 'Who holds the key while there is no answer; null where one transaction takes the key and answers';
