-- Two that say so at once saw neither the other's: the second waited for the row of before, and then broke the index. They
-- come one after the other now, and each reads what the one before it left.
create or replace function matriz_padrao() returns trigger language plpgsql as $$
begin
  perform pg_advisory_xact_lock(4310187, new.empresa_id::int);
  update matriz_config set padrao = false
    where padrao and empresa_id = new.empresa_id and cliente_id is not distinct from new.cliente_id and id <> new.id;
  return new;
end $$;
