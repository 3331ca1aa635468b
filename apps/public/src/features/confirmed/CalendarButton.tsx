import { LinkButton } from '@apto/ui';
import { CalendarPlus } from '@apto/ui/icons';
import { useState } from 'react';

const file = (ics: string): string =>
  URL.createObjectURL(new Blob([ics], { type: 'text/calendar;charset=utf-8' }));

/** Hands the event over as a file. Give it the text as `key`: another text is another file. */
export function CalendarButton({ ics }: { ics: string }) {
  // A few hundred bytes that live as long as the page.
  const [address] = useState(() => file(ics));
  return (
    <LinkButton
      href={address}
      download="agendamento.ics"
      variant="primary"
      size="large"
      icon={<CalendarPlus />}
      isFullWidth
    >
      Adicionar ao calendário
    </LinkButton>
  );
}
