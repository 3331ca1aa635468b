import { countUnreadNotifications } from '@apto/api-client';
import { useCall, useReload } from '@apto/api-client/react';
import { useEffect, useRef } from 'react';
import { observeEvents } from '../../shared/events/observers.ts';
import { useHasStream } from '../../shared/events/streams.ts';

/** What happens in one moment is counted once, in ms. */
const PAUSE = 300;

/**
 * How many notifications wait (doc3 §2.9), counted again whenever the stream says that there is a new one, and whenever
 * something may have been missed: the stream changed, or the tab comes back into sight.
 */
export function useUnread(): number {
  const { data } = useCall(countUnreadNotifications, {});
  const reload = useReload();
  const hasStream = useHasStream();
  const recount = useRef(() => undefined as void);
  useEffect(() => {
    recount.current = () => void reload(countUnreadNotifications);
  });
  useEffect(() => {
    let clock: ReturnType<typeof setTimeout> | undefined;
    const soon = () => {
      clearTimeout(clock);
      clock = setTimeout(() => recount.current(), PAUSE);
    };
    const onVisibilityChange = () => {
      if (!document.hidden) soon();
    };
    const stop = observeEvents(({ event }) => {
      if (event === 'notificacao' || event === 'recarregar') soon();
    });
    document.addEventListener('visibilitychange', onVisibilityChange);
    return () => {
      clearTimeout(clock);
      stop();
      document.removeEventListener('visibilitychange', onVisibilityChange);
    };
  }, []);
  const before = useRef(hasStream);
  useEffect(() => {
    if (before.current !== hasStream) recount.current();
    before.current = hasStream;
  }, [hasStream]);
  return data?.count ?? 0;
}
