import {
  statusOf,
  TRANSITIONS,
  type StatusAction,
  type GuardName,
  type Transition,
} from '@apto/domain/status';
import { DONE_MESSAGE_STATES } from '@apto/domain/templates';
import { sql, type SQL } from 'drizzle-orm';

/** A step that time alone takes, as the database sees it. */
export interface Step {
  action: StatusAction;
  para: number;
  /** Slots that the appointment holds are free again, and its links open nothing. */
  releasesVaga: boolean;
  /** Description of the status record. */
  description: string;
  /** Which rows of `agendamento a` are due on a day ('YYYY-MM-DD' in São Paulo) at an instant (ISO). */
  overdue(today: string, instant: string): SQL;
  /** The column that the due ones are taken by, oldest first. */
  order: SQL;
}

/** The domain's guards as conditions over `agendamento a`. */
const CONDITION: Partial<Record<GuardName, (today: string, instant: string) => SQL>> = {
  DAY_HAS_COME: (today) => sql`a.data_agendamento <= ${today}::date`,
  DAY_HAS_PASSED: (today) => sql`a.data_agendamento < ${today}::date`,
  LINK_HAS_ENDED: (today, instant) => sql`a.data_sugestao_final < ${today}::date
    and not exists (select from token_autoagendamento t
      where t.agendamento_id = a.id and t.tipo = 'AGENDAR' and t.revogado_em is null and t.expira_em > ${instant}::timestamptz)`,
};

/** From where to where the one transition table lets the system go by an action, and under which conditions. */
function fromDomain(action: StatusAction) {
  const transitions = TRANSITIONS.filter((t) => t.action === action && t.actors.includes('SISTEMA'));
  const [first] = transitions;
  if (!first) throw new Error(`A tabela de transições não tem ${action} para o sistema.`);
  // One statement changes all rows of an action: what differs between them would be lost in it.
  const effect = ({ para: to, guards, releasesVaga }: Transition) =>
    JSON.stringify([to, guards, releasesVaga]);
  if (transitions.some((t) => effect(t) !== effect(first))) {
    throw new Error(`As linhas de ${action} divergem na tabela de transições.`);
  }
  const conditions = first.guards.map((guard) => {
    const condition = CONDITION[guard];
    if (!condition) throw new Error(`A guarda ${guard} de ${action} não tem tradução em SQL.`);
    return condition;
  });
  // Constants and not parameters: only so can the planner prove the partial indexes.
  const from = sql.raw(transitions.map((t) => t.de).join(', '));
  return {
    para: first.para,
    releasesVaga: first.releasesVaga,
    de: sql`a.status_id in (${from})`,
    conditions,
  };
}

function step(
  action: StatusAction,
  order: SQL,
  {
    more = () => [],
    reason = '',
  }: { more?: (today: string, instant: string) => SQL[]; reason?: string } = {},
): Step {
  const { para: to, releasesVaga, de: from, conditions } = fromDomain(action);
  return {
    action,
    para: to,
    releasesVaga,
    order,
    description: `Mudança de status para ${statusOf(to)?.descricao ?? to}.${reason && ` ${reason}`}`,
    overdue: (today, instant) =>
      sql.join([from, ...conditions.map((c) => c(today, instant)), ...more(today, instant)], sql` and `),
  };
}

/** The newest kit message to each recipient of appointment `a`. */
const NEWEST_KITS = sql`(select distinct on (k.destinatario) k.situacao from mensagem k
    where k.agendamento_id = a.id and k.tipo in ('KIT_PRESTADOR', 'KIT_SOLICITANTE')
    order by k.destinatario, k.id desc)`;

const DONE = sql.raw(DONE_MESSAGE_STATES.map((state) => `'${state}'`).join(', '));

/** How the kit fares, once its messages are through: somebody did not get it, or everybody did after all. */
export const KIT_STEPS: readonly Step[] = [
  step('ENTREGAR_KIT', sql`a.data_agendamento`, {
    more: () => [
      sql`exists (select from mensagem m where m.agendamento_id = a.id and m.tipo in ('KIT_PRESTADOR', 'KIT_SOLICITANTE'))`,
      sql`not exists (select from ${NEWEST_KITS} n where n.situacao not in (${DONE}))`,
    ],
  }),
  step('FALHAR_KIT', sql`a.data_agendamento`, {
    reason: 'O kit não chegou a um dos destinatários.',
    more: () => [
      sql`a.id in (select m.agendamento_id from mensagem m
            where m.situacao = 'FALHA' and m.tipo in ('KIT_PRESTADOR', 'KIT_SOLICITANTE'))`,
      sql`exists (select from ${NEWEST_KITS} n where n.situacao = 'FALHA')`,
    ],
  }),
];

/** Minutes after which a request that is being processed counts as left. */
const PROCESSING_MINUTES = 15;

/**
 * What becomes due by itself, in the order in which one appointment takes the steps: an exam day that was
 * missed altogether (the server was off) arrives and ends in the same pass, with a record of each.
 */
export const STEPS: readonly Step[] = [
  step('CHEGAR_DIA', sql`a.data_agendamento`),
  // The exams of one request may lie on several days: the day ends with the last of them.
  step('ENCERRAR_DIA', sql`a.data_agendamento`, {
    more: (today) => [
      sql`not exists (select from agendamento_procedimento p
            where p.agendamento_id = a.id and p.aceito and p.data_agendamento >= ${today}::date)`,
    ],
  }),
  // Paid in advance means before the exam day.
  step('VENCER_DEPOSITO', sql`a.data_agendamento`, {
    reason: 'O depósito antecipado não foi pago até o dia da consulta.',
  }),
  // A link lives to the end of the last suggested day; after it nothing can be booked or issued again.
  step('EXPIRAR_LINK', sql`a.data_sugestao_final`, {
    reason: 'O prazo do autoagendamento terminou sem confirmação do funcionário.',
  }),
  // Nothing here begins it: what came in with it, and nobody goes on with, is an attendant's (docs/decisions/0204).
  step('LIBERAR_SOLICITACAO', sql`a.updated_at`, {
    reason: 'O processamento da solicitação não terminou.',
    more: (_, instant) => [
      sql`a.updated_at < ${instant}::timestamptz - make_interval(mins => ${PROCESSING_MINUTES})`,
    ],
  }),
];
