import type { AgendamentoFilters } from '@apto/api-client';
import { QUEUE_STATUSES } from '@apto/domain/queue';
import { COUNTERS, STATUSES_OUTSIDE_DEFAULT_LIST, StatusAgendamento } from '@apto/domain/status';
import { instantInSaoPaulo, addDays } from '@apto/domain/time';
import { sql, type SQL } from 'drizzle-orm';
import { scopeSql, belongsTo, intersect } from '../platform/scope.ts';
import { allConditions } from '../platform/search.ts';
import type { InternalSession } from '../platform/session.ts';
import type { Places } from './jump.ts';
import type { RequestedOrder } from './order.ts';
import { buildSearch, type Search } from './search.ts';

export interface Query {
  filter?: string[] | undefined;
  filtrosExtras?: AgendamentoFilters | undefined;
}

/** The two counters of the migrations: by branch and exam type, or by day of creation. */
export interface Count {
  table: 'agendamento_contagem' | 'agendamento_contagem_dia';
  where: SQL;
}

/** Whom the list shows: conditions over `agendamento a`, and what the counters know about them. */
export interface Filter {
  where: SQL;
  /** Counts the rows of `where`; null when only counting them is exact. */
  count: Count | null;
  /** Conditions over the counter by day, which knows neither branch nor exam type; null when it does not serve. */
  byDay: SQL | null;
  /** Conditions over the counter by name, which knows customers only; null when it does not serve. */
  byName: SQL | null;
  /** The counter that knows where a page of an order begins; null where there is none. */
  places(field: RequestedOrder['campo']): Places | null;
  /** What comes on top of `where`; null without search. */
  search: Search | null;
}

const COLUMNS = { empresa: sql`a.empresa_id`, cliente: sql`a.cliente_id`, unidade: sql`a.unidade_id` };

// Constants and not parameters: only so can the planner prove the partial index of the open ones.
const EXCLUDED = sql.raw(STATUSES_OUTSIDE_DEFAULT_LIST.toSorted((a, b) => a - b).join(', '));

/** What is listed where neither statuses nor a counter are asked for. */
export const OPEN = sql`a.status_id not in (${EXCLUDED})`;
/** The same of the panel: what waits for somebody. Open as well, which the planner is told for its index. */
export const QUEUE = sql`a.status_id in (${sql.raw(QUEUE_STATUSES.join(', '))}) and ${OPEN}`;

const isEmpty = (list: readonly unknown[] | undefined): boolean => !list || list.length === 0;

/** The statuses asked for; `unasked` where none are; null for all of them. */
function byStatus(
  pedidos: readonly number[] | undefined,
  fromPanel: readonly number[] | null,
  unasked: SQL,
): SQL | null {
  if (isEmpty(pedidos) && !fromPanel) return unasked;
  const lists = [pedidos ?? [], fromPanel ?? []].filter((l) => l.length > 0);
  const restricted = lists.filter((l) => !StatusAgendamento.every((s) => l.includes(s.id)));
  if (restricted.length === 0) return null;
  return sql.join(
    restricted.map((l) => belongsTo(sql`a.status_id`, l)),
    sql` and `,
  );
}

/**
 * Builds the filter of the list, of the panel and of their export: the same rows for both (doc1 §2.1, §4 'Default list
 * filter').
 * @param byDefault what is listed where neither statuses nor a counter are asked for
 */
export function buildFilter(query: Query, session: InternalSession, byDefault: SQL = OPEN): Filter {
  const extras = query.filtrosExtras ?? {};
  // One customer is the scope made narrower, so that the counters know it; another's is nobody's.
  const scope = extras.clienteId
    ? { ...session.scope, clientes: intersect(session.scope.clientes, [extras.clienteId]) }
    : session.scope;
  const panel = extras.painel ? COUNTERS[extras.painel] : null;
  const type = isEmpty(extras.tipoExame) ? null : belongsTo(sql`a.tipo_exame_id`, extras.tipoExame ?? []);
  const whom = scopeSql(scope, COLUMNS);
  const status = byStatus(extras.status, panel?.status ?? null, panel ? OPEN : byDefault);
  const common = [whom, status];
  const mine = panel && panel.status === null ? sql`a.user_responsavel_id = ${session.usuarioId}` : null;
  const directed = extras.direcionarParaAtendente ? sql`a.direcionar_para_atendente` : null;
  const held =
    extras.responsavelId === undefined
      ? null
      : extras.responsavelId === 0
        ? sql`a.atendimento_iniciado_em is null`
        : sql`a.user_responsavel_id = ${extras.responsavelId} and a.atendimento_iniciado_em is not null`;
  const clinic = extras.prestadorId ? sql`a.prestador_id = ${extras.prestadorId}` : null;
  // What no counter knows.
  const uncounted = [mine, directed, held, clinic];
  const isUncounted = uncounted.some((part) => part !== null);
  const dates = extras.datas ?? null;
  const createdBetween =
    dates &&
    sql`a.created_at >= ${instantInSaoPaulo(dates[0], '00:00')}::timestamptz
      and a.created_at < ${instantInSaoPaulo(addDays(dates[1], 1), '00:00')}::timestamptz`;

  // One sum for those who see every customer, else the parts that they see.
  const whose =
    scope.clientes === null && scope.unidades === null
      ? sql`a.cliente_id is null`
      : sql`a.cliente_id is not null`;
  const days = dates && sql`a.dia >= ${dates[0]}::date and a.dia <= ${dates[1]}::date`;
  const byDay = isUncounted || type || scope.unidades ? null : allConditions([whose, ...common, days]);
  const overall = isUncounted || dates ? null : allConditions([whose, ...common, type]);
  const terms = (query.filter ?? []).filter((t) => t.trim() !== '');
  return {
    where: allConditions([...common, type, ...uncounted, createdBetween]),
    count: overall
      ? { table: 'agendamento_contagem', where: overall }
      : byDay && { table: 'agendamento_contagem_dia', where: byDay },
    byDay,
    byName: isUncounted || dates || type || status || scope.unidades ? null : whom,
    places(field) {
      if (isUncounted || dates || type || scope.unidades || (status && status !== OPEN)) return null;
      const open = status && sql`a.aberto`;
      if (field === 'cliente')
        return { table: 'agendamento_contagem_cliente', where: allConditions([whom, open]) };
      if (field === 'dataAgendamento')
        return { table: 'agendamento_contagem_data', where: allConditions([whose, whom, open]) };
      if (field === 'funcionario')
        return { table: 'agendamento_contagem_primeiro', where: allConditions([whose, whom, open]) };
      return null;
    },
    search: terms.length > 0 ? buildSearch(terms, scope) : null,
  };
}
