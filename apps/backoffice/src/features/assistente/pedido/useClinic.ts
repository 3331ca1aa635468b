import { whyNotAvailable } from '@apto/api-client';
import { useApi, useReload } from '@apto/api-client/react';
import { ASSISTENTE_NOTICE } from '@apto/domain/messages';
import { useStore } from 'jotai';
import { useEffect, useState } from 'react';
import { announceRelease } from '../../../shared/release/observeReleases.ts';
import { askRelease } from '../../../shared/release/release.ts';
import { notify, isSilent } from '../../../shared/notices/index.ts';
import { checkClinic, type CheckResult, type NotReleased, type ClinicRecord } from './clinic.ts';
import { pedidoAtom } from './pedido.ts';
import type { ReadState } from './useClienteRules.ts';
import { useDispatch, usePedidoPart } from './usePedido.ts';

export interface PedidoClinic extends ReadState {
  /** The chosen clinic's record, once it is here. */
  readonly record: ClinicRecord | null;
  /** The chosen clinic does not serve the client: it has to be released or given back. */
  readonly notReleased: NotReleased | null;
  readonly giveBack: () => void;
  /** It was released: what waited for it goes on. */
  readonly goOn: () => void;
  /** Asks again whether it was released meanwhile. */
  readonly lookAgain: () => void;
}

type Situation =
  | { readonly key: string; readonly checkResult: CheckResult }
  | { readonly key: string; readonly error: Error }
  | null;

/**
 * Asks about the clinic as soon as one is chosen (doc2 §2.7, §2.13, §8), and again after a reload.
 * @param clienteReady the client's settings are here; without them it is not known what to ask
 */
export function useClinic(clienteReady: boolean): PedidoClinic {
  const api = useApi();
  const reload = useReload();
  const store = useStore();
  const prestador = usePedidoPart('prestador');
  const cliente = usePedidoPart('cliente');
  const dispatch = useDispatch();
  const [situation, setSituation] = useState<Situation>(null);
  const [round, setRound] = useState(0);
  const key = prestador && cliente && clienteReady ? `${cliente.id} ${prestador.id} ${round}` : null;

  useEffect(() => {
    const { prestador: chosen, cliente: owner } = store.get(pedidoAtom);
    if (key === null || !chosen || !owner) return undefined;
    const controller = new AbortController();
    checkClinic(api, chosen, owner, controller.signal).then(
      (checkResult) => {
        if (controller.signal.aborted) return;
        setSituation({ key, checkResult });
        dispatch(...checkResult.events);
        if (checkResult.notReleased) notify(ASSISTENTE_NOTICE.prestadorDoesNotServeEmpresa(owner.name));
      },
      (error: Error) => {
        if (!controller.signal.aborted && !isSilent(error)) setSituation({ key, error });
      },
    );
    return () => controller.abort();
  }, [api, key, dispatch, store]);

  const current = situation && situation.key === key ? situation : null;
  const checkResult = current && 'checkResult' in current ? current.checkResult : null;
  const notReleased = checkResult?.notReleased ?? null;
  // Only for the clinic that is still the chosen one.
  const goOn = () => {
    setSituation((now) =>
      now && now.key === key && 'checkResult' in now
        ? { key: now.key, checkResult: { ...now.checkResult, notReleased: null } }
        : now,
    );
    // 'Por que não?' of before still names the release among its reasons.
    void reload(whyNotAvailable);
  };
  return {
    record: checkResult?.record ?? null,
    loading: key !== null && current === null,
    error: current && 'error' in current ? current.error : undefined,
    retry: () => setRound((n) => n + 1),
    notReleased,
    giveBack: () => dispatch({ type: 'PRESTADOR_CHOSEN', prestador: null }),
    goOn,
    lookAgain: () => {
      if (!notReleased) return;
      const pair = { idPrestador: notReleased.prestador.id, idCliente: notReleased.cliente.id };
      askRelease(api, pair).then(
        ({ isReleased }) => {
          if (!isReleased) return;
          announceRelease(pair);
          // Also where the dialog's code is still on its way and nobody hears.
          goOn();
        },
        // The stream tells it, and the next beginning of the stream asks again.
        () => undefined,
      );
    },
  };
}
