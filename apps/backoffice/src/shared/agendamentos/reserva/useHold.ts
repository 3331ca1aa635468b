import { holdFaixas, releaseFaixas } from '@apto/api-client';
import { useApi } from '@apto/api-client/react';
import type { ReservaRow } from '@apto/domain/reserva';
import { useCallback, useEffect, useRef, useState } from 'react';
import { beforeLeaving } from '../../session/index.ts';
import { heldOf } from './rows.ts';

/** Tells the other tabs of this browser whose slots were just kept or booked. */
const CHANNEL = 'apto.horarios';
const OVER = '1970-01-01T00:00:00.000Z';
const ON_TIME = {};
const ELSEWHERE = {
  expired: 'Outra aba sua escolheu horários para este funcionário: estes não estão mais reservados.',
};

export interface Hold {
  /** When the server gives the slots up; null: none is kept. */
  readonly expiresAt: string | null;
  /** Why they are not kept any more, where it is not for the time. */
  readonly texts: { readonly expired?: string };
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
  const [isElsewhere, setElsewhere] = useState(false);
  const state = useRef({ isHolding: false, wanted: 0, line: Promise.resolve() });
  const channel = useRef<BroadcastChannel | null>(null);
  // The rule means a window's: a channel reaches its own origin alone.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  const tell = useCallback(() => channel.current?.postMessage(idFuncionario), [idFuncionario]);

  const keep = useCallback(
    (rows: readonly ReservaRow[]): Promise<void> => {
      const { current } = state;
      const mine = ++current.wanted;
      const slots = heldOf(rows);
      const asked = current.line.then(async () => {
        if (mine !== current.wanted) return;
        let expiraEm: string | null = null;
        if (slots.length > 0 || current.isHolding) {
          current.isHolding = true;
          const body = { itens: slots };
          ({ expiraEm } = await api.invoke(holdFaixas, { params: { id: idFuncionario }, body }));
          current.isHolding = expiraEm !== null;
        }
        if (current.isHolding) tell();
        if (mine !== current.wanted) return;
        setElsewhere(false);
        setExpiresAt(expiraEm);
      });
      // Who asked is told; the next ones in the line go on.
      current.line = asked.catch(() => undefined);
      return asked;
    },
    [api, idFuncionario, tell],
  );

  // What a person keeps for an employee is one set: that of another tab took the place of this one's.
  useEffect(() => {
    const { current } = state;
    const own = new BroadcastChannel(CHANNEL);
    own.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
      if (data !== idFuncionario || !current.isHolding) return;
      // And leaving here must not free what is kept there.
      current.isHolding = false;
      setElsewhere(true);
      setExpiresAt(OVER);
    });
    channel.current = own;
    return () => {
      channel.current = null;
      own.close();
    };
  }, [idFuncionario]);

  useEffect(() => {
    const { current } = state;
    const free = async (): Promise<void> => {
      current.wanted++;
      if (!current.isHolding) return;
      current.isHolding = false;
      // Only signing out waits for it, and what it does not free, time does.
      await current.line.then(() =>
        api
          .invoke(
            releaseFaixas,
            { params: { id: idFuncionario } },
            { fetch: (url, options) => fetch(url, { ...options, keepalive: true }) },
          )
          .catch(() => undefined),
      );
    };
    const leave = (): void => void free();
    addEventListener('pagehide', leave);
    const forget = beforeLeaving(free);
    return () => {
      removeEventListener('pagehide', leave);
      forget();
      leave();
    };
  }, [api, idFuncionario]);

  const settle = useCallback(() => {
    state.current.wanted++;
    state.current.isHolding = false;
    setExpiresAt(null);
    tell();
  }, [tell]);
  return { expiresAt, texts: isElsewhere ? ELSEWHERE : ON_TIME, keep, settle };
}
