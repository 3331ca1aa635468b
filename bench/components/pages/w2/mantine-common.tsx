import '@mantine/core/styles.css';
import '@mantine/dates/styles.css';
import { MantineProvider } from '@mantine/core';
import { DatePickerInput, DatesProvider } from '@mantine/dates';
import 'dayjs/locale/pt-br';
import { END, TODAY, unavailable, START } from '../data.ts';
import { pressesFor } from './key-presses.ts';

/** The page with so many months side by side. */
export function createPart(months: number) {
  return function Part() {
    return (
      <MantineProvider>
        <DatesProvider settings={{ locale: 'pt-br', firstDayOfWeek: 0 }}>
          <DatePickerInput
            type="range"
            label="Período"
            w={360}
            valueFormat="DD/MM/YYYY"
            defaultDate={TODAY}
            numberOfColumns={months}
            excludeDate={unavailable}
            popoverProps={{ transitionProps: { duration: 0 } }}
            getDayProps={(data) => ({ 'data-day': data })}
          />
        </DatesProvider>
      </MantineProvider>
    );
  };
}

const day = (date: string): Element | null =>
  document.querySelector(`[data-day="${date}"]:not([data-outside])`);

export const presses = pressesFor({
  opens: () => document.querySelector('.mantine-DatePickerInput-input'),
  start: () => day(START),
  end: () => day(END),
  hasStarted: () => day(START)?.hasAttribute('data-selected') ?? false,
  shown: () => document.querySelector('.mantine-DatePickerInput-input')?.textContent ?? '',
});
