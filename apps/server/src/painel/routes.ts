import { contadoresDoPainel } from '@apto/api-client';
import { montarFiltro } from '../agendamentos/filtro.ts';
import { contar } from '../agendamentos/lista.ts';
import { interna, type Ctx } from '../platform/contexto.ts';
import { leitura } from '../platform/rota.ts';
import type { Servidor } from '../platform/servidor.ts';

/** Counters Meus, Pendências and Em Aberto (doc1 §4): each is exactly what the list shows for it. */
export function rotasDoPainel(servidor: Servidor): void {
  const doPainel = (ctx: Ctx, painel: 'MEUS' | 'PENDENCIAS' | 'EM_ABERTO') =>
    contar(ctx.db, montarFiltro({ filtrosExtras: { painel } }, interna(ctx)));
  leitura(servidor, contadoresDoPainel, async (_, ctx) => ({
    meus: await doPainel(ctx, 'MEUS'),
    pendencias: await doPainel(ctx, 'PENDENCIAS'),
    emAberto: await doPainel(ctx, 'EM_ABERTO'),
  }));
}
