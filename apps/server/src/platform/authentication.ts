import { STATUS } from '@apto/domain/status';
import { and, eq, gt, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { SignJWT } from 'jose';
import { kept } from '../db/kept.ts';
import type { Db } from '../db/port.ts';
import {
  agendamento,
  empresa,
  profile,
  session as sessionTable,
  tokenAutoagendamento,
  user,
} from '../db/schema.ts';
import { random, marker } from './cipher.ts';
import type { SessionEnd } from './errors.ts';
import type { KeyRing } from './key-ring.ts';
import type { InternalSession, Session } from './session.ts';
import { iso } from './sql.ts';
import { readToken } from './token.ts';

/** Hours that a session lives. An employee's is short: it is meant for one visit. */
export const SESSION_HOURS = { interna: 12, prestador: 12, autoagendamento: 2 } as const;

/** Minutes that a session lives unused. */
export const IDLE_MINUTES = { interna: 120, prestador: 120, autoagendamento: 30 } as const;
/** A use is written down when the last one is older: not every call is a write. */
const USE_PRECISION_MS = 60_000;

export interface NewSession {
  kind: Session['kind'];
  usuarioId?: number;
  /** The account of theirs that they are in; absent: their own. */
  contaId?: number;
  agendamentoId?: number;
  tokenId?: number;
  /** For the client's menus only; the server reads its own rows again on every call. */
  permissions?: readonly string[];
  name?: string;
  /** When it ends, where it goes on from another one; absent: its own time from now. */
  endsMs?: number;
  /** From where it is opened: told to its person, who knows their own devices. */
  from?: Caller;
}

/** What a request says of who sends it. */
export interface Caller {
  readonly ip: string;
  readonly userAgent: string | null;
}

/**
 * Records a session and answers its bearer token: a JWT with the session's random id, its kind,
 * `permissions` and `exp` (doc3 §3.5), signed with the ring's current key. Only the id's hash is kept, so the table
 * opens no door.
 */
export async function openSession(
  db: Db,
  { current }: KeyRing,
  nowMs: number,
  opening: NewSession,
): Promise<string> {
  const sid = random(32);
  const expiry = new Date(opening.endsMs ?? nowMs + SESSION_HOURS[opening.kind] * 3_600_000);
  await db.insert(sessionTable).values({
    idHash: marker(sid),
    tipo: opening.kind,
    usuarioId: opening.usuarioId ?? null,
    contaId: opening.contaId ?? null,
    agendamentoId: opening.agendamentoId ?? null,
    tokenId: opening.tokenId ?? null,
    termoAceitoEm: opening.kind === 'autoagendamento' ? new Date(nowMs).toISOString() : null,
    expiraEm: expiry.toISOString(),
    usadoEm: new Date(nowMs).toISOString(),
    ip: opening.from?.ip ?? null,
    agente: opening.from?.userAgent ?? null,
  });
  return new SignJWT({
    kind: opening.kind,
    permissions: [...(opening.permissions ?? [])],
    name: opening.name ?? '',
  })
    .setProtectedHeader({ alg: 'HS256', kid: current.id })
    .setJti(sid)
    .setIssuedAt(Math.floor(nowMs / 1000))
    .setExpirationTime(Math.floor(expiry.getTime() / 1000))
    .setIssuer('apto')
    .sign(current.signature);
}

const s = alias(sessionTable, 's');
/** The person's own account, and the one that they are in. */
const own = alias(user, 'o');
const u = alias(user, 'u');
const t = alias(tokenAutoagendamento, 't');
const a = alias(agendamento, 'a');
const e = alias(empresa, 'e');

export interface LoadedSession {
  session: Session;
  /** The kept mark of the key of the user's company; null when it has none. */
  companyMark: string | null;
}

/** What a user's rows say at this moment of what they may and see. */
const RIGHTS = {
  name: u.name,
  acessoTodosClientes: u.acessoTodosClientes,
  quemAgenda: u.quemAgenda,
  quemAvisa: u.quemAvisa,
  permissoes: profile.permissoes,
  clientes: sql<
    number[] | null
  >`(select array_agg(uc.cliente_id) from usuario_cliente uc where uc.usuario_id = ${u.id})`,
  acessoTodasUnidades: u.acessoTodasUnidades,
  unidades: sql<
    number[] | null
  >`(select array_agg(uu.unidade_id) from usuario_unidade uu where uu.usuario_id = ${u.id})`,
  // Of the person's own account, in whichever of their companies they are.
  lacksSecondFactor: sql<boolean>`${e.exigeSegundoFator} and not exists (
    select from usuario_segundo_fator f where f.usuario_id = ${own.id} and f.confirmado_em is not null)`,
};

/** The session that is open now, with what its user or link may see at this moment; every call asks for its own. */
const readOpen = kept(
  'sessao_aberta',
  (db) =>
    db
      .select({
        idHash: s.idHash,
        tipo: s.tipo,
        usadoEm: s.usadoEm,
        usuarioId: u.id,
        ownId: own.id,
        ownEmpresaId: own.empresaId,
        agendamentoId: s.agendamentoId,
        tokenId: s.tokenId,
        prestadorId: u.prestadorId,
        empresaId: e.id,
        clienteId: a.clienteId,
        ...RIGHTS,
        companyMark: e.chaveMarca,
      })
      .from(s)
      .leftJoin(
        own,
        and(eq(own.id, s.usuarioId), eq(own.ativo, true), eq(own.bloqueado, false), eq(own.tipo, s.tipo)),
      )
      .leftJoin(
        u,
        and(
          eq(u.id, sql`coalesce(${s.contaId}, ${own.id})`),
          eq(sql`coalesce(${u.pessoaId}, ${u.id})`, own.id),
          eq(u.ativo, true),
          eq(u.bloqueado, false),
          eq(u.tipo, s.tipo),
        ),
      )
      .leftJoin(profile, eq(profile.id, u.perfilId))
      .leftJoin(t, and(eq(t.id, s.tokenId), isNull(t.revogadoEm)))
      .leftJoin(a, and(eq(a.id, s.agendamentoId), isNotNull(t.id)))
      .innerJoin(e, and(eq(e.id, sql`coalesce(${u.empresaId}, ${a.empresaId})`), eq(e.ativo, true)))
      .where(
        and(
          eq(s.idHash, sql.placeholder('idHash')),
          isNull(s.revogadoEm),
          gt(s.expiraEm, sql.placeholder('instant')),
        ),
      ),
  'owner',
);

type OpenSession = Awaited<ReturnType<typeof readOpen>>[number];

function build(l: OpenSession): LoadedSession | null {
  const { empresaId } = l;
  if (l.tipo === 'autoagendamento') {
    if (l.agendamentoId === null || l.clienteId === null || l.tokenId === null) return null;
    return {
      companyMark: l.companyMark,
      session: {
        kind: 'autoagendamento',
        idHash: l.idHash,
        agendamentoId: l.agendamentoId,
        clienteId: l.clienteId,
        empresaId,
        tokenId: l.tokenId,
      },
    };
  }
  if (l.usuarioId === null || l.ownId === null || l.ownEmpresaId === null) return null;
  const common = {
    idHash: l.idHash,
    usuarioId: l.usuarioId,
    name: l.name ?? '',
    empresaId,
    permissions: new Set(l.permissoes ?? []),
  };
  if (l.tipo === 'prestador') {
    if (l.prestadorId === null) return null;
    return {
      companyMark: l.companyMark,
      session: { kind: 'prestador', ...common, prestadorId: l.prestadorId },
    };
  }
  return {
    companyMark: l.companyMark,
    session: {
      kind: 'interna',
      ...common,
      own: { usuarioId: l.ownId, empresaId: l.ownEmpresaId },
      ...staffOf({ ...l, usuarioId: l.usuarioId }),
    },
  };
}

type Rights = Pick<OpenSession, keyof typeof RIGHTS | 'empresaId'> & {
  usuarioId: number;
};

const staffOf = (
  l: Rights,
): Pick<InternalSession, 'lacksSecondFactor' | 'quemAgenda' | 'quemAvisa' | 'scope'> => ({
  lacksSecondFactor: l.lacksSecondFactor,
  quemAgenda: l.quemAgenda ?? 'USUARIO_ESCOLHE',
  quemAvisa: l.quemAvisa ?? 'SOLICITANTE',
  scope: {
    empresaId: l.empresaId,
    usuarioId: l.usuarioId,
    clientes: l.acessoTodosClientes === true ? null : (l.clientes ?? []),
    unidades: l.acessoTodasUnidades === true ? null : (l.unidades ?? []),
  },
});

/**
 * A member of staff as a call of theirs would find them now, for work that goes on after the call: rights that were taken
 * meanwhile are gone. null: no longer active.
 */
export async function staffNow(db: Db, usuarioId: number): Promise<InternalSession | null> {
  const [found] = await db
    .select({ ...RIGHTS, empresaId: e.id, ownId: own.id, ownEmpresaId: own.empresaId })
    .from(u)
    .innerJoin(
      own,
      and(eq(own.id, sql`coalesce(${u.pessoaId}, ${u.id})`), eq(own.ativo, true), eq(own.bloqueado, false)),
    )
    .innerJoin(e, and(eq(e.id, u.empresaId), eq(e.ativo, true)))
    .leftJoin(profile, eq(profile.id, u.perfilId))
    .where(and(eq(u.id, usuarioId), eq(u.ativo, true), eq(u.bloqueado, false), eq(u.tipo, 'interna')));
  if (!found) return null;
  return {
    kind: 'interna',
    // Of no session: it may have ended.
    idHash: '',
    usuarioId,
    name: found.name,
    empresaId: found.empresaId,
    own: { usuarioId: found.ownId, empresaId: found.ownEmpresaId },
    permissions: new Set(found.permissoes ?? []),
    ...staffOf({ ...found, usuarioId }),
  };
}

/**
 * The session of a bearer token with the user's present rights, in one statement; null when the
 * token is forged, expired, revoked or long unused, or its user or link is no longer active.
 * @param isUse false for a look that no person caused: it keeps no session alive
 */
export async function readSession(
  db: Db,
  ring: KeyRing,
  nowMs: number,
  token: string,
  isUse = true,
): Promise<LoadedSession | null> {
  const said = await readToken(ring, nowMs, token);
  if (!said) return null;
  const [found] = await readOpen(db, { idHash: marker(said.sid), instant: new Date(nowMs).toISOString() });
  if (!found || found.tipo !== said.type) return null;
  const unusedMs = nowMs - Date.parse(iso(found.usadoEm));
  if (unusedMs > IDLE_MINUTES[found.tipo] * 60_000) return null;
  if (isUse && unusedMs > USE_PRECISION_MS) {
    await db
      .update(sessionTable)
      .set({ usadoEm: new Date(nowMs).toISOString() })
      .where(eq(sessionTable.idHash, found.idHash));
  }
  return build(found);
}

/**
 * Why a session ended before its time. Of a person's: somebody ended it. Of an employee's link: the request is over, or a
 * newer one took its place. Told only to who holds the session's own token; null for every other end.
 */
export async function endOfSession(
  db: Db,
  ring: KeyRing,
  nowMs: number,
  token: string,
): Promise<SessionEnd | null> {
  const said = await readToken(ring, nowMs, token);
  if (!said) return null;
  const idHash = marker(said.sid);
  if (said.type !== 'autoagendamento')
    return (await endedSessions(db, [idHash])).length > 0 ? 'SESSAO_ENCERRADA' : null;
  const [found] = await db
    .select({
      statusId: a.statusId,
      hasSuccessor: sql<boolean>`exists (select from token_autoagendamento n
        where n.agendamento_id = ${t.agendamentoId} and n.tipo = ${t.tipo} and n.revogado_em is null)`,
    })
    .from(s)
    .innerJoin(t, and(eq(t.id, s.tokenId), isNotNull(t.revogadoEm)))
    .innerJoin(a, eq(a.id, s.agendamentoId))
    .where(and(eq(s.idHash, idHash), gt(s.expiraEm, new Date(nowMs).toISOString())));
  if (!found) return null;
  return found.statusId === STATUS.AUTOAGENDAMENTO || found.hasSuccessor
    ? 'LINK_SUBSTITUIDO'
    : 'PEDIDO_ENCERRADO';
}

/** Which of these sessions were ended. */
export async function endedSessions(db: Db, idHashes: readonly string[]): Promise<string[]> {
  if (idHashes.length === 0) return [];
  const ended = await db
    .select({ idHash: sessionTable.idHash })
    .from(sessionTable)
    .where(and(inArray(sessionTable.idHash, [...idHashes]), isNotNull(sessionTable.revogadoEm)));
  return ended.map(({ idHash }) => idHash);
}

/** Channel on which every process hears that sessions were ended. */
export const LOGOUT_CHANNEL = 'apto_sessoes';
