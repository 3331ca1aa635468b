-- What an upload is to its request is told when it is sent: a draft of the request then keeps its key and nothing else.
do $$
declare
  regra text;
begin
  select conname into strict regra from pg_constraint
  where conrelid = 'arquivo'::regclass and contype = 'c' and pg_get_constraintdef(oid) like '%origem IS NULL) = (tipo IS NULL)%';
  execute format('alter table arquivo drop constraint %I', regra);
end $$;
alter table arquivo add check (origem is null or tipo is not null);
