import { autoagendamentoLink, linkWithToken } from '@apto/domain/templates';
import type { Now } from '@apto/domain/time';
import { and, desc, eq, isNull, sql, type SQL } from 'drizzle-orm';
import { z } from 'zod';
import { kept, keptRows, type Kept } from '../db/kept.ts';
import type { Db } from '../db/port.ts';
import { agendamento, tokenAutoagendamento as table } from '../db/schema.ts';
import { decrypt, encrypt, marker } from '../platform/cipher.ts';
import type { Configuration } from '../platform/config.ts';
import type { Ctx } from '../platform/context.ts';
import { notFound } from '../platform/errors.ts';
import { UnknownKeyError } from '../platform/key-ring.ts';
import { doorOf, forgive, triesOf } from '../platform/limits.ts';
import { auditRow } from '../platform/records.ts';
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

const selectSealed = (db: Db) =>
  db
    .select({ sealed: table.tokenCifrado })
    .from(table)
    .innerJoin(agendamento, eq(agendamento.id, table.agendamentoId))
    .where(
      and(
        eq(table.agendamentoId, sql.placeholder('agendamentoId')),
        eq(table.tipo, 'ACOMPANHAR'),
        isNull(table.revogadoEm),
        eq(agendamento.empresaId, sql.placeholder('empresaId')),
      ),
    )
    .orderBy(desc(table.id))
    .limit(1);
/** The live lasting token, sealed; without one where there is none. */
const keptSealed: Kept<
  { agendamentoId: number; empresaId: number },
  Awaited<ReturnType<typeof selectSealed>>
> = kept('link_duradouro', selectSealed);

const v = sql.placeholder;
/** Until when a new one opens where nothing is said of the day; with a day it goes with it (`opensUntil`). */
const NEW_ENDS = sql`((coalesce(visit.day, ${v('today')}::date) + ${DAYS_AFTER + 1}::int)::timestamp
  at time zone 'America/Sao_Paulo')`;

/**
 * The lasting token as ONE statement: the live one, or a new one with its line of the trail; and the tries at the door are
 * forgiven. It answers what there was before; nothing where there is no such appointment.
 */
const takeLasting = keptRows(
  'link_duradouro_tomado',
  z.strictObject({ sealed: z.nullable(z.string()), had: z.boolean() }),
  (ofCall) => sql`with visit as (
        select a.id, a.empresa_id, a.cliente_id, a.data_agendamento as day, t.id as token_id, t.token_cifrado as sealed
        from agendamento a
        left join token_autoagendamento t
          on t.agendamento_id = a.id and t.tipo = 'ACOMPANHAR' and t.revogado_em is null
        where a.id = ${v('agendamentoId')}::int and ${ofCall(sql`a.empresa_id`)}
        order by t.id desc limit 1),
      forgiven as (delete from limite_tentativa where chave >= ${v('first')}::text and chave < ${v('after')}::text),
      issued as (
        insert into token_autoagendamento (agendamento_id, tipo, token_hash, token_cifrado, calendario_hash, expira_em)
        select visit.id, 'ACOMPANHAR', ${v('tokenHash')}::text, ${v('sealed')}::text, ${v('calendarioHash')}::text, ${NEW_ENDS}
        from visit where visit.token_id is null returning id),
      trail as (
        insert into auditoria (sessao_tipo, usuario_id, acao, recurso, recurso_id, empresa_id, cliente_id, ip, dado_de_saude,
          request_id, detalhes)
        select ${v('sessaoTipo')}::text, ${v('usuarioId')}::int, ${v('acao')}::text, ${v('recurso')}::text, visit.id,
          visit.empresa_id, visit.cliente_id, ${v('ip')}::text, ${v('dadoDeSaude')}::boolean, ${v('requestId')}::text,
          ${v('detalhes')}::jsonb
        from visit, issued)
      select visit.sealed, visit.token_id is not null as had from visit`,
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

/** The lasting access that an appointment of a company has, or null. */
export async function readLasting(
  db: Db,
  { keyRing, publicUrl }: Pick<Configuration, 'keyRing' | 'publicUrl'>,
  { id: agendamentoId, empresaId }: { readonly id: number; readonly empresaId: number },
): Promise<LastingAccess | null> {
  const [found] = await keptSealed(db, { agendamentoId, empresaId });
  const token = opened(keyRing, found?.sealed);
  return token === null ? null : accessBy(token, publicUrl);
}

async function revokeLasting(db: Db, now: Now, agendamentoId: number): Promise<void> {
  await db.execute(sql`with dead as (
      update token_autoagendamento set revogado_em = ${now.instant}::timestamptz
      where agendamento_id = ${agendamentoId} and tipo = 'ACOMPANHAR' and revogado_em is null returning id)
    update sessao set revogado_em = ${now.instant}::timestamptz
    where token_id in (select id from dead) and revogado_em is null`);
}

/** For whom it is issued: a call, or the product itself. */
export type Issuing = Pick<Ctx, 'db' | 'now' | 'config' | 'requestId'> & {
  readonly session: Ctx['session'] | 'sistema';
  readonly ip: string | null;
};

/**
 * The lasting access that is about to be sent, made where there is none. Whoever gets it comes in at once, however often
 * they tried another token before. Call it in the transaction that holds the appointment's row.
 * @param renew the old one ends, with the sessions that it opened: it was sent anew because it was lost, or went astray
 * @throws HttpError 404
 */
export async function issueLasting(
  ctx: Issuing,
  { id: agendamentoId, cpf }: { readonly id: number; readonly cpf: string },
  renew = false,
): Promise<LastingAccess> {
  const { db, now, config } = ctx;
  if (renew) await revokeLasting(db, now, agendamentoId);
  const token = generateToken();
  const [{ first, after }, ...ofOtherKeys] = triesOf(config.keyRing, doorOf(cpf));
  await forgive(db, ofOtherKeys);
  const take = async () => {
    const [found] = await takeLasting(db, {
      ...auditRow(ctx.session, ctx, {
        acao: 'EMITIR_LINK',
        recurso: 'agendamento',
        detalhes: { tipo: 'ACOMPANHAR' },
      }),
      agendamentoId,
      today: now.data,
      first,
      after,
      tokenHash: tokenMark(token),
      sealed: encrypt(config.keyRing, token),
      calendarioHash: marker(calendarKey(token)),
    });
    if (!found) throw notFound('agendamento');
    return found;
  };
  const before = await take();
  const live = opened(config.keyRing, before.sealed);
  if (before.had && live === null) {
    // Sealed by a key that is not in the ring any more: nobody can tell it again.
    await revokeLasting(db, now, agendamentoId);
    await take();
  }
  return accessBy(live ?? token, config.publicUrl);
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
