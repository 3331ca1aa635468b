import { sql } from 'drizzle-orm';
import { normalizeCpf } from '@apto/domain/documents';
import { row, type Db } from '../db/port.ts';
import { openSession } from '../platform/authentication.ts';
import { tokenMark } from '../links/repository.ts';
import { checkPassword } from './password.ts';

export interface CheckedLink {
  tokenId: number;
  agendamentoId: number;
}

/** Wrong CPFs that a link bears before it stops answering, however slowly they are tried. */
const LINK_ATTEMPTS = 20;

/**
 * The link that this CPF and token open, or null. Unknown CPF, wrong token, expired and revoked link
 * look alike and take alike (decision 19).
 */
export async function checkEmployee(
  db: Db,
  nowMs: number,
  username: string,
  token: string,
): Promise<CheckedLink | null> {
  const cpf = normalizeCpf(username);
  const found = await row<{ id: number; agendamento_id: number; same_cpf: boolean }>(
    db,
    sql`update token_autoagendamento t
        set tentativas = t.tentativas + (case when a.cpf_funcionario = ${cpf} then 0 else 1 end)
        from agendamento a
        where a.id = t.agendamento_id and t.token_hash = ${tokenMark(token)} and t.revogado_em is null
          and t.expira_em > ${new Date(nowMs).toISOString()}::timestamptz and t.tentativas < ${LINK_ATTEMPTS}
        returning t.id, t.agendamento_id, a.cpf_funcionario = ${cpf} as same_cpf`,
  );
  // The work of a password, so that this door takes as long as the other.
  await checkPassword(null, token);
  return found?.same_cpf ? { tokenId: found.id, agendamentoId: found.agendamento_id } : null;
}

export async function openForEmployee(
  db: Db,
  secret: string,
  nowMs: number,
  link: CheckedLink,
): Promise<string> {
  await db.execute(
    sql`update token_autoagendamento set usado_em = coalesce(usado_em, now()) where id = ${link.tokenId}`,
  );
  return openSession(db, secret, nowMs, { tipo: 'autoagendamento', ...link });
}
