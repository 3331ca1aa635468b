-- How many hours an exam asks for beforehand, apart from its words, so that a time that makes them hard can be marked
-- (docs/decisions/0116). What the words say of it today is read out of them once.
alter table procedimento
  add column jejum_horas smallint check (jejum_horas between 1 and 48),
  add column repouso_auditivo_horas smallint check (repouso_auditivo_horas between 1 and 48);
update procedimento set jejum_horas = substring(recommendation from '[Jj]ejum de ([1-9][0-9]?) ?h')::smallint
  where substring(recommendation from '[Jj]ejum de ([1-9][0-9]?) ?h')::smallint between 1 and 48;
update procedimento
  set repouso_auditivo_horas = substring(recommendation from '[Rr]epouso auditivo de ([1-9][0-9]?) ?h')::smallint
  where substring(recommendation from '[Rr]epouso auditivo de ([1-9][0-9]?) ?h')::smallint between 1 and 48;
