import { sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import { invalid } from './errors.ts';
import type { Scope } from './session.ts';

type HeaderValues = Readonly<Record<string, string | string[] | undefined>>;

const MAX = 2_000;

/** A JSON list of ids from a header; absent or empty means that the header does not narrow. */
function list(headers: HeaderValues, name: string): number[] | null {
  const value = headers[name];
  if (value === undefined || value === '') return null;
  let parsed: unknown;
  try {
    parsed = JSON.parse(Array.isArray(value) ? value.join(',') : value);
  } catch {
    parsed = undefined;
  }
  const ids = Array.isArray(parsed)
    ? parsed.map((v: unknown) => (typeof v === 'string' && /^\d+$/.test(v) ? Number(v) : v))
    : [Number.NaN];
  const isValid =
    ids.length <= MAX &&
    ids.every((v) => Number.isInteger(v) && (v as number) > 0 && (v as number) < 2 ** 31);
  if (!isValid) throw invalid([{ campo: name, mensagem: 'Deve ser uma lista JSON de ids' }]);
  return ids.length === 0 ? null : (ids as number[]);
}

/** What is in both lists of ids; null stands for all of them. */
export function intersect(
  allowed: readonly number[] | null,
  pedidos: readonly number[] | null,
): readonly number[] | null {
  if (pedidos === null) return allowed;
  if (allowed === null) return pedidos;
  const set = new Set(allowed);
  return pedidos.filter((id) => set.has(id));
}

/**
 * Narrows what the user's rows allow by `x-filtro-clientes`, `x-clientes` and `x-unidades`
 * (decision 34). Never widens: ids that the user does not have fall away, and the company always
 * stays in the condition. Malformed lists are a 400.
 * @throws HttpError 400
 */
export function narrowScope(scope: Scope, headers: HeaderValues): Scope {
  const clientes = intersect(
    intersect(scope.clientes, list(headers, 'x-clientes')),
    list(headers, 'x-filtro-clientes'),
  );
  return {
    empresaId: scope.empresaId,
    usuarioId: scope.usuarioId,
    clientes,
    unidades: intersect(scope.unidades, list(headers, 'x-unidades')),
  };
}

interface ScopeColumns {
  empresa?: SQLWrapper;
  cliente?: SQLWrapper;
  unidade?: SQLWrapper;
}

/** `column = 5` or `column in (…)`, as the planner likes it; an empty list matches nothing. */
export function belongsTo(column: SQLWrapper, ids: readonly number[]): SQL {
  if (ids.length === 0) return sql`false`;
  if (ids.length === 1) return sql`${column} = ${ids[0]}`;
  return sql`${column} in (${sql.join(
    ids.map((id) => sql`${id}`),
    sql`, `,
  )})`;
}

/**
 * The condition that keeps a statement inside the caller's scope. Give the columns that the
 * statement has: at least the company or the customer.
 * @example sql`select … from agendamento a where ${scopeSql(scope, { empresa: sql`a.empresa_id`, cliente: sql`a.cliente_id`, unidade: sql`a.unidade_id` })}`
 */
export function scopeSql(scope: Scope, columns: ScopeColumns): SQL {
  const parts: SQL[] = [];
  if (columns.empresa) parts.push(sql`${columns.empresa} = ${scope.empresaId}`);
  if (columns.cliente) {
    if (scope.clientes) parts.push(belongsTo(columns.cliente, scope.clientes));
    // Also with a list: for who sees every customer, the list is whatever the headers said.
    if (!columns.empresa) {
      parts.push(sql`${columns.cliente} in (select id from cliente where empresa_id = ${scope.empresaId})`);
    }
  }
  if (columns.unidade && scope.unidades) parts.push(belongsTo(columns.unidade, scope.unidades));
  if (parts.length === 0) throw new Error('scopeSql precisa ao menos da coluna da empresa ou do cliente.');
  return sql`(${sql.join(parts, sql` and `)})`;
}

/**
 * `scopeSql` for a statement that is kept: which scope it is comes with the values of each call (`scopeValues`), and every
 * column stands in it.
 */
export const keptScopeSql = ({ empresa, cliente, unidade }: Required<ScopeColumns>): SQL =>
  sql`(${empresa} = ${sql.placeholder('scopeEmpresa')}
    and (${sql.placeholder('scopeClientes')}::int[] is null or ${cliente} = any(${sql.placeholder('scopeClientes')}::int[]))
    and (${sql.placeholder('scopeUnidades')}::int[] is null or ${unidade} = any(${sql.placeholder('scopeUnidades')}::int[])))`;

/** The values of `keptScopeSql`. */
export const scopeValues = ({ empresaId, clientes, unidades }: Scope) => ({
  scopeEmpresa: empresaId,
  scopeClientes: clientes,
  scopeUnidades: unidades,
});
