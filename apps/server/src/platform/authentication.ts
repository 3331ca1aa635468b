import { sql } from 'drizzle-orm';
import { jwtVerify, SignJWT } from 'jose';
import { row, type Db } from '../db/port.ts';
import { session as sessionTable } from '../db/schema.ts';
import { random, marker } from './cipher.ts';
import type { Session } from './session.ts';

/** Hours that a session lives. An employee's is short: it is meant for one visit. */
export const SESSION_HOURS = { interna: 12, prestador: 12, autoagendamento: 2 } as const;

export interface NewSession {
  tipo: Session['tipo'];
  usuarioId?: number;
  agendamentoId?: number;
  tokenId?: number;
  /** For the client's menus only; the server reads its own rows again on every call. */
  permissoes?: readonly string[];
  nome?: string;
}

const keyOf = (secret: string): Uint8Array => new TextEncoder().encode(secret);

/**
 * Records a session and answers its bearer token: a JWT with the session's random id, its kind,
 * `permissions` and `exp` (doc3 §3.5). Only the id's hash is kept, so the table opens no door.
 */
export async function openSession(
  db: Db,
  secret: string,
  nowMs: number,
  opening: NewSession,
): Promise<string> {
  const sid = random(32);
  const expiry = new Date(nowMs + SESSION_HOURS[opening.tipo] * 3_600_000);
  await db.insert(sessionTable).values({
    idHash: marker(sid),
    tipo: opening.tipo,
    usuarioId: opening.usuarioId ?? null,
    agendamentoId: opening.agendamentoId ?? null,
    tokenId: opening.tokenId ?? null,
    termoAceitoEm: opening.tipo === 'autoagendamento' ? new Date(nowMs).toISOString() : null,
    expiraEm: expiry.toISOString(),
  });
  return new SignJWT({
    kind: opening.tipo,
    permissions: [...(opening.permissoes ?? [])],
    name: opening.nome ?? '',
  })
    .setProtectedHeader({ alg: 'HS256' })
    .setJti(sid)
    .setIssuedAt(Math.floor(nowMs / 1000))
    .setExpirationTime(Math.floor(expiry.getTime() / 1000))
    .setIssuer('apto')
    .sign(keyOf(secret));
}

interface SessionRow {
  id_hash: string;
  tipo: Session['tipo'];
  usuario_id: number | null;
  agendamento_id: number | null;
  token_id: number | null;
  name: string | null;
  empresa_id: number | null;
  cliente_id: number | null;
  prestador_id: number | null;
  acesso_todos_clientes: boolean | null;
  quem_agenda: string | null;
  quem_avisa: string | null;
  permissoes: string[] | null;
  api_key: string | null;
  clientes: number[] | null;
  unidades: number[] | null;
}

export interface LoadedSession {
  session: Session;
  /** Key of the user's company; null when it has none. */
  apiKey: string | null;
}

function build(l: SessionRow): LoadedSession | null {
  const empresaId = l.empresa_id;
  if (empresaId === null) return null;
  if (l.tipo === 'autoagendamento') {
    if (l.agendamento_id === null || l.cliente_id === null || l.token_id === null) return null;
    return {
      apiKey: l.api_key,
      session: {
        tipo: 'autoagendamento',
        idHash: l.id_hash,
        agendamentoId: l.agendamento_id,
        clienteId: l.cliente_id,
        empresaId,
        tokenId: l.token_id,
      },
    };
  }
  if (l.usuario_id === null) return null;
  const common = {
    idHash: l.id_hash,
    usuarioId: l.usuario_id,
    nome: l.name ?? '',
    empresaId,
    permissoes: new Set(l.permissoes ?? []),
  };
  if (l.tipo === 'prestador') {
    if (l.prestador_id === null) return null;
    return { apiKey: l.api_key, session: { tipo: 'prestador', ...common, prestadorId: l.prestador_id } };
  }
  const unidades = l.unidades ?? [];
  return {
    apiKey: l.api_key,
    session: {
      tipo: 'interna',
      ...common,
      quemAgenda: l.quem_agenda ?? 'USUARIO_ESCOLHE',
      quemAvisa: l.quem_avisa ?? 'SOLICITANTE',
      scope: {
        empresaId,
        clientes: l.acesso_todos_clientes === true ? null : (l.clientes ?? []),
        unidades: unidades.length > 0 ? unidades : null,
      },
    },
  };
}

/**
 * The session of a bearer token with the user's present rights, in one statement; null when the
 * token is forged, expired or revoked, or its user or link is no longer active.
 */
export async function readSession(
  db: Db,
  secret: string,
  nowMs: number,
  token: string,
): Promise<LoadedSession | null> {
  let sid: string | undefined;
  let type: unknown;
  try {
    const { payload } = await jwtVerify(token, keyOf(secret), {
      algorithms: ['HS256'],
      issuer: 'apto',
      currentDate: new Date(nowMs),
    });
    sid = payload.jti;
    type = payload['kind'];
  } catch {
    return null;
  }
  if (!sid) return null;
  const found = await row<SessionRow>(
    db,
    sql`select s.id_hash, s.tipo, s.usuario_id, s.agendamento_id, s.token_id, u.name, u.prestador_id,
          coalesce(u.empresa_id, a.empresa_id) as empresa_id, a.cliente_id, u.acesso_todos_clientes,
          u.quem_agenda, u.quem_avisa, p.permissoes, e.api_key,
          (select array_agg(uc.cliente_id) from usuario_cliente uc where uc.usuario_id = u.id) as clientes,
          (select array_agg(uu.unidade_id) from usuario_unidade uu where uu.usuario_id = u.id) as unidades
        from sessao s
        left join usuario u on u.id = s.usuario_id and u.ativo and u.tipo = s.tipo
        left join perfil p on p.id = u.perfil_id
        left join token_autoagendamento t on t.id = s.token_id and t.revogado_em is null
        left join agendamento a on a.id = s.agendamento_id and t.id is not null
        left join empresa e on e.id = coalesce(u.empresa_id, a.empresa_id) and e.ativo
        where s.id_hash = ${marker(sid)} and s.revogado_em is null
          and s.expira_em > ${new Date(nowMs).toISOString()}::timestamptz and e.id is not null`,
  );
  return found && found.tipo === type ? build(found) : null;
}
