-- Who administers a company sees and ends what its people have open in it (docs/decisions/0216). The row of a session is of
-- the person's own company, which may be another one: both of these are the owner's, and keep to the company of the call.
create view empresa_session as
  select s.numero, c.id as conta_id, apto_empresa() as empresa_id, s.agente, s.ip, s.created_at, s.usado_em, s.expira_em
  from sessao s join usuario c on c.id = coalesce(s.conta_id, s.usuario_id)
  where c.empresa_id = apto_empresa() and s.revogado_em is null;

-- Answers how many were open. Null ends all of them.
create function encerrar_sessoes(conta integer, qual integer) returns integer
  language sql security definer set search_path from current as $$
  with ended as (
    update sessao s set revogado_em = now() from usuario c
    where c.id = conta and c.empresa_id = apto_empresa() and coalesce(s.conta_id, s.usuario_id) = c.id
      and s.revogado_em is null and (qual is null or s.numero = qual)
    returning s.numero)
  select count(*)::integer from ended
$$;
