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

interface ReadState<D> {
  data: D | undefined;
  error: ApiError | undefined;
  isLoading: boolean;
  isValidating: boolean;
  mutate: () => Promise<unknown>;
}

const part = <D>({ data, error, isLoading, isValidating, mutate }: ReadState<D>): Part<D> => ({
  data,
  error: isValidating ? undefined : error,
  loading: isLoading || (isValidating && data === undefined),
  retry: () => void mutate(),
});

/**
 * The four reads of an opened row, all at once and each on its own (doc1 §7): one that fails leaves the others.
 * @param version of the row: a newer one reads again, keeping what is shown meanwhile
 */
export function useDetails(id: number, version: number) {
  const input = { params: { id } };
  const funcionario = useCall(funcionarioDetails, input);
  const prestador = useCall(prestadorDetails, input);
  const procedimentos = useCall(procedimentoDetails, { ...input, query: { origem: ORIGIN } });
  const riscos = useCall(riscoDetails, input);

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

  return {
    funcionario: part(funcionario),
    prestador: part(prestador),
    procedimentos: part(procedimentos),
    riscos: part(riscos),
  };
}
