import {
  availableFaixas,
  municipalFeriados,
  prestadorFerias,
  listNationalFeriados,
  getPrestador,
  type ApiError,
  type ApiFaixa,
  type getPrestador as ObterPrestador,
  type Answer,
} from '@apto/api-client';
import { useCall } from '@apto/api-client/react';
import { confirmationDays, confirmationWindow, type ConfirmationDay } from '@apto/domain/autoagendamento';
import { PERIODO } from '@apto/domain/periodos';
import type { CivilDate } from '@apto/domain/time';
import type { Pedido } from '../../shared/pedido/steps.ts';
import { useNow } from '../../shared/useNow.ts';

/** Other people take slots while one is looking at them. */
const REFRESH_FAIXAS_MS = 30_000;

export type Clinic = Answer<typeof ObterPrestador>;

export interface Days {
  /** First and last day on offer; null when the suggested range is over. */
  timeWindow: { inicio: CivilDate; fim: CivilDate } | null;
  clinic: Clinic | null;
  reservaFaixas: boolean;
  /** Null while something is still loading or failed. */
  days: readonly ConfirmationDay<ApiFaixa>[] | null;
  faixas: readonly ApiFaixa[];
  error: ApiError | null;
  isRetrying: boolean;
  retry: () => void;
  renewFaixas: () => Promise<unknown>;
}

/** The days of the request at its clinic: hours, holidays, vacations and free slots, put together by the domain. */
export function useDays(pedido: Pedido): Days {
  const { agendamento, cidade, prestador, funcionario } = pedido;
  const now = useNow();
  const sugestao = {
    dataSugestaoInicial: agendamento.dataSugestaoInicial || null,
    dataSugestaoFinal: agendamento.dataSugestaoFinal || null,
  };
  const timeWindow = confirmationWindow({ ...sugestao, now });
  const id = timeWindow && prestador ? prestador.id : null;
  const query = timeWindow ? { dataInicial: timeWindow.inicio, dataFinal: timeWindow.fim } : {};

  const clinic = useCall(getPrestador, id === null ? null : { params: { id } });
  const municipal = useCall(
    municipalFeriados,
    cidade && timeWindow ? { params: { cityId: cidade.id }, query } : null,
  );
  const nationalFeriados = useCall(listNationalFeriados, timeWindow ? { query } : null);
  const ferias = useCall(prestadorFerias, id === null ? null : { params: { providerId: id }, query });
  const reservaFaixas = clinic.data?.reservaFaixas ?? false;
  const faixas = useCall(
    availableFaixas,
    reservaFaixas && id !== null && timeWindow
      ? {
          body: {
            agendamentoId: agendamento.id,
            funcionarioId: funcionario.id,
            examesIds: [],
            periodo: PERIODO.AMBOS,
            prestadorId: id,
            dataInicial: timeWindow.inicio,
            dataFinal: timeWindow.fim,
          },
        }
      : null,
    { refreshInterval: REFRESH_FAIXAS_MS },
  );

  const reads = [clinic, municipal, nationalFeriados, ferias, faixas];
  const failures = reads.filter(({ data, error }) => error && !data);
  const ready =
    clinic.data &&
    nationalFeriados.data &&
    ferias.data &&
    (municipal.data ?? !cidade) &&
    (faixas.data ?? !reservaFaixas);
  return {
    timeWindow,
    clinic: clinic.data ?? null,
    reservaFaixas,
    faixas: faixas.data ?? [],
    days:
      ready && clinic.data
        ? confirmationDays({
            ...sugestao,
            now,
            openingHours: clinic.data.openingHours,
            feriados: [...(nationalFeriados.data ?? []), ...(municipal.data ?? [])],
            ferias: ferias.data ?? [],
            reservaFaixas,
            faixas: faixas.data ?? [],
          })
        : null,
    error: failures[0]?.error ?? null,
    isRetrying: failures.some(({ isValidating }) => isValidating),
    retry: () => failures.forEach(({ mutate }) => void mutate()),
    renewFaixas: () => faixas.mutate(),
  };
}
