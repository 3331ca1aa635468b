import { createViewWeek } from '@schedule-x/calendar';
import { ScheduleXCalendar, useCalendarApp } from '@schedule-x/react';
import '@schedule-x/theme-default/dist/index.css';
import 'temporal-polyfill/global';
import { Temporal } from 'temporal-polyfill';
import type { AgendaCase } from '../contract.ts';
import { TODAY, visits } from '../data.ts';
import { findByText } from '../locate.ts';

const ZONE = 'America/Sao_Paulo';
const events = visits.map(({ id, title, date, start, end }) => ({
  id,
  title,
  start: Temporal.ZonedDateTime.from(`${date}T${start}:00[${ZONE}]`),
  end: Temporal.ZonedDateTime.from(`${date}T${end}:00[${ZONE}]`),
}));

function Part() {
  const calendar = useCalendarApp({
    views: [createViewWeek()],
    events,
    locale: 'pt-BR',
    timezone: ZONE,
    selectedDate: Temporal.PlainDate.from(TODAY),
    dayBoundaries: { start: '07:00', end: '19:00' },
    weekOptions: { gridHeight: 700 },
  });
  return (
    <div style={{ height: 660 }} className="bench-sx">
      <style>{'.bench-sx .sx-react-calendar-wrapper { height: 660px }'}</style>
      <ScheduleXCalendar calendarApp={calendar} />
    </div>
  );
}

export const testCase: AgendaCase = {
  Part,
  next: () => findByText('button', 'seguinte'),
  cannotDrag: true,
};
