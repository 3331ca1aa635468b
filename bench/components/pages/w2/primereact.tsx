import 'primereact/resources/themes/lara-light-blue/theme.css';
import { addLocale } from 'primereact/api';
import { Calendar } from 'primereact/calendar';
import { useState } from 'react';
import { valuesOf } from '../locate.ts';
import type { RangeCase } from '../contract.ts';
import { toDate, feriados, END, TODAY, START } from '../data.ts';
import { pressesFor } from './key-presses.ts';

const names = (count: number, start: Date, step: 'dia' | 'mes', size: 'long' | 'short') =>
  Array.from({ length: count }, (_, i) => {
    const data = new Date(start);
    if (step === 'dia') data.setDate(data.getDate() + i);
    else data.setMonth(data.getMonth() + i);
    return data.toLocaleDateString('pt-BR', step === 'dia' ? { weekday: size } : { month: size });
  });
const sunday = new Date(2027, 1, 28);
const january = new Date(2027, 0, 1);
addLocale('pt-BR', {
  firstDayOfWeek: 0,
  dayNames: names(7, sunday, 'dia', 'long'),
  dayNamesShort: names(7, sunday, 'dia', 'short'),
  dayNamesMin: names(7, sunday, 'dia', 'short'),
  monthNames: names(12, january, 'mes', 'long'),
  monthNamesShort: names(12, january, 'mes', 'short'),
  today: 'Hoje',
  clear: 'Limpar',
});

const disabledDates = feriados.map(toDate);
const month = toDate(TODAY);

function Part() {
  const [value, setValue] = useState<(Date | null)[] | null>(null);
  return (
    <Calendar
      locale="pt-BR"
      inputId="periodo"
      selectionMode="range"
      numberOfMonths={2}
      viewDate={month}
      onViewDateChange={() => undefined}
      dateFormat="dd/mm/yy"
      disabledDays={[0, 6]}
      disabledDates={disabledDates}
      value={value}
      onChange={(event) => setValue(event.value ?? null)}
      hideOnRangeSelection
      showIcon
      transitionOptions={{ timeout: 0 }}
    />
  );
}

/** The days of the first month shown, March. */
const day = (date: string): Element | null =>
  [
    ...(document
      .querySelector('.p-datepicker-group')
      ?.querySelectorAll('td:not(.p-datepicker-other-month) > span') ?? []),
  ].find(({ textContent }) => Number.parseInt(textContent, 10) === Number(date.slice(8))) ?? null;

export const testCase: RangeCase = {
  Part,
  presses: pressesFor({
    opens: () => document.querySelector('.p-datepicker-trigger'),
    start: () => day(START),
    end: () => day(END),
    hasStarted: () => day(START)?.classList.contains('p-highlight') ?? false,
    shown: () => valuesOf('.p-calendar input'),
  }),
};
