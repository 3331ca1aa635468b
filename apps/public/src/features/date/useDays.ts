import { useClinicDays, type ClinicDays, useNow } from '@apto/api-client/react';
import type { Pedido } from '../../shared/pedido/steps.ts';

/** Other people take slots while one is looking at them. */
const REFRESH_FAIXAS_MS = 30_000;

export type Clinic = NonNullable<ClinicDays['clinic']>;

/** The days of the employee's request at its clinic, as they are now. */
export function useDays({ agendamento, cidade, prestador, funcionario }: Pedido): ClinicDays {
  return useClinicDays({
    agendamentoId: agendamento.id,
    funcionarioId: funcionario.id,
    dataSugestaoInicial: agendamento.dataSugestaoInicial || null,
    dataSugestaoFinal: agendamento.dataSugestaoFinal || null,
    cidadeId: cidade?.id ?? null,
    prestadorId: prestador?.id ?? null,
    now: useNow(),
    refreshMs: REFRESH_FAIXAS_MS,
  });
}
