import {
  ApiError,
  countUnreadNotifications,
  listNotifications,
  readNotifications,
  removeAllNotifications,
  removeNotification,
  type ApiNotification,
} from '@apto/api-client';
import { useApi, useReload } from '@apto/api-client/react';
import { NOTIFICATION_PAGE } from '@apto/domain/notifications';
import { useCallback, useEffect, useRef, useState } from 'react';
import { observeEvents } from '../../shared/events/observers.ts';

interface Pages {
  readonly items: readonly ApiNotification[];
  readonly total: number;
}
const NONE: Pages = { items: [], total: 0 };

type Phase = 'first' | 'more' | 'ready' | 'failed';

/** The first of each. */
const withoutDoubles = (items: readonly ApiNotification[]): ApiNotification[] =>
  items.filter(({ id }, index) => items.findIndex((other) => other.id === id) === index);

const asRead = (items: readonly ApiNotification[], ids: ReadonlySet<number>): readonly ApiNotification[] =>
  items.map((item) => (ids.has(item.id) ? { ...item, lida: true } : item));

/** The person's notifications as the panel shows them: six, and four more each time (doc3 §9). */
export function useNotifications() {
  const api = useApi();
  const reload = useReload();
  const [pages, setPages] = useState(NONE);
  const [phase, setPhase] = useState<Phase>('first');
  const [requestId, setRequestId] = useState<string | null>(null);
  const asked = useRef(0);
  /** Read while the panel is open: a page that was asked for before says them unread. */
  const readHere = useRef(new Set<number>());

  const read = useCallback(
    async (limit: number, offset: number) => {
      asked.current += 1;
      const turn = asked.current;
      try {
        const { registros: found, count } = await api.invoke(listNotifications, {
          query: { limit, desvio: offset },
        });
        if (turn !== asked.current) return;
        const fresh = asRead(found, readHere.current);
        setPages(({ items: before }) => {
          // What came in meanwhile pushes the older ones on: the same line may come twice.
          const items = withoutDoubles(offset === 0 ? [...fresh, ...before] : [...before, ...fresh]);
          return { items, total: offset > 0 && items.length === before.length ? items.length : count };
        });
        setPhase('ready');
      } catch (error) {
        if (turn !== asked.current) return;
        setRequestId(error instanceof ApiError ? (error.requestId ?? null) : null);
        setPhase('failed');
      }
    },
    [api],
  );

  useEffect(() => {
    // What it sets is set after an answer.
    // oxlint-disable-next-line react-hooks/set-state-in-effect
    void read(NOTIFICATION_PAGE.first, 0);
    return observeEvents(({ event }) => {
      if (event === 'notificacao') void read(NOTIFICATION_PAGE.first, 0);
    });
  }, [read]);

  const more = () => {
    setPhase(pages.items.length === 0 ? 'first' : 'more');
    void (pages.items.length === 0
      ? read(NOTIFICATION_PAGE.first, 0)
      : read(NOTIFICATION_PAGE.step, pages.items.length));
  };
  // Also once the panel is closed, since the bell goes on counting.
  const recount = () => reload(countUnreadNotifications);
  return {
    ...pages,
    phase,
    requestId,
    more,
    markRead: (ids: readonly number[]) =>
      // What cannot be marked stays unread, and is tried the next time that it is seen.
      void api.invoke(readNotifications, { body: [...ids] }).then(
        () => {
          for (const id of ids) readHere.current.add(id);
          setPages(({ items, total }) => ({ items: asRead(items, readHere.current), total }));
          return recount();
        },
        () => undefined,
      ),
    remove: async (id: number) => {
      await api.invoke(removeNotification, { params: { id } });
      setPages(({ items, total }) => ({ items: items.filter((n) => n.id !== id), total: total - 1 }));
      void recount();
    },
    removeAll: async () => {
      await api.invoke(removeAllNotifications, {});
      setPages(NONE);
      void recount();
    },
  };
}
