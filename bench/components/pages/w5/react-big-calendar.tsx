import dayjs from 'dayjs';
import 'dayjs/locale/pt-br';
import { useState, type ComponentType } from 'react';
import { Calendar, dayjsLocalizer, type CalendarProps } from 'react-big-calendar';
import dragAndDrop, { type withDragAndDropProps } from 'react-big-calendar/lib/addons/dragAndDrop';
import 'react-big-calendar/lib/addons/dragAndDrop/styles.css';
import 'react-big-calendar/lib/css/react-big-calendar.css';
import type { AgendaCase } from '../contract.ts';
import { TODAY, visits } from '../data.ts';
import { findByText } from '../locate.ts';

interface Shown {
  readonly id: string;
  readonly title: string;
  readonly start: Date;
  readonly end: Date;
}
const at = (date: string, time: string): Date => new Date(`${date}T${time}:00`);
const first: readonly Shown[] = visits.map(({ id, title, date, start, end }) => ({
  id,
  title,
  start: at(date, start),
  end: at(date, end),
}));
const localizer = dayjsLocalizer(dayjs);
// Published as CommonJS: what is imported may be the module and not its default.
const withDragAndDrop = (dragAndDrop as unknown as { default?: typeof dragAndDrop }).default ?? dragAndDrop;
const Draggable = withDragAndDrop<Shown>(Calendar as ComponentType<CalendarProps<Shown>>);

function Part() {
  const [date, setDate] = useState(at(TODAY, '00:00'));
  const [events, setEvents] = useState<readonly Shown[]>(first);
  const drop: withDragAndDropProps<Shown>['onEventDrop'] = ({ event, start, end }) =>
    setEvents((now) =>
      now.map((each) =>
        each.id === event.id ? { ...each, start: new Date(start), end: new Date(end) } : each,
      ),
    );
  return (
    <>
      <style>{'.rbc-timeslot-group { min-height: 60px }'}</style>
      <Draggable
        localizer={localizer}
        culture="pt-br"
        events={[...events]}
        date={date}
        onNavigate={setDate}
        view="week"
        views={['week']}
        onView={() => undefined}
        min={at(TODAY, '07:00')}
        max={at(TODAY, '19:00')}
        onEventDrop={drop}
        dayLayoutAlgorithm="no-overlap"
        style={{ height: 660 }}
      />
    </>
  );
}

export const testCase: AgendaCase = { Part, next: () => findByText('button', 'next') };
