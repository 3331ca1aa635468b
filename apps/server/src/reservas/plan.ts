import type { ReservaItem } from '@apto/api-client';
import { MESSAGE } from '@apto/domain/messages';
import { coverageFailure, reservaObstacle, validateReserva, type ReservaRow } from '@apto/domain/reserva';
import { laterDate } from '@apto/domain/time';
import { and, eq } from 'drizzle-orm';
import { countRows } from '../db/rows.ts';
import { prestadorCliente } from '../db/schema.ts';
import type { Ctx } from '../platform/context.ts';
import { invalid, rule } from '../platform/errors.ts';
import { reservingClinic } from './clinics.ts';
import { acceptedAtClinic, type PedidoExameAtClinic } from './exames.ts';
import type { BookablePedido } from './pedido.ts';
import type { WantedSlot } from './take.ts';

/** What is to be booked, after every rule was asked again. */
export interface Plan {
  readonly rows: readonly (ReservaRow & { readonly wanted: WantedSlot | null })[];
}

const NOT_RELEASED = 'O prestador informado não está liberado para o cliente.';

/** A row's clinic, its slot and what the rules know of it, from the registries and never from the request. */
async function rowOf(
  ctx: Ctx,
  pedido: BookablePedido,
  item: ReservaItem,
  index: number,
  exames: ReadonlyMap<number, PedidoExameAtClinic>,
): Promise<Plan['rows'][number]> {
  const at = `${index}.`;
  const own = item.examesIds.flatMap((id) => exames.get(id) ?? []);
  const isServed = own.some(({ antecedencia }) => antecedencia !== null);
  const field = (name: string): Error => invalid([{ campo: at + name, mensagem: MESSAGE.INCORRECT_FIELD }]);
  // What the clinic does is done there, and what it does not is not mixed with it.
  if (isServed && own.some(({ antecedencia }) => antecedencia === null)) throw field('examesIds');
  if (isServed !== (item.prestadorId === pedido.prestadorId)) throw field('prestadorId');
  const [faixa] = item.itens;
  const base = { id: String(index), procedimentos: own, isServed, particular: item.exameParticular };
  if (item.exameParticular) {
    if (isServed || faixa) throw field('exameParticular');
    const data = item.horarioSemPrestador?.data ?? null;
    return { ...base, prestador: null, antecedencia: 0, data, faixa: null, wanted: null };
  }
  if (item.prestadorId === null || !faixa) throw field('itens');
  const clinic = await reservingClinic(ctx, item.prestadorId, item.examesIds, {
    start: faixa.data,
    end: faixa.data,
  });
  const released = and(
    eq(prestadorCliente.prestadorId, clinic.id),
    eq(prestadorCliente.clienteId, pedido.clienteId),
    eq(prestadorCliente.condicao, true),
  );
  if (!isServed && (await countRows(ctx.db, prestadorCliente, released)) === 0) throw rule(NOT_RELEASED);
  return {
    ...base,
    prestador: { id: clinic.id, name: clinic.name },
    antecedencia: clinic.antecedenciaDays,
    openingHours: clinic.openingHours.length > 0 ? clinic.openingHours : null,
    data: faixa.data,
    // The rules look at day and times; the room is found when it is taken.
    faixa: { ...faixa, ambienteId: faixa.ambienteId ?? 0, minutosAgendas: 0, vagas: 1 },
    wanted: { clinic, faixa, examesIds: item.examesIds },
  };
}

/**
 * Every rule of the schedule step on what is to be booked (doc2 §4, §5), asked of the records.
 * @throws HttpError 400, 404, 422
 */
export async function planReservas(
  ctx: Ctx,
  pedido: BookablePedido,
  items: readonly ReservaItem[],
): Promise<Plan> {
  const exames = await acceptedAtClinic(ctx.db, pedido.id, pedido.prestadorId);
  const coverage = coverageFailure(
    items,
    exames.map(({ id }) => id),
  );
  if (coverage) throw rule(coverage);
  const obstacle = reservaObstacle({ possuiRisco: !pedido.semRiscos, procedimentos: exames });
  if (obstacle) throw rule(obstacle.text);
  const byId = new Map(exames.map((exame) => [exame.id, exame]));
  const rows: Plan['rows'][number][] = [];
  for (const [index, item] of items.entries()) rows.push(await rowOf(ctx, pedido, item, index, byId));
  const range = { min: laterDate(pedido.inicio, ctx.now.data), max: pedido.fim };
  const failures = validateReserva(rows, range);
  const [first] = failures;
  if (first) throw rule(first.mensagem, { falhas: failures });
  return { rows };
}
