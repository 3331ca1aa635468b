import {
  availableFaixas,
  municipalFeriados,
  prestadorFerias,
  listNationalFeriados,
  getPrestador,
  type AgendamentoDetail,
  type ApiError,
  type ApiFaixa,
  type Answer,
} from '@apto/api-client';
import { useCall } from '@apto/api-client/react';
import { confirmationDays, confirmationWindow, type ConfirmationDay } from '@apto/domain/autoagendamento';
import { PERIODO } from '@apto/domain/periodos';
import type { Now } from '@apto/domain/time';

export interface Days {
  clinic: Answer<typeof getPrestador> | null;
  /** The clinic books exact slots. */
  reservaFaixas: boolean;
  /** Empty until everything that decides about a day is here. */
  days: readonly ConfirmationDay<ApiFaixa>[];
  loading: boolean;
  /** The suggested range is over: there is no day to offer. */
  deadlinePassed: boolean;
  error: ApiError | undefined;
  retry: () => void;
  renewFaixas: () => Promise<unknown>;
}

/** The days of a request at one clinic: hours, holidays, vacations and free slots, put together by the domain. */
export function useDays(
  agendamento: AgendamentoDetail,
  where: { cidadeId: number | null; prestadorId: number | null },
  now: Now,
): Days {
  const { dataSugestaoInicial, dataSugestaoFinal } = agendamento;
  const timeWindow = confirmationWindow({ dataSugestaoInicial, dataSugestaoFinal, now });
  const id = timeWindow ? where.prestadorId : null;
  const query = timeWindow ? { dataInicial: timeWindow.inicio, dataFinal: timeWindow.fim } : {};

  const clinic = useCall(getPrestador, id === null ? null : { params: { id } });
  const nationalFeriados = useCall(listNationalFeriados, id === null ? null : { query });
  const municipal = useCall(
    municipalFeriados,
    id === null || where.cidadeId === null ? null : { params: { cityId: where.cidadeId }, query },
  );
  const ferias = useCall(prestadorFerias, id === null ? null : { params: { providerId: id }, query });
  const reservaFaixas = clinic.data?.reservaFaixas ?? false;
  const faixas = useCall(
    availableFaixas,
    reservaFaixas && id !== null && timeWindow
      ? {
          body: {
            agendamentoId: agendamento.id,
            funcionarioId: agendamento.idFuncionario,
            examesIds: [],
            periodo: PERIODO.AMBOS,
            prestadorId: id,
            dataInicial: timeWindow.inicio,
            dataFinal: timeWindow.fim,
          },
        }
      : null,
  );

  const reads = [clinic, nationalFeriados, municipal, ferias, faixas];
  const failure = reads.find(({ data, error, isValidating }) => error && !data && !isValidating);
  const ready =
    clinic.data && nationalFeriados.data && ferias.data && municipal.data && (faixas.data ?? !reservaFaixas);
  return {
    clinic: clinic.data ?? null,
    reservaFaixas,
    days:
      ready && clinic.data
        ? confirmationDays({
            dataSugestaoInicial,
            dataSugestaoFinal,
            now,
            openingHours: clinic.data.openingHours,
            feriados: [...(nationalFeriados.data ?? []), ...(municipal.data ?? [])],
            ferias: ferias.data ?? [],
            reservaFaixas,
            faixas: faixas.data ?? [],
          })
        : [],
    loading: id !== null && !ready && !failure,
    deadlinePassed: timeWindow === null,
    error: failure?.error,
    retry: () => reads.forEach(({ error, mutate }) => error && void mutate()),
    renewFaixas: () => faixas.mutate(),
  };
}
