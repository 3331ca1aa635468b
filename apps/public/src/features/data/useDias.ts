import {
  faixasDisponiveis,
  feriadosMunicipais,
  feriasDoPrestador,
  listarFeriadosNacionais,
  obterPrestador,
  type ErroDeApi,
  type FaixaDaApi,
  type obterPrestador as ObterPrestador,
  type Resposta,
} from '@apto/api-client';
import { useChamada } from '@apto/api-client/react';
import {
  diasDaConfirmacao,
  janelaDaConfirmacao,
  PERIODO,
  type DataCivil,
  type DiaDaConfirmacao,
} from '@apto/domain';
import type { Pedido } from '../../shared/pedido/etapas.ts';
import { useAgora } from '../../shared/useAgora.ts';

/** Other people take slots while one is looking at them. */
const RENOVAR_FAIXAS_MS = 30_000;

export type Clinica = Resposta<typeof ObterPrestador>;

export interface Dias {
  /** First and last day on offer; null when the suggested range is over. */
  janela: { inicio: DataCivil; fim: DataCivil } | null;
  clinica: Clinica | null;
  reservaFaixas: boolean;
  /** Null while something is still loading or failed. */
  dias: readonly DiaDaConfirmacao<FaixaDaApi>[] | null;
  faixas: readonly FaixaDaApi[];
  erro: ErroDeApi | null;
  tentando: boolean;
  tentar: () => void;
  renovarFaixas: () => Promise<unknown>;
}

/** The days of the request at its clinic: hours, holidays, vacations and free slots, put together by the domain. */
export function useDias(pedido: Pedido): Dias {
  const { agendamento, cidade, prestador, funcionario } = pedido;
  const agora = useAgora();
  const sugestao = {
    dataSugestaoInicial: agendamento.dataSugestaoInicial || null,
    dataSugestaoFinal: agendamento.dataSugestaoFinal || null,
  };
  const janela = janelaDaConfirmacao({ ...sugestao, agora });
  const id = janela && prestador ? prestador.id : null;
  const query = janela ? { dataInicial: janela.inicio, dataFinal: janela.fim } : {};

  const clinica = useChamada(obterPrestador, id === null ? null : { params: { id } });
  const municipais = useChamada(
    feriadosMunicipais,
    cidade && janela ? { params: { cityId: cidade.id }, query } : null,
  );
  const nacionais = useChamada(listarFeriadosNacionais, janela ? { query } : null);
  const ferias = useChamada(feriasDoPrestador, id === null ? null : { params: { providerId: id }, query });
  const reservaFaixas = clinica.data?.reservaFaixas ?? false;
  const faixas = useChamada(
    faixasDisponiveis,
    reservaFaixas && id !== null && janela
      ? {
          body: {
            agendamentoId: agendamento.id,
            funcionarioId: funcionario.id,
            examesIds: [],
            periodo: PERIODO.AMBOS,
            prestadorId: id,
            dataInicial: janela.inicio,
            dataFinal: janela.fim,
          },
        }
      : null,
    { refreshInterval: RENOVAR_FAIXAS_MS },
  );

  const leituras = [clinica, municipais, nacionais, ferias, faixas];
  const falhas = leituras.filter(({ data, error }) => error && !data);
  const pronto =
    clinica.data &&
    nacionais.data &&
    ferias.data &&
    (municipais.data ?? !cidade) &&
    (faixas.data ?? !reservaFaixas);
  return {
    janela,
    clinica: clinica.data ?? null,
    reservaFaixas,
    faixas: faixas.data ?? [],
    dias:
      pronto && clinica.data
        ? diasDaConfirmacao({
            ...sugestao,
            agora,
            openingHours: clinica.data.openingHours,
            feriados: [...(nacionais.data ?? []), ...(municipais.data ?? [])],
            ferias: ferias.data ?? [],
            reservaFaixas,
            faixas: faixas.data ?? [],
          })
        : null,
    erro: falhas[0]?.error ?? null,
    tentando: falhas.some(({ isValidating }) => isValidating),
    tentar: () => falhas.forEach(({ mutate }) => void mutate()),
    renovarFaixas: () => faixas.mutate(),
  };
}
