import { feriasDoPrestador, feriasDoPrestadorNoDia } from '@apto/api-client';
import { sql } from 'drizzle-orm';
import { linha, linhas } from '../db/port.ts';
import { janelaPedida } from '../feriados/janela.ts';
import type { Ctx } from '../platform/contexto.ts';
import { naoEncontrado } from '../platform/erros.ts';
import { leitura } from '../platform/rota.ts';
import type { Servidor } from '../platform/servidor.ts';
import { clinicasDaSessao } from '../prestadores/escopo.ts';

async function feriasEntre(ctx: Ctx, prestadorId: number, inicio: string, fim: string) {
  const clinica = await linha<{ id: number }>(
    ctx.db,
    sql`select p.id from prestador p where p.id = ${prestadorId} and ${clinicasDaSessao(ctx)}`,
  );
  if (!clinica) throw naoEncontrado('Prestador não encontrado.');
  const achadas = await linhas<{ inicio: string; fim: string }>(
    ctx.db,
    sql`select data_inicial::text as inicio, data_final::text as fim from prestador_ferias
        where prestador_id = ${prestadorId} and data_final >= ${inicio}::date and data_inicial <= ${fim}::date
        order by data_inicial`,
  );
  return achadas.map((f) => ({ dataInicial: f.inicio, dataFinal: f.fim }));
}

/** Vacations of a clinic that touch a range or a day (doc2 §7). They are of whole days, whatever the period. */
export function rotasDeFerias(servidor: Servidor): void {
  leitura(servidor, feriasDoPrestadorNoDia, ({ params, query }, ctx) =>
    feriasEntre(ctx, params.providerId, query.dataInicial, query.dataInicial),
  );
  leitura(servidor, feriasDoPrestador, ({ params, query }, ctx) => {
    const { inicio, fim } = janelaPedida(query, ctx.agora);
    return feriasEntre(ctx, params.providerId, inicio, fim);
  });
}
