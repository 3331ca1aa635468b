'use client';
import type { CivilDate } from '@apto/domain/time';
import { useLayoutEffect, useState, type RefObject } from 'react';
import type { AgendaView } from './types.ts';

/** Narrower than this, in px, a week has no room for words. */
const NARROW = 600;

interface Options {
  readonly view: AgendaView | undefined;
  readonly defaultView: AgendaView | undefined;
  readonly onViewChange: ((view: AgendaView) => void) | undefined;
  readonly date: CivilDate | undefined;
  readonly defaultDate: CivilDate;
  readonly onDateChange: ((date: CivilDate) => void) | undefined;
  readonly views: readonly AgendaView[];
  readonly root: RefObject<HTMLElement | null>;
}

/** View and date, whoever holds them. Nobody asked for a view: a week, or a day where there is little room. */
export function useViewAndDate(options: Options) {
  const { root, views, defaultView } = options;
  const [ownView, setOwnView] = useState<AgendaView>(
    () => defaultView ?? (views.includes('week') ? 'week' : (views[0] ?? 'day')),
  );
  const [ownDate, setOwnDate] = useState(options.defaultDate);
  const [isNarrow, setNarrow] = useState(false);
  const isFree = options.view === undefined && defaultView === undefined && views.includes('day');

  useLayoutEffect(() => {
    const element = root.current;
    if (!element) return undefined;
    const measure = (): void => {
      const { width } = element.getBoundingClientRect();
      if (width > 0) setNarrow(width < NARROW);
    };
    measure();
    if (isFree && element.getBoundingClientRect().width < NARROW) setOwnView('day');
    const size = new ResizeObserver(measure);
    size.observe(element);
    return () => size.disconnect();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- only what there was room for at first decides; a window made smaller does not change what somebody looks at
  }, [root]);

  const view = options.view ?? ownView;
  const date = options.date ?? ownDate;
  return {
    view,
    date,
    isNarrow,
    setView: (next: AgendaView): void => {
      setOwnView(next);
      if (next !== view) options.onViewChange?.(next);
    },
    setDate: (next: CivilDate): void => {
      setOwnDate(next);
      if (next !== date) options.onDateChange?.(next);
    },
  };
}
