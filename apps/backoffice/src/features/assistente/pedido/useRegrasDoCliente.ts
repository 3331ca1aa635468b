import { metodoDeAtendimento, obterCliente } from '@apto/api-client';
import { useChamada } from '@apto/api-client/react';
import { clienteDoPedido, lerQuem } from '@apto/domain';
import { useEffect } from 'react';
import { usePedido } from './usePedido.ts';

/** What a group of reads that the wizard stands on has come to. */
export interface Leitura {
  readonly carregando: boolean;
  readonly erro: Error | undefined;
  readonly tentarNovamente: () => void;
}

/** Several groups of reads as one. */
export const juntarLeituras = (...leituras: readonly Leitura[]): Leitura => ({
  carregando: leituras.some(({ carregando }) => carregando),
  erro: leituras.find(({ erro }) => erro)?.erro,
  tentarNovamente: () => {
    for (const leitura of leituras) if (leitura.erro) leitura.tentarNovamente();
  },
});

/** The client's settings, and who schedules and notifies for this exam type (doc2 §6, §7). */
export function useRegrasDoCliente(): Leitura {
  const [{ cliente, tipoExame }, despachar] = usePedido();
  const id = cliente?.id ?? null;
  const registro = useChamada(obterCliente, id === null ? null : { params: { id } });
  const metodo = useChamada(
    metodoDeAtendimento,
    id === null || !tipoExame ? null : { params: { clientId: id, examTypeId: tipoExame.id } },
  );

  // One after the other: what holds for the exam type goes over what holds for the client.
  useEffect(() => {
    if (!registro.data) return;
    despachar({ tipo: 'CLIENTE_CARREGADO', cliente: clienteDoPedido(registro.data) });
    const quemAgenda = lerQuem(metodo.data?.quemAgenda);
    const quemAvisa = lerQuem(metodo.data?.quemAvisa);
    if (quemAgenda && quemAvisa) despachar({ tipo: 'METODO_CARREGADO', quemAgenda, quemAvisa });
  }, [despachar, metodo.data, registro.data]);

  return {
    carregando: registro.isLoading || metodo.isLoading,
    erro: registro.error ?? metodo.error,
    tentarNovamente: () => {
      if (registro.error) void registro.mutate();
      if (metodo.error) void metodo.mutate();
    },
  };
}
