import { holdFaixas, releaseFaixas } from '@apto/api-client';
import { useApi } from '@apto/api-client/react';
import type { ReservaRow } from '@apto/domain/reserva';
import { useCallback, useEffect, useRef, useState } from 'react';
import { heldOf } from './rows.ts';

export interface Hold {
  /** When the server gives the slots up; null: none is kept. */
  readonly expiresAt: string | null;
  /** Keeps the slots of these rows, in place of those kept before. @throws ApiError of the latest choice */
  readonly keep: (rows: readonly ReservaRow[]) => Promise<void>;
  /** They are booked: there is nothing left to free. */
  readonly settle: () => void;
}

/**
 * Keeps an employee's chosen slots for whoever chooses, all or none, and frees them when the screen is left. Of choices
 * that come faster than answers only the last is asked for. What a crash leaves behind, time frees.
 */
export function useHold(idFuncionario: number): Hold {
  const api = useApi();
  const [expiresAt, setExpiresAt] = useState<string | null>(null);
  const state = useRef({ isHolding: false, wanted: 0, line: Promise.resolve() });

  const keep = useCallback(
    (rows: readonly ReservaRow[]): Promise<void> => {
      const { current } = state;
      const mine = ++current.wanted;
      const slots = heldOf(rows);
      const asked = current.line.then(async () => {
        if (mine !== current.wanted || (slots.length === 0 && !current.isHolding)) return;
        current.isHolding = true;
        const body = { itens: slots };
        const { expiraEm } = await api.invoke(holdFaixas, { params: { id: idFuncionario }, body });
        current.isHolding = expiraEm !== null;
        if (mine === current.wanted) setExpiresAt(expiraEm);
      });
      // Who asked is told; the next ones in the line go on.
      current.line = asked.catch(() => undefined);
      return asked;
    },
    [api, idFuncionario],
  );

  useEffect(() => {
    const { current } = state;
    const free = (): void => {
      current.wanted++;
      if (!current.isHolding) return;
      current.isHolding = false;
      // Nobody waits for it, and what it does not free, time does.
      void current.line.then(() =>
        api
          .invoke(
            releaseFaixas,
            { params: { id: idFuncionario } },
            { fetch: (url, options) => fetch(url, { ...options, keepalive: true }) },
          )
          .catch(() => undefined),
      );
    };
    addEventListener('pagehide', free);
    return () => {
      removeEventListener('pagehide', free);
      free();
    };
  }, [api, idFuncionario]);

  const settle = useCallback(() => {
    state.current.wanted++;
    state.current.isHolding = false;
    setExpiresAt(null);
  }, []);
  return { expiresAt, keep, settle };
}
