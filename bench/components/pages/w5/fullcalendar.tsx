import FullCalendar from '@fullcalendar/react';
import interactionPlugin from '@fullcalendar/react/interaction';
import ptBr from '@fullcalendar/react/locales/pt-br';
import classicTheme from '@fullcalendar/react/themes/classic';
import timeGridPlugin from '@fullcalendar/react/timegrid';
import '@fullcalendar/react/skeleton.css';
import '@fullcalendar/react/themes/classic/palette.css';
import '@fullcalendar/react/themes/classic/theme.css';
import type { AgendaCase } from '../contract.ts';
import { TODAY, visits } from '../data.ts';
import { findByText } from '../locate.ts';

const events = visits.map(({ id, title, date, start, end }) => ({
  id,
  title,
  start: `${date}T${start}:00`,
  end: `${date}T${end}:00`,
}));

function Part() {
  return (
    <FullCalendar
      plugins={[timeGridPlugin, interactionPlugin, classicTheme]}
      locale={ptBr}
      initialView="timeGridWeek"
      initialDate={TODAY}
      events={events}
      editable
      slotEventOverlap={false}
      allDaySlot={false}
      slotMinTime="07:00:00"
      slotMaxTime="19:00:00"
      headerToolbar={{ start: 'prev,next today', center: 'title' }}
      height={660}
    />
  );
}

export const testCase: AgendaCase = { Part, next: () => findByText('button', 'próxim'), cannotScroll: true };
