import { useCliente } from '@apto/api-client/react';
import { AVISO_ASSISTENTE, type Sincronia } from '@apto/domain';
import { useStore } from 'jotai';
import { useCallback, useEffect } from 'react';
import { avisar, ehSilencioso, mensagemDe } from '../../../shared/avisos/index.ts';
import { pedidoAtom } from './pedido.ts';
import { faltasDoSoc, sincronizar } from './sincronia.ts';
import { usePedido } from './usePedido.ts';

/** Steps that need what SOC says of the employees, or come after one that does. */
const ETAPAS_COM_SOC: readonly string[] = [
  'procedimentos',
  'definir-clinica',
  'concluir',
  'autoagendamento',
  'dados-funcionario',
];

/**
 * Asks SOC for what the request lacks as soon as a step needs it (doc2 §2.6, §4). Answers how to ask again for those
 * whose question failed.
 */
export function useSincroniaSoc(): () => void {
  const loja = useStore();
  const cliente = useCliente();
  const [pedido] = usePedido();
  const haPendentes = ETAPAS_COM_SOC.includes(pedido.etapa) && faltasDoSoc(pedido, ['PENDENTE']).length > 0;

  const pedir = useCallback(
    async (situacoes: readonly Sincronia[]) => {
      const faltas = faltasDoSoc(loja.get(pedidoAtom), situacoes);
      if (faltas.length === 0) return;
      // From here on they are on their way: no other run takes them.
      loja.set(pedidoAtom, { tipo: 'SINCRONIA_INICIADA', ids: faltas.map(({ id }) => id) });
      const { riscos, exames } = await sincronizar(faltas, {
        cliente,
        estado: () => loja.get(pedidoAtom),
        despachar: (evento) => loja.set(pedidoAtom, evento),
      });
      const risco = riscos.find((erro) => !ehSilencioso(erro));
      const exame = exames.find((erro) => !ehSilencioso(erro));
      if (risco) avisar(AVISO_ASSISTENTE.falhaNosRiscos(mensagemDe(risco)));
      if (exame) avisar(AVISO_ASSISTENTE.falhaNosExames(mensagemDe(exame)));
    },
    [cliente, loja],
  );

  useEffect(() => {
    if (haPendentes) void pedir(['PENDENTE']);
  }, [haPendentes, pedir]);

  return useCallback(() => void pedir(['ERRO']), [pedir]);
}
