import { and, asc, count, desc, eq, sql } from 'drizzle-orm';
import { prestadorExame, procedimento } from '../db/schema.ts';
import { internal, type Ctx } from '../platform/context.ts';
import { allConditions, containsWords } from '../platform/search.ts';
import { pageMeta } from '../platform/sql.ts';
import { requireClinic } from './repository.ts';

interface PriceOrder {
  readonly campo: 'procedimento' | 'valor_cobrar';
  readonly direcao: 'ASC' | 'DESC';
}

/** What a clinic charges, exam by exam (doc2 §2.13), by name unless asked otherwise. @throws HttpError 404 */
export async function readPrices(
  ctx: Ctx,
  prestadorId: number,
  {
    page,
    limit,
    filter,
    order = { campo: 'procedimento', direcao: 'ASC' },
  }: { page: number; limit: number; filter: string; order?: PriceOrder },
) {
  await requireClinic(ctx.db, internal(ctx).empresaId, prestadorId);
  const where = and(
    eq(prestadorExame.prestadorId, prestadorId),
    allConditions([
      sql`true`,
      filter !== '' && containsWords(sql`apto_normalizar(${procedimento.name})`, filter),
    ]),
  );
  const items = await ctx.db
    .select({
      id: prestadorExame.id,
      procedimento: { id: procedimento.id, name: procedimento.name },
      valorCobrar: prestadorExame.valorCobrar,
    })
    .from(prestadorExame)
    .innerJoin(procedimento, eq(procedimento.id, prestadorExame.procedimentoId))
    .where(where)
    .orderBy(
      (order.direcao === 'DESC' ? desc : asc)(
        order.campo === 'valor_cobrar' ? prestadorExame.valorCobrar : procedimento.name,
      ),
      asc(procedimento.name),
      asc(prestadorExame.id),
    )
    .limit(limit)
    .offset((page - 1) * limit);
  const [counted] = await ctx.db
    .select({ n: count() })
    .from(prestadorExame)
    .innerJoin(procedimento, eq(procedimento.id, prestadorExame.procedimentoId))
    .where(where);
  return { items, meta: pageMeta(counted?.n ?? 0, page, limit, items.length) };
}
