import '@apto/ui/theme';
import { Agenda, type AgendaBooking } from '@apto/ui/agenda';
import { AptoProvider } from '@apto/ui/apto-provider';
import { useState } from 'react';
import type { AgendaCase } from '../contract.ts';
import { TODAY, visits } from '../data.ts';
import { findByText } from '../locate.ts';

function Part() {
  const [bookings, setBookings] = useState<readonly AgendaBooking[]>(visits);
  return (
    <AptoProvider theme="light">
      <Agenda
        bookings={bookings}
        today={TODAY}
        defaultView="week"
        maxHeight="600px"
        onMove={({ id }, _from, to) =>
          setBookings((now) => now.map((each) => (each.id === id ? { ...each, ...to } : each)))
        }
      />
    </AptoProvider>
  );
}

export const testCase: AgendaCase = { Part, next: () => findByText('button', 'próxima semana') };
