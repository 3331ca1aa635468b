import {
  faixasDisponiveis,
  feriadosMunicipais,
  feriasDoPrestador,
  listarFeriadosNacionais,
  obterPrestador,
  type AgendamentoDetalhe,
  type ErroDeApi,
  type FaixaDaApi,
  type Resposta,
} from '@apto/api-client';
import { useChamada } from '@apto/api-client/react';
import {
  diasDaConfirmacao,
  janelaDaConfirmacao,
  PERIODO,
  type Agora,
  type DiaDaConfirmacao,
} from '@apto/domain';

export interface Dias {
  clinica: Resposta<typeof obterPrestador> | null;
  /** The clinic books exact slots. */
  reservaFaixas: boolean;
  /** Empty until everything that decides about a day is here. */
  dias: readonly DiaDaConfirmacao<FaixaDaApi>[];
  carregando: boolean;
  /** The suggested range is over: there is no day to offer. */
  prazoEncerrado: boolean;
  erro: ErroDeApi | undefined;
  tentarDeNovo: () => void;
  renovarFaixas: () => Promise<unknown>;
}

/** The days of a request at one clinic: hours, holidays, vacations and free slots, put together by the domain. */
export function useDias(
  agendamento: AgendamentoDetalhe,
  onde: { cidadeId: number | null; prestadorId: number | null },
  agora: Agora,
): Dias {
  const { dataSugestaoInicial, dataSugestaoFinal } = agendamento;
  const janela = janelaDaConfirmacao({ dataSugestaoInicial, dataSugestaoFinal, agora });
  const id = janela ? onde.prestadorId : null;
  const query = janela ? { dataInicial: janela.inicio, dataFinal: janela.fim } : {};

  const clinica = useChamada(obterPrestador, id === null ? null : { params: { id } });
  const nacionais = useChamada(listarFeriadosNacionais, id === null ? null : { query });
  const municipais = useChamada(
    feriadosMunicipais,
    id === null || onde.cidadeId === null ? null : { params: { cityId: onde.cidadeId }, query },
  );
  const ferias = useChamada(feriasDoPrestador, id === null ? null : { params: { providerId: id }, query });
  const reservaFaixas = clinica.data?.reservaFaixas ?? false;
  const faixas = useChamada(
    faixasDisponiveis,
    reservaFaixas && id !== null && janela
      ? {
          body: {
            agendamentoId: agendamento.id,
            funcionarioId: agendamento.idFuncionario,
            examesIds: [],
            periodo: PERIODO.AMBOS,
            prestadorId: id,
            dataInicial: janela.inicio,
            dataFinal: janela.fim,
          },
        }
      : null,
  );

  const leituras = [clinica, nacionais, municipais, ferias, faixas];
  const falha = leituras.find(({ data, error, isValidating }) => error && !data && !isValidating);
  const pronto =
    clinica.data && nacionais.data && ferias.data && municipais.data && (faixas.data ?? !reservaFaixas);
  return {
    clinica: clinica.data ?? null,
    reservaFaixas,
    dias:
      pronto && clinica.data
        ? diasDaConfirmacao({
            dataSugestaoInicial,
            dataSugestaoFinal,
            agora,
            openingHours: clinica.data.openingHours,
            feriados: [...(nacionais.data ?? []), ...(municipais.data ?? [])],
            ferias: ferias.data ?? [],
            reservaFaixas,
            faixas: faixas.data ?? [],
          })
        : [],
    carregando: id !== null && !pronto && !falha,
    prazoEncerrado: janela === null,
    erro: falha?.error,
    tentarDeNovo: () => leituras.forEach(({ error, mutate }) => error && void mutate()),
    renovarFaixas: () => faixas.mutate(),
  };
}
