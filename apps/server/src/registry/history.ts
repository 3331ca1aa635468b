import { ACTION_CODE } from '@apto/domain/registry';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Db } from '../db/port.ts';
import { row, rows } from '../db/rows.ts';
import { allConditions, normalizedLike } from '../platform/search.ts';
import type { Scope } from '../platform/session.ts';
import { iso } from '../platform/sql.ts';
import type { Source } from './source.ts';

interface HistoryQuery {
  readonly origemId: number;
  readonly limit: number;
  readonly desvio: number;
  readonly dataInicio?: string | undefined;
  readonly dataFim?: string | undefined;
  /** Of these names any. */
  readonly usuarioNome?: readonly string[] | undefined;
}

const ENTRY = z.strictObject({
  id: z.coerce.number(),
  user: z.nullable(z.string()),
  action: z.string(),
  at: z.string(),
  fields: z.nullable(z.array(z.string())),
});
const COUNT = z.strictObject({ total: z.int() });

/** Whose past it is: as the trail names it, its fields as a person reads them, and which actions count; all without. */
interface HistoryOf {
  readonly table: string;
  readonly labelOf: (field: string) => string;
  readonly actions?: readonly string[];
}

/** A registry's records: what was done to the record itself. */
export function historyOfRegistry({ at, registry }: Source): HistoryOf {
  const labels = new Map(registry.fields.map((field) => [field.name, field.label]));
  return {
    table: at.table,
    labelOf: (field) => labels.get(field) ?? field,
    actions: [...ACTION_CODE.keys()],
  };
}

/** Who changed a record, newest first (doc3 §2.9 'Histórico de ações'). The days are São Paulo's. */
export async function readHistory(db: Db, of: HistoryOf, scope: Scope, query: HistoryQuery) {
  const { origemId, limit, desvio: offset, dataInicio, dataFim, usuarioNome: names = [] } = query;
  const where = allConditions([
    sql`a.empresa_id = ${scope.empresaId} and a.recurso = ${of.table} and a.recurso_id = ${origemId}`,
    // Who only looked did nothing to it.
    of.actions === undefined
      ? sql`a.acao <> 'LER'`
      : sql`a.acao in (${sql.join(
          of.actions.map((action) => sql`${action}`),
          sql`, `,
        )})`,
    dataInicio !== undefined &&
      sql`(a.created_at at time zone 'America/Sao_Paulo')::date >= ${dataInicio}::date`,
    dataFim !== undefined && sql`(a.created_at at time zone 'America/Sao_Paulo')::date <= ${dataFim}::date`,
    names.length > 0 &&
      sql`(${sql.join(
        names.map((name) => sql`apto_normalizar(u.name) like '%' || ${normalizedLike(name)} || '%'`),
        sql` or `,
      )})`,
  ]);
  const from = sql`from auditoria a left join usuario u on u.id = a.usuario_id where ${where}`;
  const counted = await row(db, COUNT, sql`select count(*)::int as total ${from}`);
  const found = await rows(
    db,
    ENTRY,
    sql`select a.id::text as id, u.name as "user", a.acao as action, a.created_at::text as at, a.detalhes -> 'campos' as fields
      ${from} order by a.id desc limit ${limit} offset ${offset}`,
  );
  return {
    registros: found.map(({ id, user, action, at, fields }) => ({
      id,
      usuarioNome: user ?? 'Sistema',
      metodo: ACTION_CODE.get(action) ?? action,
      dataCriacao: iso(at),
      campos: (fields ?? []).map(of.labelOf),
    })),
    count: counted?.total ?? 0,
  };
}
