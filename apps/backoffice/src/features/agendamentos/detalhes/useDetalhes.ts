import {
  detalhesDoFuncionario,
  detalhesDoPrestador,
  detalhesDosProcedimentos,
  detalhesDosRiscos,
  type ErroDeApi,
} from '@apto/api-client';
import { useChamada } from '@apto/api-client/react';
import { AVISO_AGENDAMENTOS } from '@apto/domain';
import { useEffect } from 'react';
import { avisar, ehSilencioso } from '../../../shared/avisos/index.ts';

/** The `origem` that the procedures call takes from this screen (doc1 §7). */
const ORIGEM = 'AGENDAMENTO';

/** One part of the details: its data, or why there is none, and how to ask again. */
export interface Parte<D> {
  dados: D | undefined;
  erro: ErroDeApi | undefined;
  carregando: boolean;
  tentarDeNovo: () => void;
}

interface Leitura<D> {
  data: D | undefined;
  error: ErroDeApi | undefined;
  isLoading: boolean;
  isValidating: boolean;
  mutate: () => Promise<unknown>;
}

const parte = <D>({ data, error, isLoading, isValidating, mutate }: Leitura<D>): Parte<D> => ({
  dados: data,
  erro: isValidating ? undefined : error,
  carregando: isLoading || (isValidating && data === undefined),
  tentarDeNovo: () => void mutate(),
});

/**
 * The four reads of an opened row, all at once and each on its own (doc1 §7): one that fails leaves the others.
 * @param versao of the row: a newer one reads again, keeping what is shown meanwhile
 */
export function useDetalhes(id: number, versao: number) {
  const entrada = { params: { id } };
  const funcionario = useChamada(detalhesDoFuncionario, entrada);
  const prestador = useChamada(detalhesDoPrestador, entrada);
  const procedimentos = useChamada(detalhesDosProcedimentos, { ...entrada, query: { origem: ORIGEM } });
  const riscos = useChamada(detalhesDosRiscos, entrada);

  const primeiroErro = [funcionario, prestador, procedimentos, riscos].find((l) => l.error)?.error;
  useEffect(() => {
    if (primeiroErro && !ehSilencioso(primeiroErro))
      avisar(AVISO_AGENDAMENTOS.falhaNosDetalhes(primeiroErro.message));
  }, [primeiroErro]);

  const lida = funcionario.data?.agendamento.version;
  const recarregar = [funcionario.mutate, prestador.mutate, procedimentos.mutate, riscos.mutate];
  const desatualizado = lida !== undefined && lida < versao;
  useEffect(() => {
    if (desatualizado) for (const ler of recarregar) void ler();
    // The readers are stable for one row; only a newer row asks again.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [desatualizado]);

  return {
    funcionario: parte(funcionario),
    prestador: parte(prestador),
    procedimentos: parte(procedimentos),
    riscos: parte(riscos),
  };
}
