import { listCidades } from '@apto/api-client';
import { sql, type SQL } from 'drizzle-orm';
import { row, rows } from '../db/port.ts';
import { containsWords, allOf } from '../platform/search.ts';
import type { Ctx } from '../platform/context.ts';
import { belongsTo } from '../platform/scope.ts';
import { reading } from '../platform/route.ts';
import type { Server } from '../platform/server.ts';
import { literalLike, pageMeta } from '../platform/sql.ts';
import { sessionClinics } from '../prestadores/scope.ts';

/** Municipalities by name (doc1 §7: 10 a page). An employee sees those with a clinic for the own exam. */
export function cidadeRoutes(server: Server): void {
  reading(server, listCidades, async ({ query }, ctx) => {
    const { page = 1, limit = 10, filter = '', ids, comPrestador: withPrestador } = query;
    const term = filter.trim();
    const onlyWithClinic = withPrestador === true || ctx.sessao?.tipo === 'autoagendamento';
    const where = allOf([
      term !== '' && containsWords(sql`c.nome_busca`, term),
      ids && ids.length > 0 && belongsTo(sql`c.id`, ids),
      onlyWithClinic && sql`c.id in (select p.cidade_id from prestador p where ${sessionClinics(ctx)})`,
    ]);
    const total = await row<{ n: number }>(
      ctx.db,
      sql`select count(*)::int as n from cidade c where ${where}`,
    );
    const items = await rows<{ id: number; cidade: string; estado: string }>(
      ctx.db,
      sql`select c.id, c.cidade, c.estado from cidade c where ${where}
          order by ${sql.join([...leadingOrder(ctx, term), sql`c.nome_busca`, sql`c.id`], sql`, `)}
          limit ${limit} offset ${(page - 1) * limit}`,
    );
    return { items, meta: pageMeta(total?.n ?? 0, page, limit, items.length) };
  });
}

/** What comes before the alphabet: names that begin with the term; for an employee the city of the own branch. */
function leadingOrder({ sessao: session }: Ctx, term: string): SQL[] {
  return [
    ...(term === '' ? [] : [sql`(c.nome_busca like apto_normalizar(${literalLike(term)}) || '%') desc`]),
    ...(session?.tipo === 'autoagendamento'
      ? [
          sql`(c.id is not distinct from (select u.cidade_id from agendamento a join unidade u on u.id = a.unidade_id
                where a.id = ${session.agendamentoId})) desc`,
        ]
      : []),
  ];
}
