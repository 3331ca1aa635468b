import { randomBytes } from 'node:crypto';
import { instanteEmSaoPaulo, somarDias, type Agora, type DataCivil } from '@apto/domain';
import { sql } from 'drizzle-orm';
import type { Db } from '../db/port.ts';
import { marca } from '../platform/cifra.ts';

/** Crockford's base 32: no letter that a person could take for a digit. */
const ALFABETO = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
/** 28 characters of 5 bits: 140 random bits. */
const CARACTERES = 28;
const GRUPO = 4;

/** A new token as a person reads it: seven groups of four, `8K2M-P4TX-…`. */
function gerarToken(): string {
  const sorteio = randomBytes(CARACTERES);
  const texto = Array.from(sorteio, (byte) => ALFABETO[byte % ALFABETO.length]).join('');
  return texto.match(new RegExp(`.{${GRUPO}}`, 'g'))?.join('-') ?? texto;
}

/** The token without what people add or mistake when they type it: case, spaces, dashes, O for 0, I and L for 1. */
function normalizarToken(digitado: string): string {
  return digitado
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, '')
    .replaceAll('O', '0')
    .replace(/[IL]/g, '1');
}

/** What is stored of a token. */
export const marcaDoToken = (digitado: string): string => marca(normalizarToken(digitado));

export interface TokenEmitido {
  token: string;
  expiraEm: string;
}

/**
 * Issues a token for one appointment and revokes the earlier ones, with the sessions that they opened
 * (decision 19). It lives to the end of the last suggested day. Call it inside a transaction that holds the
 * appointment's row.
 */
export async function emitirToken(
  db: Db,
  agora: Agora,
  agendamentoId: number,
  ultimoDia: DataCivil,
): Promise<TokenEmitido> {
  const token = gerarToken();
  const expiraEm = instanteEmSaoPaulo(somarDias(ultimoDia, 1), '00:00');
  await db.execute(
    sql`update token_autoagendamento set revogado_em = ${agora.instante}::timestamptz
        where agendamento_id = ${agendamentoId} and revogado_em is null`,
  );
  await db.execute(
    sql`insert into token_autoagendamento (agendamento_id, token_hash, expira_em)
        values (${agendamentoId}, ${marcaDoToken(token)}, ${expiraEm}::timestamptz)`,
  );
  return { token, expiraEm };
}

/**
 * After the confirmation no token of the appointment opens a session any more. They end instead of being
 * revoked, because a revoked one would close the session that is about to show the confirmation.
 */
export async function encerrarTokens(db: Db, agora: Agora, agendamentoId: number): Promise<void> {
  await db.execute(
    sql`update token_autoagendamento set expira_em = least(expira_em, ${agora.instante}::timestamptz)
        where agendamento_id = ${agendamentoId} and revogado_em is null`,
  );
}
