import { TiposExame } from '@apto/domain/exames';
import { StatusAgendamento } from '@apto/domain/status';
import { sql, type SQL } from 'drizzle-orm';

export type Direction = 'ASC' | 'DESC';
export type Term = readonly [SQL, Direction];

/** What the call's `sort` says. */
export interface RequestedOrder {
  campo:
    | 'createdAt'
    | 'funcionario'
    | 'cliente'
    | 'tipoExame'
    | 'status'
    | 'dataAgendamento'
    | 'prazo'
    | 'id';
  direcao: Direction;
}

export interface SortOrder extends RequestedOrder {
  /** The terms of `order by` over `agendamento a`. The last one is the id: no two rows are equal. */
  terms: readonly [Term, ...Term[]];
  /** A column with few values, in the alphabetical order of their labels; null for any other. */
  group: { column: 'status_id' | 'tipo_exame_id'; values: readonly number[] } | null;
}

const COLUMN: Readonly<Record<RequestedOrder['campo'], SQL>> = {
  createdAt: sql`a.created_at`,
  funcionario: sql`a.nome_busca`,
  cliente: sql`a.cliente_ordem`,
  tipoExame: sql`a.tipo_ordem`,
  status: sql`a.status_ordem`,
  dataAgendamento: sql`a.data_agendamento`,
  prazo: sql`a.prazo_ordem`,
  id: sql`a.id`,
};

const alphabetical = (list: readonly { id: number; descricao: string }[]): number[] =>
  list.toSorted((a, b) => a.descricao.localeCompare(b.descricao, 'pt-BR')).map((x) => x.id);

const GROUP: Partial<Record<RequestedOrder['campo'], NonNullable<SortOrder['group']>>> = {
  status: { column: 'status_id', values: alphabetical(StatusAgendamento) },
  tipoExame: { column: 'tipo_exame_id', values: alphabetical(TiposExame) },
};

/** The whole order of a list: within one status or exam type the newest request comes first. */
export function buildOrder({ campo: field, direcao: direction }: RequestedOrder): SortOrder {
  const group = GROUP[field] ?? null;
  const tieBreaker: Term[] = group
    ? [
        [COLUMN.createdAt, 'DESC'],
        [sql`a.id`, 'DESC'],
      ]
    : field === 'id'
      ? []
      : [[sql`a.id`, direction]];
  return {
    campo: field,
    direcao: direction,
    group,
    terms: [[COLUMN[field], direction], ...tieBreaker],
  };
}

/** Newest request first. */
export const DEFAULT_ORDER = buildOrder({ campo: 'createdAt', direcao: 'DESC' });

/** What is latest against its limit first: the panel's order. */
export const QUEUE_ORDER = buildOrder({ campo: 'prazo', direcao: 'ASC' });

/** The terms as `order by` takes them. */
export const sort = (terms: readonly Term[]): SQL =>
  sql.join(
    terms.map(([column, direction]) => sql`${column} ${sql.raw(direction)}`),
    sql`, `,
  );

/** The same order from its end. */
export const reverse = (terms: readonly Term[]): Term[] =>
  terms.map(([column, direction]) => [column, direction === 'ASC' ? 'DESC' : 'ASC']);
