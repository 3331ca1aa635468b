import { useApi } from '@apto/api-client/react';
import { ASSISTENTE_NOTICE } from '@apto/domain/messages';
import type { SyncState } from '@apto/domain/pedido';
import { atom, useAtomValue, useStore } from 'jotai';
import { useCallback, useEffect } from 'react';
import { notify, isSilent, messageFrom } from '../../../shared/notices/index.ts';
import { pedidoAtom } from './pedido.ts';
import { missingFromSoc, sync } from './sync.ts';

/** Steps that need what SOC says of the employees, or come after one that does. */
const STEPS_WITH_SOC: readonly string[] = [
  'procedimentos',
  'anexos',
  'definir-clinica',
  'agendar',
  'concluir',
  'autoagendamento',
  'dados-funcionario',
];

const hasPendingAtom = atom((get) => {
  const pedido = get(pedidoAtom);
  return STEPS_WITH_SOC.includes(pedido.step) && missingFromSoc(pedido, ['PENDENTE']).length > 0;
});

/**
 * Asks SOC for what the request lacks as soon as a step needs it (doc2 §2.6, §4). Answers how to ask again for those
 * whose question failed.
 */
export function useSocSync(): () => void {
  const store = useStore();
  const api = useApi();
  const hasPending = useAtomValue(hasPendingAtom);

  const request = useCallback(
    async (situations: readonly SyncState[]) => {
      const missing = missingFromSoc(store.get(pedidoAtom), situations);
      if (missing.length === 0) return;
      // From here on they are on their way: no other run takes them.
      store.set(pedidoAtom, { type: 'SYNC_STARTED', ids: missing.map(({ id }) => id) });
      const { riscos, exames } = await sync(missing, {
        api,
        state: () => store.get(pedidoAtom),
        dispatch: (event) => store.set(pedidoAtom, event),
      });
      const risco = riscos.find((error) => !isSilent(error));
      const exame = exames.find((error) => !isSilent(error));
      if (risco) notify(ASSISTENTE_NOTICE.riscosFailed(messageFrom(risco)));
      if (exame) notify(ASSISTENTE_NOTICE.examesFailed(messageFrom(exame)));
    },
    [api, store],
  );

  useEffect(() => {
    if (hasPending) void request(['PENDENTE']);
  }, [hasPending, request]);

  return useCallback(() => void request(['FAILED']), [request]);
}
