import { ApiError, holdMyFaixa, newKey, releaseMyFaixa, type ApiFaixa } from '@apto/api-client';
import { nearestFaixasFrom, useApi } from '@apto/api-client/react';
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { tellTabs, useOtherTabs } from './otherTabs.ts';

/** A slot that is wanted: its day and its arrival. */
type Wanted = Pick<ApiFaixa, 'data' | 'horarioChegada'>;

export interface HeldFaixa {
  /** Until when it is kept, by this telephone's own clock; null: nothing is. */
  readonly expiresAt: string | null;
  /** Somebody else was faster: the nearest free ones; null while nothing was lost. */
  readonly lost: readonly ApiFaixa[] | null;
  /** Why nothing is kept although it is free; it may be booked all the same. */
  readonly notice: string | null;
  /** Another tab of the same request keeps another slot, and a request keeps one. */
  readonly isElsewhere: boolean;
  /** Keeps the chosen slot again after its time. */
  readonly again: () => void;
  /** Another choice begins. */
  readonly forget: () => void;
  /** It is booked: there is nothing left to free. */
  readonly settle: () => void;
}

const NOTHING = { expiresAt: null, lost: null, notice: null, isElsewhere: false } as const;

/**
 * Keeps the chosen slot while its employee decides, and frees it when the screen is left. Of choices that come faster than
 * answers only the last is asked for. What a crash leaves behind, time frees.
 */
export function useHeldFaixa(agendamentoId: number, wanted: Wanted | null, onLost: () => void): HeldFaixa {
  const api = useApi();
  const [tab] = useState(newKey);
  const [state, setState] = useState<Pick<HeldFaixa, keyof typeof NOTHING>>(NOTHING);
  const line = useRef({ isHolding: false, turn: 0, last: Promise.resolve() });
  const { lost } = state;
  const tellLost = useEffectEvent(onLost);
  useEffect(() => {
    if (lost) tellLost();
  }, [lost]);

  const keep = useCallback(
    (data: string, time: string): void => {
      const { current } = line;
      const mine = ++current.turn;
      const body = { dataAgendamento: data, horarioAgendamento: time };
      current.last = current.last.then(async () => {
        if (mine !== current.turn) return;
        try {
          const { expiraEm, segundos: seconds } = await api.invoke(holdMyFaixa, { body });
          current.isHolding = expiraEm !== null;
          if (current.isHolding) tellTabs(agendamentoId, { tab, kept: { data, horarioChegada: time } });
          if (mine !== current.turn) return;
          const expiresAt = expiraEm && new Date(Date.now() + seconds * 1000).toISOString();
          setState({ ...NOTHING, expiresAt });
        } catch (error) {
          if (!(error instanceof ApiError) || mine !== current.turn) return;
          const nearest = nearestFaixasFrom(error);
          // Without a network the booking itself tells it; what is no longer open, the page does.
          const notice = nearest === null && error.status === 422 ? error.message : null;
          setState({ ...NOTHING, lost: nearest, notice });
        }
      });
    },
    [api, agendamentoId, tab],
  );

  const day = wanted?.data ?? null;
  const time = wanted?.horarioChegada ?? null;
  useEffect(() => {
    if (day !== null && time !== null) keep(day, time);
  }, [day, time, keep]);

  useOtherTabs(agendamentoId, tab, (kept) => {
    const { current } = line;
    if (day === null || time === null || (state.expiresAt === null && !state.isElsewhere)) return;
    // The other tab was left: this one's choice, which is in sight, is kept again.
    if (kept === null) keep(day, time);
    else {
      // It is the other's to free.
      current.isHolding = false;
      if (kept.data !== day || kept.horarioChegada !== time) setState({ ...NOTHING, isElsewhere: true });
    }
  });

  useEffect(() => {
    const { current } = line;
    const free = (): void => {
      current.turn++;
      // Also one that is being asked for: whoever leaves does not wait for its answer.
      void current.last.then(async () => {
        if (!current.isHolding) return;
        current.isHolding = false;
        const staysAlive: typeof fetch = (url, options) => fetch(url, { ...options, keepalive: true });
        // What it does not free, time does.
        await api.invoke(releaseMyFaixa, {}, { fetch: staysAlive }).catch(() => undefined);
        tellTabs(agendamentoId, { tab, kept: null });
      });
    };
    addEventListener('pagehide', free);
    return () => {
      removeEventListener('pagehide', free);
      free();
    };
  }, [api, agendamentoId, tab]);

  return {
    ...state,
    again: () => {
      if (day !== null && time !== null) keep(day, time);
    },
    forget: useCallback(() => setState(NOTHING), []),
    settle: useCallback(() => {
      line.current.turn++;
      line.current.isHolding = false;
      setState(NOTHING);
    }, []),
  };
}
