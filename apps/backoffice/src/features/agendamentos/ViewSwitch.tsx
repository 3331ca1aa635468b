import { IconButton, SegmentedControl } from '@apto/ui';
import { CalendarDays, List } from '@apto/ui/icons';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useNarrowScreen } from '../../shared/useNarrowScreen.ts';
import { CALENDAR, isCalendar, VIEW_PARAM } from './calendar/address.ts';

const TABLE = 'tabela';
const OPTIONS = [
  { value: TABLE, label: 'Tabela' },
  { value: CALENDAR, label: 'Calendário' },
] as const;

/** Table or calendar, in the address: a link opens what it shows. */
export default function ViewSwitch() {
  const [query, setQuery] = useSearchParams();
  const isNarrow = useNarrowScreen();
  const current = isCalendar(query) ? CALENDAR : TABLE;
  // What was pressed is marked at once, while the other view is still on its way; another address ends it.
  const [pressed, setPressed] = useState<{
    readonly at: URLSearchParams;
    readonly view: typeof current;
  } | null>(null);
  function show(view: typeof current): void {
    const next = new URLSearchParams(query);
    if (view === CALENDAR) next.set(VIEW_PARAM, CALENDAR);
    else for (const name of [VIEW_PARAM, 'periodo', 'dia']) next.delete(name);
    setPressed({ at: query, view });
    setQuery(next);
  }
  // Two words take a line of a phone; the other view takes a button.
  if (isNarrow)
    return current === CALENDAR ? (
      <IconButton variant="secondary" icon={<List />} label="Ver em tabela" onPress={() => show(TABLE)} />
    ) : (
      <IconButton
        variant="secondary"
        icon={<CalendarDays />}
        label="Ver em calendário"
        onPress={() => show(CALENDAR)}
      />
    );
  const marked = pressed?.at === query ? pressed.view : current;
  return <SegmentedControl<typeof current> label="Visão" options={OPTIONS} value={marked} onChange={show} />;
}
