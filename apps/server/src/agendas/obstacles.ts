import type { Reserva } from '@apto/api-client';
import { canTransition, STATUS } from '@apto/domain/status';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { agendamentoScope } from '../agendamentos/repository.ts';
import { rows } from '../db/rows.ts';
import { internal, type Ctx } from '../platform/context.ts';
import { belongsTo } from '../platform/scope.ts';

const BOOKED = z.strictObject({
  id: z.int(),
  idStatus: z.int(),
  prestadorId: z.nullable(z.int()),
  data: z.nullable(z.string()),
  hora: z.nullable(z.string()),
  places: z.int(),
});

const OTHER_CUSTOMER = 'É de um cliente que você não vê.';
const BY_HAND = 'Tem mais de um horário marcado: remarque pela página do pedido.';
const ELSEWHERE = 'O horário dele no pedido é outro: remarque pela página do pedido.';

/**
 * Why each booking is not moved, as with the others that a closed day leaves without a place, null where it can be: by the table
 * of transitions, and only where the request has that one time, so that what is taken back is what was.
 */
export async function withObstacle<R extends Reserva>(
  ctx: Ctx,
  prestadorId: number,
  lost: readonly R[],
): Promise<(R & { impedimento?: string | null })[]> {
  const ids = [...new Set(lost.flatMap(({ agendamentoId }) => agendamentoId ?? []))];
  if (ids.length === 0) return lost.map((each) => ({ ...each, impedimento: OTHER_CUSTOMER }));
  const { scope, permissions } = internal(ctx);
  const found = await rows(
    ctx.db,
    BOOKED,
    sql`select a.id, a.status_id::int as "idStatus", a.prestador_id as "prestadorId", a.data_agendamento::text as data,
          a.hora_agendamento as hora,
          (select count(*)::int from empresa_reserva r where r.agendamento_id = a.id and r.ativa and r.tipo = 'RESERVA') as places
        from agendamento a where ${belongsTo(sql`a.id`, ids)} and ${agendamentoScope(scope)}`,
  );
  const byId = new Map(found.map((each) => [each.id, each]));
  const reasonOf = ({ agendamentoId, data, horarioChegada }: Reserva): string | null => {
    const booked = byId.get(agendamentoId ?? 0);
    if (!booked) return OTHER_CUSTOMER;
    // Somebody has this one in hand already: what it waits for is more than another time.
    const can =
      booked.idStatus === STATUS.PENDENCIA_PRESTADOR
        ? { ok: false as const, reason: 'Tem uma pendência do prestador: resolva pela página do pedido.' }
        : canTransition(booked.idStatus, 'REAGENDAR', permissions, { now: ctx.now, actor: 'INTERNO' });
    if (!can.ok) return can.reason;
    if (booked.places > 1) return BY_HAND;
    const isThis =
      booked.prestadorId === prestadorId && booked.data === data && booked.hora === horarioChegada;
    return isThis ? null : ELSEWHERE;
  };
  return lost.map((each) => ({ ...each, impedimento: reasonOf(each) }));
}
