import { consultarHorarios, faixasDisponiveis, novasFaixasDisponiveis } from '@apto/api-client';
import { leitura } from '../platform/rota.ts';
import type { Servidor } from '../platform/servidor.ts';
import { faixasParaAgendamento, faixasParaFuncionario, horariosPorProcedimento } from './faixas.ts';

/** Free slots of clinics. Two of the calls are POSTs by the specification, and only read (doc2 §7). */
export function rotasDeAgendas(servidor: Servidor): void {
  leitura(servidor, faixasDisponiveis, ({ body }, ctx) => faixasParaAgendamento(ctx, body));
  leitura(servidor, novasFaixasDisponiveis, ({ body }, ctx) => faixasParaFuncionario(ctx, body));
  leitura(servidor, consultarHorarios, async ({ query }, ctx) => ({
    horarios: await horariosPorProcedimento(ctx, query),
  }));
}
