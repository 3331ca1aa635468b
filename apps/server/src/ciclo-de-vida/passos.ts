import { statusDe, TRANSICOES, type AcaoStatus, type NomeGuarda, type Transicao } from '@apto/domain';
import { sql, type SQL } from 'drizzle-orm';

/** A step that time alone takes, as the database sees it. */
export interface Passo {
  acao: AcaoStatus;
  para: number;
  /** Slots that the appointment holds are free again, and its links open nothing. */
  liberaVaga: boolean;
  /** Description of the status record. */
  descricao: string;
  /** Which rows of `agendamento a` are due on a day ('YYYY-MM-DD' in São Paulo) at an instant (ISO). */
  vencidos(hoje: string, instante: string): SQL;
  /** The column that the due ones are taken by, oldest first. */
  ordem: SQL;
}

/** The domain's guards as conditions over `agendamento a`. */
const CONDICAO: Partial<Record<NomeGuarda, (hoje: string, instante: string) => SQL>> = {
  CHEGOU_O_DIA: (hoje) => sql`a.data_agendamento <= ${hoje}::date`,
  PASSOU_O_DIA: (hoje) => sql`a.data_agendamento < ${hoje}::date`,
  PRAZO_DO_LINK_ENCERRADO: (hoje, instante) => sql`a.data_sugestao_final < ${hoje}::date
    and not exists (select from token_autoagendamento t
      where t.agendamento_id = a.id and t.revogado_em is null and t.expira_em > ${instante}::timestamptz)`,
};

/** From where to where the one transition table lets the system go by an action, and under which conditions. */
function doDominio(acao: AcaoStatus) {
  const transicoes = TRANSICOES.filter((t) => t.acao === acao && t.atores.includes('SISTEMA'));
  const [primeira] = transicoes;
  if (!primeira) throw new Error(`A tabela de transições não tem ${acao} para o sistema.`);
  // One statement changes all rows of an action: what differs between them would be lost in it.
  const efeito = ({ para, guardas, liberaVaga }: Transicao) => JSON.stringify([para, guardas, liberaVaga]);
  if (transicoes.some((t) => efeito(t) !== efeito(primeira))) {
    throw new Error(`As linhas de ${acao} divergem na tabela de transições.`);
  }
  const condicoes = primeira.guardas.map((guarda) => {
    const condicao = CONDICAO[guarda];
    if (!condicao) throw new Error(`A guarda ${guarda} de ${acao} não tem tradução em SQL.`);
    return condicao;
  });
  // Constants and not parameters: only so can the planner prove the partial indexes.
  const de = sql.raw(transicoes.map((t) => t.de).join(', '));
  return { para: primeira.para, liberaVaga: primeira.liberaVaga, de: sql`a.status_id in (${de})`, condicoes };
}

function passo(
  acao: AcaoStatus,
  ordem: SQL,
  { mais = () => [], motivo = '' }: { mais?: (hoje: string) => SQL[]; motivo?: string } = {},
): Passo {
  const { para, liberaVaga, de, condicoes } = doDominio(acao);
  return {
    acao,
    para,
    liberaVaga,
    ordem,
    descricao: `Mudança de status para ${statusDe(para)?.descricao ?? para}.${motivo && ` ${motivo}`}`,
    vencidos: (hoje, instante) =>
      sql.join([de, ...condicoes.map((c) => c(hoje, instante)), ...mais(hoje)], sql` and `),
  };
}

/**
 * What becomes due by itself, in the order in which one appointment takes the steps: an exam day that was
 * missed altogether (the server was off) arrives and ends in the same pass, with a record of each.
 */
export const PASSOS: readonly Passo[] = [
  passo('CHEGAR_DIA', sql`a.data_agendamento`),
  // The exams of one request may lie on several days: the day ends with the last of them.
  passo('ENCERRAR_DIA', sql`a.data_agendamento`, {
    mais: (hoje) => [
      sql`not exists (select from agendamento_procedimento p
            where p.agendamento_id = a.id and p.aceito and p.data_agendamento >= ${hoje}::date)`,
    ],
  }),
  // Paid in advance means before the exam day.
  passo('VENCER_DEPOSITO', sql`a.data_agendamento`, {
    motivo: 'O depósito antecipado não foi pago até o dia da consulta.',
  }),
  // A link lives to the end of the last suggested day; after it nothing can be booked or issued again.
  passo('EXPIRAR_LINK', sql`a.data_sugestao_final`, {
    motivo: 'O prazo do autoagendamento terminou sem confirmação do funcionário.',
  }),
];
