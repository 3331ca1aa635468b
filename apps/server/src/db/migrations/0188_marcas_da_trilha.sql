-- Before marks that need the product's key, the trail kept a plain hash of who tried to enter: all CPFs are hashed in
-- seconds. Each takes another form, of a key that exists in this transaction alone: rows of one person still show that they
-- are of one person, and nobody finds out of whom. Nothing else of a row changes, and the trail is closed again.
do $$
declare
  pepper constant text := gen_random_uuid()::text || gen_random_uuid()::text;
begin
  alter table auditoria disable trigger auditoria_imutavel;
  update auditoria set detalhes = jsonb_set(detalhes, '{tried}',
      to_jsonb('antiga.' || encode(sha256(convert_to(pepper || (detalhes ->> 'tried'), 'UTF8')), 'hex')))
    where detalhes ->> 'tried' ~ '^[0-9a-f]{64}$';
  alter table auditoria enable trigger auditoria_imutavel;
end $$;
