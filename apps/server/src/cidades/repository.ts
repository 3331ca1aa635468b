import { asc, desc, sql, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { countRows } from '../db/rows.ts';
import { cidade } from '../db/schema.ts';
import type { Ctx } from '../platform/context.ts';
import { belongsTo } from '../platform/scope.ts';
import { allConditions, containsWords, normalizedLike } from '../platform/search.ts';
import { sessionClinics } from '../prestadores/repository.ts';

const c = alias(cidade, 'c');

const COLUMN = { id: c.id, cidade: c.nomeBusca, estado: c.estado };
const orderOf = { ASC: asc, DESC: desc };

export interface CidadeQuery {
  page: number;
  limit: number;
  filter: string;
  sort?: { campo: keyof typeof COLUMN; direcao: 'ASC' | 'DESC' } | undefined;
  ids?: readonly number[] | undefined;
  onlyWithPrestador: boolean;
}

/** Municipalities by name. An employee sees those with a clinic for the own exam. */
export async function listCidades(
  ctx: Ctx,
  { page, limit, filter, sort, ids, onlyWithPrestador }: CidadeQuery,
): Promise<{ total: number; items: { id: number; cidade: string; estado: string }[] }> {
  const term = filter.trim();
  const where = allConditions([
    term !== '' && containsWords(c.nomeBusca, term),
    ids && ids.length > 0 && belongsTo(c.id, ids),
    (onlyWithPrestador || ctx.session?.kind === 'autoagendamento') &&
      sql`(${c.id} in (select p.cidade_id from prestador p where ${sessionClinics(ctx)})
        or exists (select 1 from prestador p where p.atende_todas_cidades and ${sessionClinics(ctx)}))`,
  ]);
  const total = await countRows(ctx.db, c, where);
  const items = await ctx.db
    .select({ id: c.id, cidade: c.cidade, estado: c.estado })
    .from(c)
    .where(where)
    .orderBy(
      ...(sort ? [orderOf[sort.direcao](COLUMN[sort.campo])] : leadingOrder(ctx, term)),
      c.nomeBusca,
      c.id,
    )
    .limit(limit)
    .offset((page - 1) * limit);
  return { total, items };
}

/** What comes before the alphabet: names that begin with the term; for an employee the city of the own branch. */
function leadingOrder({ session }: Ctx, term: string): SQL[] {
  return [
    ...(term === '' ? [] : [sql`(${c.nomeBusca} like ${normalizedLike(term)} || '%') desc`]),
    ...(session?.kind === 'autoagendamento'
      ? [
          sql`(${c.id} is not distinct from (select u.cidade_id from agendamento a join unidade u on u.id = a.unidade_id
                where a.id = ${session.agendamentoId})) desc`,
        ]
      : []),
  ];
}
