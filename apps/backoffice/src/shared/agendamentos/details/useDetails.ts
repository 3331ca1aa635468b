import {
  funcionarioDetails,
  prestadorDetails,
  procedimentoDetails,
  riscoDetails,
  type ApiError,
} from '@apto/api-client';
import { useCall } from '@apto/api-client/react';
import { AGENDAMENTOS_NOTICE } from '@apto/domain/messages';
import { useEffect } from 'react';
import type { SWRResponse } from 'swr';
import { notify, isSilent } from '../../notices/index.ts';

/** The `origem` that the procedures call takes from this screen (doc1 §7). */
const ORIGIN = 'AGENDAMENTO';

/** One part of the details: its data, or why there is none, and how to ask again. */
export interface Part<D> {
  data: D | undefined;
  error: ApiError | undefined;
  loading: boolean;
  retry: () => void;
}

/** What is here says nothing of being asked for again: the part is not drawn anew for that. */
function part<D>(answer: SWRResponse<D, ApiError>): Part<D> {
  const { data, mutate } = answer;
  const retry = (): void => void mutate();
  if (data !== undefined) return { data, error: undefined, loading: false, retry };
  const { error, isLoading, isValidating } = answer;
  return { data, error: isValidating ? undefined : error, loading: isLoading || isValidating, retry };
}

const inputOf = (id: number) => ({ params: { id } });
const procedimentosInput = (id: number) => ({ ...inputOf(id), query: { origem: ORIGIN } });

export const useFuncionarioPart = (id: number) => part(useCall(funcionarioDetails, inputOf(id)));
export const usePrestadorPart = (id: number) => part(useCall(prestadorDetails, inputOf(id)));
export const useRiscosPart = (id: number) => part(useCall(riscoDetails, inputOf(id)));
export const useProcedimentosPart = (id: number) =>
  part(useCall(procedimentoDetails, procedimentosInput(id)));

/**
 * What is said of the four reads of a row (doc1 §7): that one failed, once for all.
 * @param version of the row: a newer one reads again, keeping what is shown meanwhile
 */
export function useDetailsNews(id: number, version: number): void {
  const funcionario = useCall(funcionarioDetails, inputOf(id));
  const prestador = useCall(prestadorDetails, inputOf(id));
  const procedimentos = useCall(procedimentoDetails, procedimentosInput(id));
  const riscos = useCall(riscoDetails, inputOf(id));

  const firstError = [funcionario, prestador, procedimentos, riscos].find((l) => l.error)?.error;
  useEffect(() => {
    if (firstError && !isSilent(firstError)) notify(AGENDAMENTOS_NOTICE.detailsFailed(firstError.message));
  }, [firstError]);

  const shownVersion = funcionario.data?.agendamento.version;
  const [readFuncionario, readPrestador] = [funcionario.mutate, prestador.mutate];
  const [readProcedimentos, readRiscos] = [procedimentos.mutate, riscos.mutate];
  const isStale = shownVersion !== undefined && shownVersion < version;
  useEffect(() => {
    if (!isStale) return;
    // They stay the same functions: only a newer row asks again.
    for (const read of [readFuncionario, readPrestador, readProcedimentos, readRiscos]) void read();
  }, [isStale, readFuncionario, readPrestador, readProcedimentos, readRiscos]);
}

/** The four reads of a row, all at once and each on its own: one that fails leaves the others. */
export function useDetails(id: number, version: number) {
  useDetailsNews(id, version);
  return {
    funcionario: useFuncionarioPart(id),
    prestador: usePrestadorPart(id),
    procedimentos: useProcedimentosPart(id),
    riscos: useRiscosPart(id),
  };
}
