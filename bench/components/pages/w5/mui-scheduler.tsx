import { EventCalendar } from '@mui/x-scheduler/event-calendar';
import type { AgendaCase } from '../contract.ts';
import { TODAY, visits } from '../data.ts';

const events = visits.map(({ id, title, date, start, end }) => ({
  id,
  title,
  start: `${date}T${start}:00`,
  end: `${date}T${end}:00`,
}));
const day = new Date(`${TODAY}T00:00:00`);

function Part() {
  return (
    <div style={{ height: 660 }}>
      <EventCalendar events={events} defaultView="week" defaultVisibleDate={day} areEventsDraggable />
    </div>
  );
}

export const testCase: AgendaCase = {
  Part,
  next: () => document.querySelector('[class*="headerToolbarNextButton"], [class*="NextButton"]'),
  // The system's own drag and drop, whose end no script can give.
  cannotDrag: true,
};
