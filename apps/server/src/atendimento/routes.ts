import { metodoDeAtendimento } from '@apto/api-client';
import { sql } from 'drizzle-orm';
import { linha } from '../db/port.ts';
import { interna } from '../platform/contexto.ts';
import { naoEncontrado } from '../platform/erros.ts';
import { escopoSql } from '../platform/escopo.ts';
import { leitura } from '../platform/rota.ts';
import type { Servidor } from '../platform/servidor.ts';

/** Who schedules and who notifies: for an exam type of a customer, else the customer's own (doc2 §7). */
export function rotasDeAtendimento(servidor: Servidor): void {
  leitura(servidor, metodoDeAtendimento, async ({ params }, ctx) => {
    const achado = await linha<{ quem_agenda: string; quem_avisa: string }>(
      ctx.db,
      sql`select coalesce(m.quem_agenda, c.quem_agenda) as quem_agenda, coalesce(m.quem_avisa, c.quem_avisa) as quem_avisa
          from cliente c left join cliente_metodo_atendimento m
            on m.cliente_id = c.id and m.tipo_exame_id = ${params.examTypeId}
          where c.id = ${params.clientId}
            and ${escopoSql(interna(ctx).escopo, { empresa: sql`c.empresa_id`, cliente: sql`c.id` })}`,
    );
    if (!achado) throw naoEncontrado('Cliente não encontrado.');
    return { quemAgenda: achado.quem_agenda, quemAvisa: achado.quem_avisa };
  });
}
