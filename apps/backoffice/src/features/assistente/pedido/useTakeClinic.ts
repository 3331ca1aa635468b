import { orderedPrestadores, type ClinicChoice } from '@apto/api-client';
import { useApi } from '@apto/api-client/react';
import { DEFAULT_ERROR_TITLE } from '@apto/domain/messages';
import { pedidoPrestador } from '@apto/domain/pedido';
import { useStore } from 'jotai';
import { isSilent, notifyError } from '../../../shared/notices/index.ts';
import { pedidoAtom } from './pedido.ts';
import { clinicsAddress } from './clinicsAddress.ts';
import { useDispatch } from './usePedido.ts';

/**
 * Takes another clinic with the day on which it serves and the period as it was: one press of 'Por que não?'. The step
 * that defines the clinic shows it, and asks about it as about any other.
 */
export function useTakeClinic(): (clinic: ClinicChoice) => void {
  const api = useApi();
  const store = useStore();
  const dispatch = useDispatch();
  return ({ id, data: date }) => {
    const pedido = store.get(pedidoAtom);
    const { params, tipoExame } = clinicsAddress(pedido);
    api.invoke(orderedPrestadores, { params, query: { ids: String(id), tipoExame } }).then(
      ({ items: [option] }) => {
        if (!option) return;
        dispatch({ type: 'PRESTADOR_CHOSEN', prestador: pedidoPrestador(option) });
        // A clinic outside of the suggested ones is asked about first; what follows is of the one that stands.
        if (store.get(pedidoAtom).prestador?.id !== id) return;
        dispatch(
          { type: 'INTERVALO_CHOSEN', intervalo: { inicio: date, fim: date } },
          { type: 'PERIODO_CHOSEN', periodo: pedido.periodo },
          { type: 'STEP_OPENED', step: 'definir-clinica' },
        );
      },
      (error: unknown) => {
        if (!isSilent(error)) notifyError(error, DEFAULT_ERROR_TITLE);
      },
    );
  };
}
