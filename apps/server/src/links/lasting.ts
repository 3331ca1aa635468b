import { autoagendamentoLink, linkWithToken } from '@apto/domain/templates';
import { addDays, instantInSaoPaulo, type Now } from '@apto/domain/time';
import { and, desc, eq, isNull, sql, type SQL } from 'drizzle-orm';
import { kept, type Kept, type OfCall } from '../db/kept.ts';
import type { Db } from '../db/port.ts';
import { agendamento, tokenAutoagendamento as table } from '../db/schema.ts';
import { decrypt, encrypt, marker } from '../platform/cipher.ts';
import type { Configuration } from '../platform/config.ts';
import type { Ctx } from '../platform/context.ts';
import { notFound } from '../platform/errors.ts';
import { UnknownKeyError } from '../platform/key-ring.ts';
import { doorOf, forgiveEverywhere } from '../platform/limits.ts';
import { generateToken, normalizeToken, tokenMark } from './repository.ts';

/** Days after the exam on which the link still opens: who was late, or looks for the clinic's telephone. */
const DAYS_AFTER = 1;

/** Until when a link opens, over `agendamento` and `token_autoagendamento`: the lasting one goes with the exam's day. */
const opensUntil: SQL = sql`case when ${table.tipo} = 'ACOMPANHAR' and ${agendamento.dataAgendamento} is not null
  then (${agendamento.dataAgendamento} + ${DAYS_AFTER + 1}::int)::timestamp at time zone 'America/Sao_Paulo'
  else ${table.expiraEm} end`;

/** Whether a link, joined to its appointment, may still open anything. */
export const isLinkOpen = (nowMs: number): SQL =>
  sql`(${table.revogadoEm} is null and ${opensUntil} > ${new Date(nowMs).toISOString()}::timestamptz)`;

/** What the event's address carries: worked out of the token one way, so that it opens no session. 160 bits. */
const calendarKey = (token: string): string => marker(`calendario:${normalizeToken(token)}`).slice(0, 40);

/** Where the employee finds the appointment again, and its event for calendars. */
export interface LastingAccess {
  readonly link: string;
  readonly calendario: string;
}

const accessBy = (token: string, publicUrl: string): LastingAccess => ({
  link: linkWithToken(autoagendamentoLink(publicUrl), token),
  calendario: `${publicUrl}/api/autoagendamento/calendario/${calendarKey(token)}`,
});

const selectVisit = (db: Db, ofCall: OfCall) =>
  db
    .select({
      cpf: agendamento.cpfFuncionario,
      clienteId: agendamento.clienteId,
      day: agendamento.dataAgendamento,
      tokenId: table.id,
      sealed: table.tokenCifrado,
    })
    .from(agendamento)
    .leftJoin(
      table,
      and(eq(table.agendamentoId, agendamento.id), eq(table.tipo, 'ACOMPANHAR'), isNull(table.revogadoEm)),
    )
    .where(and(eq(agendamento.id, sql.placeholder('agendamentoId')), ofCall(agendamento.empresaId)))
    .orderBy(desc(table.id))
    .limit(1);
const keptVisit: Kept<{ agendamentoId: number }, Awaited<ReturnType<typeof selectVisit>>> = kept(
  'link_duradouro',
  selectVisit,
);
/** The appointment with its live lasting token, sealed; without one where there is none. */
async function readVisit(db: Db, agendamentoId: number) {
  const [found] = await keptVisit(db, { agendamentoId });
  return found;
}

const value = sql.placeholder;
const insertLasting = kept('link_duradouro_novo', (db) =>
  db.insert(table).values({
    agendamentoId: value('agendamentoId'),
    tipo: 'ACOMPANHAR',
    tokenHash: value('tokenHash'),
    tokenCifrado: value('sealed'),
    calendarioHash: value('calendarioHash'),
    expiraEm: value('expiraEm'),
  }),
);

/** The token; null where there is none, or its key is not in the ring any more. */
function opened(ring: Configuration['keyRing'], sealed: string | null | undefined): string | null {
  if (!sealed) return null;
  try {
    return decrypt(ring, sealed);
  } catch (error) {
    if (error instanceof UnknownKeyError) return null;
    throw error;
  }
}

/** The lasting access that an appointment has, or null. */
export async function readLasting(
  db: Db,
  { keyRing, publicUrl }: Pick<Configuration, 'keyRing' | 'publicUrl'>,
  agendamentoId: number,
): Promise<LastingAccess | null> {
  const token = opened(keyRing, (await readVisit(db, agendamentoId))?.sealed);
  return token === null ? null : accessBy(token, publicUrl);
}

async function revokeLasting(db: Db, now: Now, agendamentoId: number): Promise<void> {
  await db.execute(sql`with dead as (
      update token_autoagendamento set revogado_em = ${now.instant}::timestamptz
      where agendamento_id = ${agendamentoId} and tipo = 'ACOMPANHAR' and revogado_em is null returning id)
    update sessao set revogado_em = ${now.instant}::timestamptz
    where token_id in (select id from dead) and revogado_em is null`);
}

/**
 * The lasting access that is about to be sent, made where there is none. Whoever gets it comes in at once, however often
 * they tried another token before. Call it in the transaction that holds the appointment's row.
 * @param renew the old one ends, with the sessions that it opened: it was sent anew because it was lost, or went astray
 * @throws HttpError 404
 */
export async function issueLasting(
  ctx: Pick<Ctx, 'db' | 'now' | 'config' | 'audit'>,
  agendamentoId: number,
  renew = false,
): Promise<LastingAccess> {
  const { db, now, config } = ctx;
  const visit = await readVisit(db, agendamentoId);
  if (!visit) throw notFound('agendamento');
  await forgiveEverywhere(db, config.keyRing, doorOf(visit.cpf));
  const live = renew ? null : opened(config.keyRing, visit.sealed);
  if (live !== null) return accessBy(live, config.publicUrl);
  if (visit.tokenId !== null) await revokeLasting(db, now, agendamentoId);
  const token = generateToken();
  await insertLasting(db, {
    agendamentoId,
    tokenHash: tokenMark(token),
    sealed: encrypt(config.keyRing, token),
    calendarioHash: marker(calendarKey(token)),
    expiraEm: instantInSaoPaulo(addDays(visit.day ?? now.data, DAYS_AFTER + 1), '00:00'),
  });
  await ctx.audit({
    acao: 'EMITIR_LINK',
    recurso: 'agendamento',
    recursoId: agendamentoId,
    clienteId: visit.clienteId,
    detalhes: { tipo: 'ACOMPANHAR' },
  });
  return accessBy(token, config.publicUrl);
}

/** The appointment of an event's key, with the access that it belongs to; null for a key that opens nothing. */
export async function agendamentoOfCalendar(db: Db, nowMs: number, key: string): Promise<number | null> {
  const [found] = await db
    .select({ agendamentoId: table.agendamentoId })
    .from(table)
    .innerJoin(agendamento, eq(agendamento.id, table.agendamentoId))
    .where(and(eq(table.calendarioHash, marker(key)), isLinkOpen(nowMs)));
  return found?.agendamentoId ?? null;
}
