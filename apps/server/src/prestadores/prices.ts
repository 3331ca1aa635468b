import { reaisFrom } from '@apto/domain/money';
import { and, asc, count, desc, eq, sql, type SQL } from 'drizzle-orm';
import { prestadorExame, prestadorExameCliente, procedimento } from '../db/schema.ts';
import { internal, type Ctx } from '../platform/context.ts';
import { allConditions, containsWords } from '../platform/search.ts';
import { pageMeta } from '../platform/sql.ts';
import { checkClientes } from './list.ts';
import { requireClinic } from './repository.ts';

interface PriceOrder {
  readonly campo: 'procedimento' | 'valorCobrar';
  readonly direcao: 'ASC' | 'DESC';
}

/** Whether a price holds on a day; the columns are of one table. */
const holdsOn = (table: typeof prestadorExame | typeof prestadorExameCliente, day: string): SQL =>
  sql`${table.ativo} and daterange(${table.vigenciaInicial}, ${table.vigenciaFinal}, '[]') @> ${day}::date`;

/** What is asked of a customer: its own price where the clinic has one for it, else the general one. */
const chargedTo = (clienteId: number | undefined, day: string): SQL<number> =>
  clienteId === undefined
    ? sql<number>`${prestadorExame.valorCobrar}`
    : sql<number>`coalesce((select ${prestadorExameCliente.valor} from ${prestadorExameCliente}
        where ${prestadorExameCliente.prestadorId} = ${prestadorExame.prestadorId}
          and ${prestadorExameCliente.procedimentoId} = ${prestadorExame.procedimentoId}
          and ${prestadorExameCliente.clienteId} = ${clienteId} and ${holdsOn(prestadorExameCliente, day)}),
        ${prestadorExame.valorCobrar})`;

/**
 * What a clinic charges on a day, exam by exam (doc2 §2.13, docs/decisions/0146), by name unless asked otherwise.
 * @throws HttpError 404
 */
export async function readPrices(
  ctx: Ctx,
  prestadorId: number,
  {
    page,
    limit,
    filter,
    clienteId,
    dia: day = ctx.now.data,
    order = { campo: 'procedimento', direcao: 'ASC' },
  }: {
    page: number;
    limit: number;
    filter: string;
    clienteId?: number | undefined;
    dia?: string | undefined;
    order?: PriceOrder;
  },
) {
  if (clienteId !== undefined) await checkClientes(ctx, [clienteId]);
  const charged = chargedTo(clienteId, day);
  await requireClinic(ctx.db, internal(ctx).empresaId, prestadorId);
  const where = and(
    eq(prestadorExame.prestadorId, prestadorId),
    allConditions([
      holdsOn(prestadorExame, day),
      filter !== '' && containsWords(sql`apto_normalizar(${procedimento.name})`, filter),
    ]),
  );
  const items = await ctx.db
    .select({
      id: prestadorExame.id,
      procedimento: { id: procedimento.id, name: procedimento.name },
      valorCobrar: charged,
    })
    .from(prestadorExame)
    .innerJoin(procedimento, eq(procedimento.id, prestadorExame.procedimentoId))
    .where(where)
    .orderBy(
      (order.direcao === 'DESC' ? desc : asc)(order.campo === 'valorCobrar' ? charged : procedimento.name),
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
  return {
    items: items.map((item) => ({ ...item, valorCobrar: reaisFrom(item.valorCobrar) })),
    meta: pageMeta(counted?.n ?? 0, page, limit, items.length),
  };
}
