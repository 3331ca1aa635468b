-- Somebody who enters by one company may be invited to another (docs/decisions/0216). A login is taken when an invitation is
-- accepted, and no longer when it is sent: whoever invites cannot tell who has one.
update usuario set username = null
  where tipo = 'interna' and senha_hash is null and pessoa_id is null and username is not null;
-- Nobody is invited twice to one company.
create unique index usuario_convidado_idx on usuario (empresa_id, lower(email))
  where tipo = 'interna' and senha_hash is null and pessoa_id is null;

-- Whether a login is a clinic's: it enters by another door and can be of no staff. It is the owner's: logins are one for all
-- companies.
create function entrada_de_clinica(entrada text) returns boolean
  language sql stable security definer set search_path from current as $$
  select exists (select from usuario where lower(username) = lower(entrada) and tipo = 'prestador')
$$;
