'use client';
import { useEffect, useRef, type RefObject } from 'react';
import { useEvent } from '../../../internal/useEvent.ts';
import { createReadClock } from './NotificationList.logic.ts';

/** How much of a line has to be in view to count as seen. */
const SEEN_SHARE = 0.6;
/** How long before it counts as read, in ms (doc3 §9). */
const READ_DELAY = 500;

/**
 * Tells which unread lines (`data-unread`) were in view long enough. Lines that come later are watched as well.
 * @param key changes with the lines
 */
export function useRead(
  list: RefObject<HTMLElement | null>,
  key: string,
  onRead: ((ids: readonly number[]) => void) | undefined,
): void {
  const tellRead = useEvent((ids: readonly number[]) => onRead?.(ids));
  const clock = useRef<ReturnType<typeof createReadClock> | null>(null);
  useEffect(() => {
    const made = createReadClock(READ_DELAY, tellRead);
    clock.current = made;
    return () => made.stop();
  }, [tellRead]);
  useEffect(() => {
    const lines = list.current?.querySelectorAll<HTMLElement>('[data-unread]') ?? [];
    const observer = new IntersectionObserver(
      (entries) =>
        clock.current?.see(
          entries.map(({ target, isIntersecting, intersectionRatio }) => ({
            id: Number((target as HTMLElement).dataset['unread']),
            isInView: isIntersecting && intersectionRatio >= SEEN_SHARE,
          })),
        ),
      { threshold: SEEN_SHARE },
    );
    for (const line of lines) observer.observe(line);
    return () => observer.disconnect();
  }, [list, key]);
}

/** Asks for more each time the end of what is there is in view. @param key changes when more has come */
export function useEnd(
  end: RefObject<HTMLElement | null>,
  key: string,
  onReach: (() => void) | undefined,
): void {
  const ask = useEvent(() => onReach?.());
  useEffect(() => {
    if (!end.current) return undefined;
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) ask();
    });
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [end, key, ask]);
}
