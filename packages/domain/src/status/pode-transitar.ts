import { temPermissao, type Permissoes } from '../permissoes/index.ts';
import { ACAO_STATUS, ehAcaoStatus, type AcaoStatus } from './acoes.ts';
import { statusDe } from './catalogo.ts';
import { ehStatus, type IdStatus } from './codigos.ts';
import { GUARDAS, type ContextoTransicao } from './guardas.ts';
import { TRANSICOES, type Transicao } from './transicoes.ts';

export type CodigoRecusa =
  | 'STATUS_DESCONHECIDO'
  | 'ACAO_DESCONHECIDA'
  | 'STATUS_NAO_PERMITE'
  | 'ATOR_NAO_PERMITIDO'
  | 'SEM_PERMISSAO'
  | 'CONDICAO';

export type ResultadoTransicao =
  | { readonly ok: true; readonly para: IdStatus; readonly transicao: Transicao }
  | { readonly ok: false; readonly codigo: CodigoRecusa; readonly motivo: string };

export const MOTIVO_SEM_PERMISSAO = 'Você não tem permissão para esta ação.';

const recusa = (codigo: CodigoRecusa, motivo: string): ResultadoTransicao => ({ ok: false, codigo, motivo });

/**
 * Whether an appointment may leave status `de` by `acao`, and to where (decisions #9). Anything that the
 * table does not list is refused with a reason. `de` null means that the appointment is being created.
 */
export function podeTransitar(
  de: number | null,
  acao: AcaoStatus,
  permissoes: Permissoes,
  contexto: ContextoTransicao,
): ResultadoTransicao {
  if (de !== null && !ehStatus(de))
    return recusa('STATUS_DESCONHECIDO', 'Status do agendamento desconhecido.');
  if (!ehAcaoStatus(acao)) return recusa('ACAO_DESCONHECIDA', 'Ação desconhecida.');

  const doStatus = TRANSICOES.filter((t) => t.de === de && t.acao === acao);
  if (doStatus.length === 0) {
    const onde = de === null ? 'que ainda não existe' : `com status '${statusDe(de)?.descricao}'`;
    return recusa('STATUS_NAO_PERMITE', `Não é possível ${ACAO_STATUS[acao]} um agendamento ${onde}.`);
  }

  const ator = contexto.ator ?? 'INTERNO';
  const doAtor = doStatus.filter((t) => t.atores.includes(ator));
  if (doAtor.length === 0) return recusa('ATOR_NAO_PERMITIDO', 'Esta ação não cabe a este tipo de usuário.');

  const permitidas = doAtor.filter(
    (t) => ator !== 'INTERNO' || t.permissao === null || temPermissao(permissoes, t.permissao),
  );
  if (permitidas.length === 0) return recusa('SEM_PERMISSAO', MOTIVO_SEM_PERMISSAO);

  let motivo = '';
  for (const transicao of permitidas) {
    const falha = transicao.guardas.map((g) => GUARDAS[g]({ ...contexto, de, acao })).find((m) => m !== null);
    if (falha === undefined) return { ok: true, para: transicao.para, transicao };
    motivo ||= falha;
  }
  return recusa('CONDICAO', motivo);
}

/** The actions of the table that lead from one status to another. */
export function acoesEntre(de: number | null, para: number): AcaoStatus[] {
  return [...new Set(TRANSICOES.filter((t) => t.de === de && t.para === para).map((t) => t.acao))];
}
