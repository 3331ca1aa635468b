'use client';
import { useEffect, useLayoutEffect, useMemo, useRef, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { useEvent } from '../../../../internal/useEvent.ts';
import { offsetsOf, OVERSCAN, rangeAt, windowOf, withMeasured } from './window.logic.ts';
import type { RowSizes, RowWindow } from './window.logic.ts';

/** Before anything is measured: the comfortable row, and as many as a screen holds. */
const GUESS: RowSizes = { usual: 44, other: new Map() };
const FIRST_VIEW = { first: 0, last: 14 };
/** How near to the end of what is drawn a new window is drawn. */
const SLACK = 2;

interface Options {
  /** One for each line of the body, unique. */
  readonly keys: readonly string[];
  /** Off: everything is drawn. */
  readonly isOn: boolean;
  /** Lines that stay in the document whatever is in sight. */
  readonly held: readonly string[];
  readonly body: RefObject<HTMLElement | null>;
  /** What cuts off what is seen. @default the parent of the body's own */
  readonly frame?: RefObject<HTMLElement | null>;
  /** What is measured holds as long as this stays the same. */
  readonly layout: unknown;
}

/** What scrolls the element: the nearest one that can, else the page. */
function scrollerOf(element: HTMLElement): Element | null {
  for (let at = element.parentElement; at; at = at.parentElement) {
    const { overflowY } = getComputedStyle(at);
    if ((overflowY === 'auto' || overflowY === 'scroll') && at.scrollHeight > at.clientHeight) return at;
  }
  return document.scrollingElement;
}

/** A table prints whole. */
function usePrinting(isOn: boolean): boolean {
  const [isPrinting, setPrinting] = useState(false);
  useEffect(() => {
    if (!isOn) return undefined;
    const before = (): void => flushSync(() => setPrinting(true));
    const after = (): void => setPrinting(false);
    window.addEventListener('beforeprint', before);
    window.addEventListener('afterprint', after);
    return () => {
      window.removeEventListener('beforeprint', before);
      window.removeEventListener('afterprint', after);
    };
  }, [isOn]);
  return isPrinting;
}

/**
 * Which lines of a long body to draw. Whatever scrolls it (its own frame, a page, a dialog) it looks where the body
 * lies in what is seen. Heights are measured as they are drawn, so a row may be as high as it likes.
 */
export function useRowWindow({ keys, isOn: isAsked, held, body, frame: given, layout }: Options): RowWindow {
  const isPrinting = usePrinting(isAsked);
  const isOn = isAsked && !isPrinting;
  const [view, setView] = useState(FIRST_VIEW);
  const [sizes, setSizes] = useState<RowSizes | null>(null);
  const [measuredFor, setMeasuredFor] = useState(layout);
  if (measuredFor !== layout) {
    setMeasuredFor(layout);
    setSizes(null);
  }
  const shift = useRef(0);

  const offsets = useMemo(() => offsetsOf(isOn ? keys : [], sizes ?? GUESS), [isOn, keys, sizes]);
  const drawn = useMemo<RowWindow>(
    () =>
      isOn
        ? windowOf(
            offsets,
            view,
            held.map((key) => keys.indexOf(key)),
          )
        : { segments: keys.length > 0 ? [{ first: 0, last: keys.length - 1, gap: 0 }] : [], tail: 0 },
    [isOn, offsets, view, held, keys],
  );

  const look = useEvent(() => {
    const element = body.current;
    const frame = given?.current ?? element?.parentElement?.parentElement;
    if (!isOn || !element || !frame) return;
    const start = element.getBoundingClientRect().top;
    const seen = frame.getBoundingClientRect();
    const top = Math.max(0, seen.top) - start;
    const bottom = Math.min(window.innerHeight, seen.bottom) - start;
    if (bottom <= top) return;
    const next = rangeAt(offsets, top, bottom);
    const from = view.first - OVERSCAN;
    const to = view.last + OVERSCAN;
    const isCovered =
      (from <= 0 || next.first >= from + SLACK) && (to >= keys.length - 1 || next.last <= to - SLACK);
    if (!isCovered) setView(next);
  });

  const measure = useEvent(() => {
    const element = body.current;
    if (!isOn || !element) return;
    const frame = element.getBoundingClientRect();
    const measured = new Map<string, number>();
    const rows = new Set<string>();
    for (const line of element.children) {
      if (!(line instanceof HTMLElement)) continue;
      const key = line.dataset['row'] ?? line.dataset['part'];
      if (key === undefined) continue;
      if (line.dataset['row'] !== undefined) rows.add(key);
      const end = line.nextElementSibling?.getBoundingClientRect().top ?? frame.bottom;
      measured.set(key, end - line.getBoundingClientRect().top);
    }
    const next = withMeasured(sizes, measured, rows);
    if (next === sizes) return;
    // What turns out higher or lower above what is seen must not move what is seen.
    const seenFrom =
      Math.max(
        0,
        (given?.current ?? element.parentElement?.parentElement)?.getBoundingClientRect().top ?? 0,
      ) - frame.top;
    if (sizes) {
      for (const [index, key] of keys.entries()) {
        const end = offsets[index + 1] ?? 0;
        if (end > seenFrom) break;
        const size = measured.get(key);
        if (size !== undefined) shift.current += size - (end - (offsets[index] ?? 0));
      }
    }
    setSizes(next);
  });

  useLayoutEffect(() => {
    measure();
    look();
  });
  useLayoutEffect(() => {
    const element = body.current;
    if (shift.current === 0 || !element) return;
    scrollerOf(element)?.scrollBy({ top: shift.current, behavior: 'instant' });
    shift.current = 0;
  }, [sizes, body]);

  useEffect(() => {
    const element = body.current;
    if (!isOn || !element) return undefined;
    const onScroll = (event: Event): void => {
      // Something else may scroll: a menu, a list beside.
      if (event.target instanceof Node && !event.target.contains(element)) return;
      // In this very frame, or a fast scroll shows empty room.
      flushSync(look);
    };
    const onSize = (): void => look();
    document.addEventListener('scroll', onScroll, { capture: true, passive: true });
    window.addEventListener('resize', onSize);
    const size = new ResizeObserver(() => {
      measure();
      look();
    });
    size.observe(element);
    return () => {
      document.removeEventListener('scroll', onScroll, { capture: true });
      window.removeEventListener('resize', onSize);
      size.disconnect();
    };
  }, [isOn, body, look, measure]);

  return drawn;
}
