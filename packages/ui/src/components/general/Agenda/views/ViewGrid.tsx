'use client';
import type { CivilDate } from '@apto/domain/time';
import type { RefObject } from 'react';
import type { AgendaView } from '../types.ts';
import { MonthGrid } from './MonthGrid.tsx';
import { ResourceGrid } from './ResourceGrid.tsx';
import type { ViewProps } from './shared.ts';
import { TimeGrid } from './TimeGrid.tsx';

interface ViewGridProps extends ViewProps {
  readonly view: AgendaView;
  readonly date: CivilDate;
  readonly frame: RefObject<HTMLDivElement | null>;
  readonly held: readonly string[];
  /** How many bookings a day of a month draws. */
  readonly shown: number;
}

/** The grid of a view. */
export function ViewGrid({ view, date, frame, held, shown, ...shared }: ViewGridProps) {
  if (view === 'resource') return <ResourceGrid {...shared} frame={frame} held={held} />;
  if (view === 'month') return <MonthGrid {...shared} month={date.slice(0, 7)} shown={shown} />;
  return <TimeGrid {...shared} />;
}
