import { ApiError, events, type SseMessage } from '@apto/api-client';
import { useApi } from '@apto/api-client/react';
import { useEffect, useEffectEvent, useLayoutEffect, useState } from 'react';
import { tellObservers } from './observers.ts';
import { holdStream } from './streams.ts';

/** `paused` while the tab is out of sight: browsers allow few open connections to one host. */
export type LiveState = 'connecting' | 'live' | 'reconnecting' | 'paused';

/** How long a hidden tab keeps its connection, in ms. */
const HIDDEN_WAIT = 60_000;
/** Until the code of the stream is asked for again, in ms. */
const CODE_WAIT = 10_000;

/** The stream's reader: nothing that is read first waits for it. */
const loadReader = () => import('@apto/api-client/events');

interface Listeners {
  /** The position up to which the page knows everything; `undefined` waits for it, `null` begins with what comes now. */
  since?: string | null | undefined;
  onReceive: (message: SseMessage) => void;
  /** The stream begins: without `since`, what happened between the page's first reading and now was missed. */
  onBegin?: () => void;
  /** The stream was closed for a while and begins anew: what happened meanwhile was missed. */
  onBack: () => void;
}

/**
 * Listens to the server's events while mounted (house plan: server-sent events for list changes).
 * @param key what the stream depends on besides the session (the scope): a new key opens a new stream
 */
export function useEvents(key: string, listeners: Listeners): LiveState {
  // Layout: whoever would open a stream in its place does not begin.
  useLayoutEffect(holdStream, []);
  return useStream(key, listeners);
}

/** The same, for whoever listens only where the screen does not. */
export function useStream(key: string, listeners: Listeners): LiveState {
  const api = useApi();
  const [state, setState] = useState<LiveState>('connecting');
  const newest = useEffectEvent(() => listeners);
  const since = 'since' in listeners ? listeners.since : null;
  // The first one: later pages are read while the stream tells.
  const [from, setFrom] = useState(since);
  if (from === undefined && since !== undefined) setFrom(since);
  useEffect(() => {
    // While the page is read: a browser may never ask again for code that did not come once.
    loadReader().catch(() => undefined);
  }, []);

  useEffect(() => {
    if (from === undefined) return undefined;
    let subscription: AbortController | undefined;
    let hiddenTimer: ReturnType<typeof setTimeout> | undefined;
    let codeTimer: ReturnType<typeof setTimeout> | undefined;
    let hadGap = false;
    let hasBegun = false;

    function connect(): void {
      const controller = new AbortController();
      subscription = controller;
      setState(hadGap ? 'reconnecting' : 'connecting');
      const read = ({ listen }: Awaited<ReturnType<typeof loadReader>>): Promise<void> =>
        listen({
          signal: controller.signal,
          open: (lastId, signal) => {
            const position = lastId ?? (hasBegun ? null : (from ?? null));
            return api.open(
              events,
              {},
              { signal, ...(position === null ? {} : { headers: { 'last-event-id': position } }) },
            );
          },
          onReceive: (message) => {
            newest().onReceive(message);
            tellObservers(message);
          },
          onChange: (next) => {
            if (controller.signal.aborted) return;
            setState(next);
            // A reconnection resumes from the last event; only a stream that was closed has a gap.
            if (next !== 'live') return;
            if (hadGap) newest().onBack();
            else if (!hasBegun) newest().onBegin?.();
            hadGap = false;
            hasBegun = true;
          },
          // Without session or permission no later try can succeed.
          giveUp: (error) => error instanceof ApiError && (error.status === 401 || error.status === 403),
        });
      loadReader().then(
        (reader) => {
          if (!controller.signal.aborted) void read(reader);
        },
        () => {
          if (controller.signal.aborted) return;
          hadGap = true;
          setState('reconnecting');
          codeTimer = setTimeout(connect, CODE_WAIT);
        },
      );
    }

    function onVisibilityChange(): void {
      clearTimeout(hiddenTimer);
      if (document.hidden) {
        hiddenTimer = setTimeout(() => {
          clearTimeout(codeTimer);
          subscription?.abort();
          subscription = undefined;
          hadGap = true;
          setState('paused');
        }, HIDDEN_WAIT);
      } else if (!subscription) connect();
    }

    connect();
    document.addEventListener('visibilitychange', onVisibilityChange);
    return () => {
      clearTimeout(hiddenTimer);
      clearTimeout(codeTimer);
      document.removeEventListener('visibilitychange', onVisibilityChange);
      subscription?.abort();
    };
  }, [api, key, from]);

  return state;
}
