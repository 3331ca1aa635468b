import { confirmationDays, confirmationWindow, type ConfirmationDay } from '@apto/domain/autoagendamento';
import { PERIODO } from '@apto/domain/periodos';
import type { CivilDate, Now } from '@apto/domain/time';
// The browser's entry: the declarations beside it would bring their schemas along.
import { availableFaixas, getPrestador } from '../browser.ts';
import type { ApiFaixa } from '../calls/index.ts';
import type { Answer } from '../endpoint.ts';
import type { ApiError } from '../error.ts';
import { useCall } from './calls.ts';
import { useCalendarFacts } from './useCalendarFacts.ts';

export interface ClinicDaysRequest {
  agendamentoId: number;
  funcionarioId: number;
  dataSugestaoInicial: CivilDate | null;
  dataSugestaoFinal: CivilDate | null;
  cidadeId: number | null;
  /** Null: no clinic yet, and nothing is asked. */
  prestadorId: number | null;
  now: Now;
  /** How often the free slots are asked for again, in ms. Absent: only on demand. */
  refreshMs?: number;
}

export interface ClinicDays {
  /** First and last day on offer; null when the suggested range is over. */
  timeWindow: { inicio: CivilDate; fim: CivilDate } | null;
  clinic: Answer<typeof getPrestador> | null;
  /** The clinic books exact slots. */
  reservaFaixas: boolean;
  faixas: readonly ApiFaixa[];
  /** Null while something that decides about a day is still loading or failed. */
  days: readonly ConfirmationDay<ApiFaixa>[] | null;
  error: ApiError | null;
  isRetrying: boolean;
  retry: () => void;
  renewFaixas: () => Promise<unknown>;
}

const NO_FAIXAS: readonly ApiFaixa[] = [];

/** The days of a request at one clinic: hours, holidays, vacations and free slots, put together by the domain. */
export function useClinicDays(request: ClinicDaysRequest): ClinicDays {
  const { agendamentoId, funcionarioId, cidadeId, now, refreshMs = 0 } = request;
  const sugestao = {
    dataSugestaoInicial: request.dataSugestaoInicial,
    dataSugestaoFinal: request.dataSugestaoFinal,
  };
  const timeWindow = confirmationWindow({ ...sugestao, now });
  const prestadorId = timeWindow ? request.prestadorId : null;

  const clinic = useCall(getPrestador, prestadorId === null ? null : { params: { id: prestadorId } });
  const calendar = useCalendarFacts({
    days:
      timeWindow && prestadorId !== null
        ? { dataInicial: timeWindow.inicio, dataFinal: timeWindow.fim }
        : null,
    cidadeId,
    prestadorId,
  });
  const reservaFaixas = clinic.data?.reservaFaixas ?? false;
  const faixas = useCall(
    availableFaixas,
    reservaFaixas && prestadorId !== null && timeWindow
      ? {
          body: {
            agendamentoId,
            funcionarioId,
            examesIds: [],
            periodo: PERIODO.AMBOS,
            prestadorId,
            dataInicial: timeWindow.inicio,
            dataFinal: timeWindow.fim,
          },
        }
      : null,
    { refreshInterval: refreshMs },
  );

  const reads = [clinic, ...calendar.reads, faixas];
  const failures = reads.filter(({ data, error }) => error && !data);
  const isReady = calendar.isComplete && (faixas.data ?? !reservaFaixas);
  return {
    timeWindow,
    clinic: clinic.data ?? null,
    reservaFaixas,
    faixas: faixas.data ?? NO_FAIXAS,
    days:
      isReady && clinic.data
        ? confirmationDays({
            ...sugestao,
            now,
            openingHours: clinic.data.openingHours,
            feriados: calendar.feriados,
            ferias: calendar.ferias,
            reservaFaixas,
            faixas: faixas.data ?? NO_FAIXAS,
          })
        : null,
    error: failures[0]?.error ?? null,
    isRetrying: failures.some(({ isValidating }) => isValidating),
    retry: () => failures.forEach(({ mutate }) => void mutate()),
    renewFaixas: () => faixas.mutate(),
  };
}
