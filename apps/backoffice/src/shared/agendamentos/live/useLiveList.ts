import {
  countClinicNotes,
  panelCounters,
  getAgendamento,
  type AgendamentoRow,
  type SseMessage,
} from '@apto/api-client';
import { useApi, useReload } from '@apto/api-client/react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useEvents, type LiveState } from '../../events/useEvents.ts';
import type { LiveListInput, OwnNews } from './input.ts';
import { changedRows } from './merge.ts';

/** Events of one burst (a request of ten employees) are handled together after this pause, in ms. */
const BURST_PAUSE = 250;
/** How long a changed row stays marked, in ms. */
const HIGHLIGHT_DURATION = 5000;

export interface LiveList {
  state: LiveState;
  /** Row ids to mark for a moment, as the table wants them. */
  highlightedIds: ReadonlySet<string>;
  /** Requests that arrived and are not on the screen. */
  newCount: number;
  /** Forgets the waiting news, because the list is being loaded again. */
  clearNew: () => void;
}

interface News {
  readonly filter: string;
  readonly ids: readonly number[];
}

const NO_NEW_IDS: readonly number[] = [];
const NO_HIGHLIGHT: ReadonlySet<string> = new Set();

/** Keeps the open list in step with the server without reloading it (issue: an attendant sees the change). */
export function useLiveList(input: LiveListInput): LiveList {
  const api = useApi();
  const reloadCalls = useReload();
  const [highlightedIds, setHighlightedIds] = useState(NO_HIGHLIGHT);
  const [news, setNews] = useState<News>({ filter: input.filter, ids: NO_NEW_IDS });
  const queue = useRef<SseMessage[]>([]);
  const burstTimer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const erase = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const current = useRef(input);
  useEffect(() => {
    current.current = input;
  });
  useEffect(
    () => () => {
      clearTimeout(burstTimer.current);
      clearTimeout(erase.current);
    },
    [],
  );

  const highlight = useCallback((rows: readonly AgendamentoRow[]) => {
    if (rows.length === 0) return;
    setHighlightedIds(new Set(rows.map((row) => String(row.id))));
    clearTimeout(erase.current);
    erase.current = setTimeout(() => setHighlightedIds(NO_HIGHLIGHT), HIGHLIGHT_DURATION);
  }, []);

  // What one has just made oneself is marked as what others make.
  const made = useRef(new Set((useLocation().state as OwnNews | null)?.made));
  const { rows } = input;
  useEffect(() => highlight(rows.filter(({ id }) => made.current.delete(id))), [rows, highlight]);

  const clearNew = useCallback(() => setNews(({ filter }) => ({ filter, ids: NO_NEW_IDS })), []);

  const reloadAll = useCallback(async () => {
    const before = current.current.rows;
    clearNew();
    const after = await current.current.reload();
    const changedIds = new Set(changedRows(before, after));
    highlight(after.filter((row) => changedIds.has(row.id)));
  }, [highlight, clearNew]);

  const handleBurst = useCallback(async () => {
    const messages = queue.current;
    queue.current = [];
    const { takeIn } = await import('./burst.ts');
    await takeIn(messages, {
      ...current.current,
      read: (id) => api.invoke(getAgendamento, { params: { id } }),
      reloadAll,
      recountOthers: () => void reloadCalls(panelCounters, countClinicNotes),
      highlight,
      tell: (filter, ids) =>
        setNews((before) => ({
          filter,
          ids: [...new Set([...(before.filter === filter ? before.ids : NO_NEW_IDS), ...ids])],
        })),
    });
  }, [api, highlight, reloadCalls, reloadAll]);

  const state = useEvents(input.streamKey, {
    since: input.since,
    onReceive: (message) => {
      // The server forgot what we missed.
      if (message.event === 'recarregar') void reloadAll();
      if (message.event !== 'agendamento') return;
      queue.current.push(message);
      clearTimeout(burstTimer.current);
      // Without the code that takes them in (offline, or a newer release) the page itself is read again.
      burstTimer.current = setTimeout(() => void handleBurst().catch(reloadAll), BURST_PAUSE);
    },
    onBack: () => void reloadAll(),
  });

  return {
    state,
    highlightedIds,
    newCount: news.filter === input.filter ? news.ids.length : 0,
    clearNew,
  };
}
