import { createReservaConfigs, type ReservaConfig } from '@apto/api-client';
import { useApi } from '@apto/api-client/react';
import { MESSAGE } from '@apto/domain/messages';
import { procedimentosToPerform, type PedidoFuncionario } from '@apto/domain/pedido';
import { reservaObstacle } from '@apto/domain/reserva';
import { useStore } from 'jotai';
import { useEffect, useState } from 'react';
import { isSilent, messageFrom, notify } from '../../../shared/notices/index.ts';
import { pedidoAtom } from '../pedido/pedido.ts';

export interface ReservaConfigs {
  readonly configs: ReadonlyMap<number, ReservaConfig> | null;
  readonly error: Error | null;
  readonly retry: () => void;
}

/** Why only an attendant can schedule an employee of the request; null when nothing is in the way (doc2 §4). */
export const obstacleOf = (f: PedidoFuncionario) =>
  reservaObstacle({ possuiRisco: f.possuiRisco === true, procedimentos: procedimentosToPerform(f) });

/** The booking configs of the employees who can choose slots, built once for the step (doc2 §4 'reservation flow'). */
export function useReservaConfigs(): ReservaConfigs {
  const api = useApi();
  const store = useStore();
  const [state, setState] = useState<Pick<ReservaConfigs, 'configs' | 'error'>>({
    configs: null,
    error: null,
  });
  const [round, setRound] = useState(0);

  useEffect(() => {
    const { funcionarios, prestador } = store.get(pedidoAtom);
    const controller = new AbortController();
    const withoutObstacle = funcionarios.filter((f) => obstacleOf(f) === null);
    const load = async (): Promise<readonly ReservaConfig[]> =>
      withoutObstacle.length === 0 || !prestador
        ? []
        : api.invoke(
            createReservaConfigs,
            {
              body: withoutObstacle.map((f) => ({
                idFuncionario: f.id,
                nomeFuncionario: f.name,
                companyId: f.customer.companyId,
                funcionarioProcedimentos: procedimentosToPerform(f).map(
                  ({ id, name, procedimentoDiagnosticoId, idSugestao }) => ({
                    id,
                    name,
                    procedimentoDiagnosticoId,
                    idSugestao,
                  }),
                ),
                idPrestador: prestador.id,
                cnpjPrestador: prestador.cnpj ?? null,
                nomePrestador: prestador.name,
              })),
            },
            { signal: controller.signal },
          );
    load().then(
      (list) => {
        if (controller.signal.aborted) return;
        setState({ configs: new Map(list.map((config) => [config.idFuncionario, config])), error: null });
      },
      (error: Error) => {
        if (controller.signal.aborted || isSilent(error)) return;
        // doc2 §8 'Creating employee configs failed'.
        notify({ tone: 'danger', title: MESSAGE.ERROR, detail: messageFrom(error) });
        setState({ configs: null, error });
      },
    );
    return () => controller.abort();
  }, [api, store, round]);

  return {
    ...state,
    retry: () => {
      setState({ configs: null, error: null });
      setRound((n) => n + 1);
    },
  };
}
