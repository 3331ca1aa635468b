import {
  bookReservas,
  createAgendamentos as createCall,
  createReservaConfigs,
  holdFaixas,
  releaseFaixas,
  reservationOptions,
} from '@apto/api-client';
import { reading, writing } from '../platform/route.ts';
import type { Server } from '../platform/server.ts';
import { bookAgendamento, createWithReservas } from './booking.ts';
import { configsFor, optionsOf } from './config.ts';
import { holdForFuncionario, releaseForFuncionario } from './hold.ts';

/** Slots that are chosen, kept meanwhile and booked (doc2 §2.8, §2.12, §7), and the creation that may bring them. */
export function reservaRoutes(server: Server): void {
  reading(server, createReservaConfigs, ({ body }, ctx) => configsFor(ctx, body));
  reading(server, reservationOptions, ({ params }, ctx) => optionsOf(ctx, params.id));

  writing(server, holdFaixas, ({ params, body }, ctx) => holdForFuncionario(ctx, params.id, body.itens));
  writing(server, releaseFaixas, async ({ params }, ctx) => {
    await releaseForFuncionario(ctx, params.id);
    return { ok: true } as const;
  });

  writing(server, bookReservas, ({ params, body }, ctx) => bookAgendamento(ctx, params.id, body));
  writing(server, createCall, async ({ body }, ctx) => {
    if (Array.isArray(body)) return createWithReservas(ctx, body);
    const [created] = await createWithReservas(ctx, [body]);
    if (!created) throw new Error('Nenhum agendamento foi criado.');
    return created;
  });
}
