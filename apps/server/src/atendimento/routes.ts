import { atendimentoMethod } from '@apto/api-client';
import { sql } from 'drizzle-orm';
import { row } from '../db/port.ts';
import { internal } from '../platform/context.ts';
import { notFound } from '../platform/errors.ts';
import { scopeSql } from '../platform/scope.ts';
import { reading } from '../platform/route.ts';
import type { Server } from '../platform/server.ts';

/** Who schedules and who notifies: for an exam type of a customer, else the customer's own (doc2 §7). */
export function atendimentoRoutes(server: Server): void {
  reading(server, atendimentoMethod, async ({ params }, ctx) => {
    const found = await row<{ quem_agenda: string; quem_avisa: string }>(
      ctx.db,
      sql`select coalesce(m.quem_agenda, c.quem_agenda) as quem_agenda, coalesce(m.quem_avisa, c.quem_avisa) as quem_avisa
          from cliente c left join cliente_metodo_atendimento m
            on m.cliente_id = c.id and m.tipo_exame_id = ${params.examTypeId}
          where c.id = ${params.clientId}
            and ${scopeSql(internal(ctx).scope, { empresa: sql`c.empresa_id`, cliente: sql`c.id` })}`,
    );
    if (!found) throw notFound('Cliente não encontrado.');
    return { quemAgenda: found.quem_agenda, quemAvisa: found.quem_avisa };
  });
}
