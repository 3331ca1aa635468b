import { sayAgendaPresence, sayPresence } from '@apto/api-client';
import { PRESENCE_LIFE_MS } from '@apto/domain/presence';
import { readHeld } from '../agendamentos/repository.ts';
import { internal } from '../platform/context.ts';
import { writing } from '../platform/route.ts';
import type { Server } from '../platform/server.ts';
import { requireClinic } from '../prestadores/repository.ts';
import { keep, keepOnAgenda, leave, othersOf, othersOnAgenda } from './repository.ts';

/** Who has an appointment open (docs/decisions/0083): what a screen says of itself holds for a short while only. */
export function presenceRoutes(server: Server): void {
  writing(
    server,
    sayPresence,
    async ({ params, body }, ctx) => {
      const { scope, usuarioId, empresaId } = internal(ctx);
      const agendamento = await readHeld(ctx.db, scope, params.id);
      const now = ctx.now.instant;
      const tab = { agendamentoId: params.id, usuarioId, aba: body.aba };
      const expiraEm = new Date(Date.parse(now) + PRESENCE_LIFE_MS).toISOString();
      const isNews =
        body.modo === 'FORA'
          ? await leave(ctx.db, tab, now)
          : await keep(ctx.db, { ...tab, empresaId, modo: body.modo, expiraEm }, now);
      // Lists pass over this kind; who has the appointment open asks again.
      if (isNews) await ctx.publish({ tipo: 'PRESENCA', agendamento });
      return { id: params.id, outros: await othersOf(ctx.db, params.id, usuarioId, now) };
    },
    { status: 200 },
  );

  // Nothing is told of it: an agenda is drawn for minutes, and the next beat finds who came (docs/decisions/0132).
  writing(
    server,
    sayAgendaPresence,
    async ({ params: { id: prestadorId }, body }, ctx) => {
      const { usuarioId, empresaId } = internal(ctx);
      await requireClinic(ctx.db, empresaId, prestadorId);
      const now = ctx.now.instant;
      const expiraEm = new Date(Date.parse(now) + PRESENCE_LIFE_MS).toISOString();
      await keepOnAgenda(ctx.db, { ...body, prestadorId, usuarioId, empresaId, expiraEm }, now);
      return { id: prestadorId, outros: await othersOnAgenda(ctx.db, prestadorId, usuarioId, now) };
    },
    { status: 200 },
  );
}
