import { randomBytes } from 'node:crypto';
import { instantInSaoPaulo, addDays, type Now, type CivilDate } from '@apto/domain/time';
import { and, desc, eq, inArray, sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import type { Db } from '../db/port.ts';
import { message } from '../db/schema.ts';
import { marker } from '../platform/cipher.ts';

/** Crockford's base 32: no letter that a person could take for a digit. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
/** 28 characters of 5 bits: 140 random bits. */
const CHARACTER_COUNT = 28;
const GROUP = 4;

/** A new token as a person reads it: seven groups of four, `8K2M-P4TX-…`. */
export function generateToken(): string {
  const drawnBytes = randomBytes(CHARACTER_COUNT);
  const text = Array.from(drawnBytes, (byte) => ALPHABET[byte % ALPHABET.length]).join('');
  return text.match(new RegExp(`.{${GROUP}}`, 'g'))?.join('-') ?? text;
}

/** The token without what people add or mistake when they type it: case, spaces, dashes, O for 0, I and L for 1. */
export function normalizeToken(typed: string): string {
  return typed
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, '')
    .replaceAll('O', '0')
    .replace(/[IL]/g, '1');
}

/** What is stored of a token. */
export const tokenMark = (typed: string): string => marker(normalizeToken(typed));

export interface IssuedToken {
  token: string;
  expiraEm: string;
}

/**
 * Issues a token for one appointment and revokes the earlier ones, with the sessions that they opened
 * (decision 19). It lives to the end of the last suggested day. Call it inside a transaction that holds the
 * appointment's row.
 */
export async function issueToken(
  db: Db,
  now: Now,
  agendamentoId: number,
  lastDay: CivilDate,
): Promise<IssuedToken> {
  const token = generateToken();
  const expiraEm = instantInSaoPaulo(addDays(lastDay, 1), '00:00');
  await db.execute(
    sql`update token_autoagendamento set revogado_em = ${now.instant}::timestamptz
        where agendamento_id = ${agendamentoId} and tipo = 'AGENDAR' and revogado_em is null`,
  );
  await db.execute(
    sql`insert into token_autoagendamento (agendamento_id, token_hash, expira_em)
        values (${agendamentoId}, ${tokenMark(token)}, ${expiraEm}::timestamptz)`,
  );
  return { token, expiraEm };
}

/**
 * After the confirmation no token that books opens a session any more. They end instead of being
 * revoked, because a revoked one would close the session that is about to show the confirmation.
 */
export async function endTokens(db: Db, now: Now, agendamentoId: number): Promise<void> {
  await db.execute(sql`update token_autoagendamento set expira_em = least(expira_em, ${now.instant}::timestamptz)
    where agendamento_id = ${agendamentoId} and tipo = 'AGENDAR' and revogado_em is null`);
}

/** Ends every link of an appointment and the sessions opened with them (decision 19: on resend and on confirmation). */
export async function revokeLinks(db: Db, agendamentoId: number): Promise<void> {
  await db.execute(sql`with mortos as (
      update token_autoagendamento set revogado_em = now()
      where agendamento_id = ${agendamentoId} and revogado_em is null returning id)
    update sessao set revogado_em = now() where token_id in (select id from mortos) and revogado_em is null`);
}

/** The message with the newest link. */
export const selectInvite = (db: Db, agendamentoId: SQLWrapper | number, more?: SQL) =>
  db
    .select({ canal: message.canal })
    .from(message)
    .where(
      and(
        eq(message.agendamentoId, agendamentoId),
        inArray(message.tipo, ['LINK_AUTOAGENDAMENTO', 'PEDIDO_CONFIRMACAO']),
        more,
      ),
    )
    .orderBy(desc(message.id))
    .limit(1);
