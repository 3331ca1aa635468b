import { sql, type SQL } from 'drizzle-orm';

/**
 * Whether a bulletin `b` is for a person `u` (docs/decisions/0159): of its profile, and of its customer or group by the
 * customers that their rows give them, whichever of them they look at now.
 */
export const BOLETIM_AUDIENCE: SQL = sql`(u.empresa_id = b.empresa_id and u.tipo = 'interna' and u.ativo
  and (b.perfil_id is null or u.perfil_id = b.perfil_id)
  and (b.cliente_id is null or u.acesso_todos_clientes or exists (
    select from usuario_cliente x where x.usuario_id = u.id and x.cliente_id = b.cliente_id))
  and (b.grupo_id is null or u.acesso_todos_clientes or exists (
    select from usuario_cliente x join cliente c on c.id = x.cliente_id
    where x.usuario_id = u.id and c.grupo_id = b.grupo_id)))`;
