import { LinkButton } from '@apto/ui';
import { CalendarPlus } from '@apto/ui/icons';
import { useState } from 'react';

const file = (ics: string): string =>
  URL.createObjectURL(new Blob([ics], { type: 'text/calendar;charset=utf-8' }));

interface Props {
  ics: string;
  /** The same event over HTTP, which the browsers inside of messengers open too; null: the file alone. */
  address: string | null;
}

/** Hands the event over. Give it the text as `key`: another text is another file. */
export function CalendarButton({ ics, address }: Props) {
  // A few hundred bytes that live as long as the page.
  const [local] = useState(() => (address === null ? file(ics) : null));
  return (
    <LinkButton
      href={address ?? local ?? ''}
      download={address === null ? 'agendamento.ics' : undefined}
      variant="primary"
      size="large"
      icon={<CalendarPlus />}
      isFullWidth
    >
      Adicionar ao calendário
    </LinkButton>
  );
}
