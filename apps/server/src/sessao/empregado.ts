import { sql } from 'drizzle-orm';
import { normalizarCpf } from '@apto/domain';
import { linha, type Db } from '../db/port.ts';
import { abrirSessao } from '../platform/autenticacao.ts';
import { marcaDoToken } from '../autoagendamento/token.ts';
import { conferirSenha } from './senha.ts';

export interface LinkConferido {
  tokenId: number;
  agendamentoId: number;
}

/** Wrong CPFs that a link bears before it stops answering, however slowly they are tried. */
const TENTATIVAS_DO_LINK = 20;

/**
 * The link that this CPF and token open, or null. Unknown CPF, wrong token, expired and revoked link
 * look alike and take alike (decision 19).
 */
export async function conferirEmpregado(
  db: Db,
  agoraMs: number,
  username: string,
  token: string,
): Promise<LinkConferido | null> {
  const cpf = normalizarCpf(username);
  const achado = await linha<{ id: number; agendamento_id: number; mesmo_cpf: boolean }>(
    db,
    sql`update token_autoagendamento t
        set tentativas = t.tentativas + (case when a.cpf_funcionario = ${cpf} then 0 else 1 end)
        from agendamento a
        where a.id = t.agendamento_id and t.token_hash = ${marcaDoToken(token)} and t.revogado_em is null
          and t.expira_em > ${new Date(agoraMs).toISOString()}::timestamptz and t.tentativas < ${TENTATIVAS_DO_LINK}
        returning t.id, t.agendamento_id, a.cpf_funcionario = ${cpf} as mesmo_cpf`,
  );
  // The work of a password, so that this door takes as long as the other.
  await conferirSenha(null, token);
  return achado?.mesmo_cpf ? { tokenId: achado.id, agendamentoId: achado.agendamento_id } : null;
}

export async function abrirParaEmpregado(
  db: Db,
  segredo: string,
  agoraMs: number,
  link: LinkConferido,
): Promise<string> {
  await db.execute(
    sql`update token_autoagendamento set usado_em = coalesce(usado_em, now()) where id = ${link.tokenId}`,
  );
  return abrirSessao(db, segredo, agoraMs, { tipo: 'autoagendamento', ...link });
}

/** Ends every link of an appointment and the sessions opened with them (decision 19: on resend and on confirmation). */
export async function revogarLinks(db: Db, agendamentoId: number): Promise<void> {
  await db.execute(sql`with mortos as (
      update token_autoagendamento set revogado_em = now()
      where agendamento_id = ${agendamentoId} and revogado_em is null returning id)
    update sessao set revogado_em = now() where token_id in (select id from mortos) and revogado_em is null`);
}
