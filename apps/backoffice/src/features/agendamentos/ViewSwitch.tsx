import { SegmentedControl } from '@apto/ui';
import { useSearchParams } from 'react-router-dom';
import { CALENDAR, isCalendar, VIEW_PARAM } from './calendar/address.ts';

const TABLE = 'tabela';
const OPTIONS = [
  { value: TABLE, label: 'Tabela' },
  { value: CALENDAR, label: 'Calendário' },
] as const;

/** Table or calendar, in the address: a link opens what it shows. */
export default function ViewSwitch() {
  const [query, setQuery] = useSearchParams();
  return (
    <SegmentedControl<(typeof OPTIONS)[number]['value']>
      label="Visão"
      options={OPTIONS}
      value={isCalendar(query) ? CALENDAR : TABLE}
      onChange={(view) => {
        const next = new URLSearchParams(query);
        if (view === CALENDAR) next.set(VIEW_PARAM, CALENDAR);
        else for (const name of [VIEW_PARAM, 'periodo', 'dia']) next.delete(name);
        setQuery(next);
      }}
    />
  );
}
