import {
  agendaBoard,
  ApiError,
  closeAgendaDay,
  ERROR_CODE,
  reservasOnDay,
  reviewAgendaChange,
  saveAgendaChange,
  type LostReserva,
} from '@apto/api-client';
import { useApi, useIdempotencyKey, useReload } from '@apto/api-client/react';
import type { Closing } from '@apto/domain/agendas';
import { useSetAtom } from 'jotai';
import { useState } from 'react';
import { bulksAtom, startedHere } from '../../shared/agendamentos/bulk/bulks.ts';
import { isSilent, messageFrom, notify } from '../../shared/notices/index.ts';
import { movesOf, type Choices } from './closing.ts';

/** A closing that waits for an answer. */
export interface ReviewedClosing {
  readonly closing: Closing;
  readonly reason: string;
  readonly lost: readonly LostReserva[];
}

/** First who loses their place, then the closing with the moves that were left standing (docs/decisions/0143). */
export function useCloseDay({ prestadorId, version }: { prestadorId: number; version: number }) {
  const api = useApi();
  const reload = useReload();
  const attempt = useIdempotencyKey();
  const follow = useSetAtom(bulksAtom);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const params = { id: prestadorId };

  async function tried<T>(work: () => Promise<T>): Promise<T | null> {
    setBusy(true);
    setFailure(null);
    try {
      return await work();
    } catch (error) {
      attempt.restartIfRefused(error);
      if (!isSilent(error)) setFailure(messageFrom(error));
      if (error instanceof ApiError && error.codigo === ERROR_CODE.VERSAO_DESATUALIZADA)
        void reload(agendaBoard);
      return null;
    } finally {
      setBusy(false);
    }
  }

  return {
    isBusy,
    failure,
    /** Who would lose their place; null where it could not be asked. */
    review: (closing: Closing) =>
      tried(async () => {
        const body = { change: { tipo: 'FECHAMENTO' as const, ...closing } };
        return (await api.invoke(reviewAgendaChange, { params, body })).afetados;
      }),
    /** Closes the day; true when it is closed. */
    close: async ({ closing, reason, lost }: ReviewedClosing, choices: Choices): Promise<boolean> => {
      const moves = movesOf(lost, choices);
      const seen = lost.map(({ id }) => id);
      const done = await tried(async () => {
        if (moves.length === 0) {
          const change = { tipo: 'FECHAMENTO' as const, ...closing };
          const body = { change, afetados: seen };
          await api.invoke(saveAgendaChange, { params, body }, { ifMatch: version });
          notify({ tone: 'success', title: 'Dia fechado' });
        } else {
          const body = { fechamento: closing, motivo: reason, afetados: seen, remarcar: moves };
          const { id } = await api.invoke(
            closeAgendaDay,
            { params, body },
            { ifMatch: version, idempotencyKey: attempt.keyFor([prestadorId, version, body]) },
          );
          startedHere.add(id);
          follow((ids) => [...ids, id]);
        }
        return true;
      });
      if (done) await reload(agendaBoard, reservasOnDay);
      return done ?? false;
    },
  };
}
