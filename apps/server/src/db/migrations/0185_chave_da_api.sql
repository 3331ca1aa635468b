-- A company's API key is kept as a mark of it, with its last letters and when it was made (docs/decisions/0209). The mark made
-- here has no key of the product's: SQL does not know it, and the start that comes after adds it.
alter table empresa
  add column chave_marca text,
  add column chave_final text check (length(chave_final) = 4),
  add column chave_criada_em timestamptz,
  add check (num_nonnulls(chave_marca, chave_final, chave_criada_em) in (0, 3));

-- A key is no part of the record that a form holds: another one makes no other version of it.
drop trigger nova_versao on empresa;
create trigger nova_versao before update on empresa
  for each row when (old.chave_marca is not distinct from new.chave_marca) execute function nova_versao();

update empresa set chave_marca = encode(sha256(convert_to(api_key, 'UTF8')), 'hex'), chave_final = right(api_key, 4),
  chave_criada_em = created_at
where length(api_key) >= 4;

alter table empresa drop column api_key;
create unique index empresa_chave_idx on empresa (chave_marca);
comment on column empresa.chave_marca is 'HMAC of the key by the ring, after the ring key''s id; before the first start after 0185, its plain SHA-256';
