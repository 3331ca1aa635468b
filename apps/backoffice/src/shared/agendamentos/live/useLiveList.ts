import {
  countClinicNotes,
  panelCounters,
  getAgendamento,
  type AgendamentoRow,
  type AgendamentoEvent,
} from '@apto/api-client';
import { useApi, useReload } from '@apto/api-client/react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useEvents, type LiveState } from '../../events/useEvents.ts';
import { eventFrom } from './event.ts';
import { changedRows, MAX_SINGLE_ROWS, makePlan } from './merge.ts';

/** Events of one burst (a request of ten employees) are handled together after this pause, in ms. */
const BURST_PAUSE = 250;
/** How long a changed row stays marked, in ms. */
const HIGHLIGHT_DURATION = 5000;

interface Input {
  rows: readonly AgendamentoRow[];
  /** What the stream depends on: the scope. */
  streamKey: string;
  /** Puts fresh rows where the old ones are. */
  apply: (freshRows: readonly AgendamentoRow[]) => void;
  /** The page was read, and the reading did not fail. */
  isRead: boolean;
  /** Loads the page again; answers its rows. */
  reload: () => Promise<readonly AgendamentoRow[]>;
  /** New requests may come in at the top by themselves: nobody is in the middle of something. */
  canInsert: boolean;
  /** What the list is filtered by: news are news of one filter. */
  filter: string;
  /** Rows come and go with their status: what changes elsewhere may belong on this page. */
  followsAll?: boolean;
  /** Which of these new requests that filter finds. */
  findMatching: (ids: readonly number[]) => Promise<readonly number[]>;
}

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
export function useLiveList(input: Input): LiveList {
  const api = useApi();
  const reloadCalls = useReload();
  const [highlightedIds, setHighlightedIds] = useState(NO_HIGHLIGHT);
  const [news, setNews] = useState<News>({ filter: input.filter, ids: NO_NEW_IDS });
  const queue = useRef<AgendamentoEvent[]>([]);
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

  const clearNew = useCallback(() => setNews(({ filter }) => ({ filter, ids: NO_NEW_IDS })), []);

  const reloadAll = useCallback(async () => {
    const before = current.current.rows;
    clearNew();
    const after = await current.current.reload();
    const changedIds = new Set(changedRows(before, after));
    highlight(after.filter((row) => changedIds.has(row.id)));
  }, [highlight, clearNew]);

  const handleBurst = useCallback(async () => {
    const events = queue.current;
    queue.current = [];
    const { rows, canInsert, filter, findMatching, followsAll } = current.current;
    const plan = makePlan(events, rows);
    const isNews = followsAll || plan.created.length > 0;
    void reloadCalls(panelCounters, countClinicNotes);

    if ((canInsert && isNews) || plan.toUpdate.length > MAX_SINGLE_ROWS) {
      await reloadAll();
      if (canInsert) return;
    } else if (plan.toUpdate.length > 0) {
      const reads = await Promise.allSettled(
        plan.toUpdate.map((id) => api.invoke(getAgendamento, { params: { id } })),
      );
      const freshRows = reads.flatMap((read) => (read.status === 'fulfilled' ? [read.value] : []));
      current.current.apply(freshRows);
      highlight(freshRows);
      // A row that can no longer be read has left the scope: the page says what is left.
      if (freshRows.length < reads.length) await current.current.reload();
    }
    if (plan.created.length === 0) return;
    // Whether one fits cannot be told while the server does not answer; the list says that on its own.
    const matches = await findMatching(plan.created).catch(() => NO_NEW_IDS);
    if (matches.length === 0) return;
    setNews((before) => ({
      filter,
      ids: [...new Set([...(before.filter === filter ? before.ids : NO_NEW_IDS), ...matches])],
    }));
  }, [api, highlight, reloadCalls, reloadAll]);

  // What happened between the first reading and the stream's begin was told to nobody.
  const owesReading = useRef(false);
  const readOwed = useCallback(() => {
    if (!owesReading.current || !current.current.isRead) return;
    owesReading.current = false;
    void reloadAll();
    void reloadCalls(panelCounters, countClinicNotes);
  }, [reloadAll, reloadCalls]);
  useEffect(readOwed, [readOwed, input.isRead]);

  const state = useEvents(input.streamKey, {
    onReceive: (message) => {
      // The server forgot what we missed.
      if (message.event === 'recarregar') void reloadAll();
      const event = eventFrom(message);
      if (!event) return;
      queue.current.push(event);
      clearTimeout(burstTimer.current);
      burstTimer.current = setTimeout(() => void handleBurst(), BURST_PAUSE);
    },
    onBegin: () => {
      owesReading.current = true;
      readOwed();
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
