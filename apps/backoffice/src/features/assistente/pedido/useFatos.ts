import {
  configuracoesSla,
  feriadosMunicipais,
  feriasDoPrestador,
  listarFeriadosNacionais,
} from '@apto/api-client';
import { useChamada } from '@apto/api-client/react';
import { ultimaDataSugerida } from '@apto/domain';
import { useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { agora } from '../../../shared/relogio.ts';
import { fatosAtom } from './pedido.ts';
import type { Leitura } from './useRegrasDoCliente.ts';
import { usePedido } from './usePedido.ts';

/** Calendars and limits of the clinic step (doc2 §5 'Date range rules'), for the city and the clinic chosen. */
export function useFatos(): Leitura {
  const [{ autoagendamento, cidade, prestador }] = usePedido();
  const setFatos = useSetAtom(fatosAtom);
  const hoje = agora().data;
  const query = { dataInicial: hoje, dataFinal: ultimaDataSugerida(hoje) };
  const vale = !autoagendamento && cidade !== null;

  const sla = useChamada(configuracoesSla, vale ? {} : null);
  const nacionais = useChamada(listarFeriadosNacionais, vale ? { query } : null);
  const municipais = useChamada(feriadosMunicipais, vale ? { params: { cityId: cidade.id }, query } : null);
  const ferias = useChamada(
    feriasDoPrestador,
    vale && prestador ? { params: { providerId: prestador.id }, query } : null,
  );

  useEffect(() => {
    setFatos((antes) => ({
      ...antes,
      limiteDias: sla.data?.limiteDatas ?? null,
      feriados: [...(nacionais.data ?? []), ...(municipais.data ?? [])],
      ferias: ferias.data ?? [],
    }));
  }, [ferias.data, municipais.data, nacionais.data, setFatos, sla.data]);

  const leituras = [sla, nacionais, municipais, ferias];
  return {
    carregando: leituras.some(({ isLoading }) => isLoading),
    erro: leituras.find(({ error }) => error)?.error,
    tentarNovamente: () => {
      for (const leitura of leituras) if (leitura.error) void leitura.mutate();
    },
  };
}
