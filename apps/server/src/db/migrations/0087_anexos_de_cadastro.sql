-- Files are attached to the records of any registry too, by the registry's name.
alter table arquivo drop constraint arquivo_origem_check;
alter table arquivo add constraint arquivo_origem_check
  check (origem in ('AGENDAMENTO', 'PRE_SOLICITACAO') or origem ~ '^[A-Za-z-]{2,40}$');
