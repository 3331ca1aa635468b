import { ptBR as ptBRMaterial } from '@mui/material/locale';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { ptBR } from '@mui/x-date-pickers/locales';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs, { type Dayjs } from 'dayjs';
import 'dayjs/locale/pt-br';
import { useState } from 'react';
import { valuesOf } from '../locate.ts';
import type { RangeCase } from '../contract.ts';
import { toSlashDate, END, TODAY, unavailable, START } from '../data.ts';
import { visible } from '../clock.ts';

const theme = createTheme({}, ptBR, ptBRMaterial);
const month = dayjs(TODAY);
const isDayUnavailable = (data: Dayjs): boolean => unavailable(data.format('YYYY-MM-DD'));

function Part() {
  const [start, setStart] = useState<Dayjs | null>(null);
  const [end, setEnd] = useState<Dayjs | null>(null);
  return (
    <ThemeProvider theme={theme}>
      <LocalizationProvider dateAdapter={AdapterDayjs} adapterLocale="pt-br">
        <DatePicker
          label="Início"
          value={start}
          onChange={setStart}
          referenceDate={month}
          shouldDisableDate={isDayUnavailable}
          reduceAnimations
        />
        <DatePicker
          label="Fim"
          value={end}
          onChange={setEnd}
          referenceDate={start ?? month}
          minDate={start ?? undefined}
          shouldDisableDate={isDayUnavailable}
          reduceAnimations
        />
      </LocalizationProvider>
    </ThemeProvider>
  );
}

const button = (index: number): Element | null =>
  document.querySelectorAll('#root .MuiInputAdornment-root button')[index] ?? null;
/** In the calendar opened last: the first may still be fading out. */
const day = (date: string): Element | null =>
  [
    ...([...document.querySelectorAll('[role=dialog]')].at(-1)?.querySelectorAll('[role=gridcell]') ?? []),
  ].find(({ textContent }) => textContent === String(Number(date.slice(8)))) ?? null;
const shown = (): string => valuesOf('#root input');

export const testCase: RangeCase = {
  Part,
  presses: [
    { name: 'abrir', target: () => button(0), isDone: () => visible(day(START)) },
    { name: 'início', target: () => day(START), isDone: () => shown().includes(toSlashDate(START)) },
    {
      name: 'abrir o segundo',
      target: () => button(1),
      isDone: () => visible(day(END)) && button(1)?.closest('[role=group]') !== null,
    },
    {
      name: 'fim',
      target: () => day(END),
      isDone: () => shown().includes(toSlashDate(START)) && shown().includes(toSlashDate(END)),
    },
  ],
};
