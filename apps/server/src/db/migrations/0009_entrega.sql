-- Who delivers a message holds its row: a second worker, or a second try of a job whose first one still runs, leaves it.
alter table mensagem add column lease_until timestamptz;
comment on column mensagem.lease_until is 'Until when one worker has it; past, whoever had it is gone';
