import { parseDate, type DateValue } from '@internationalized/date';
import {
  Button,
  CalendarCell,
  CalendarGrid,
  DateInput,
  DateRangePicker,
  DateSegment,
  Dialog,
  Group,
  Heading,
  I18nProvider,
  Label,
  Popover,
  RangeCalendar,
} from 'react-aria-components';
import '../base.css';
import type { RangeCase } from '../contract.ts';
import { END, TODAY, unavailable, START } from '../data.ts';
import { pressesFor } from './key-presses.ts';

const month = parseDate(TODAY);
const duration = { months: 2 };
const isDayUnavailable = (data: DateValue): boolean => unavailable(data.toString());

function Part() {
  return (
    <I18nProvider locale="pt-BR">
      <DateRangePicker
        placeholderValue={month}
        isDateUnavailable={isDayUnavailable}
        allowsNonContiguousRanges
        shouldForceLeadingZeros
      >
        <Label>Período</Label>
        <Group>
          <DateInput slot="start">{(segment) => <DateSegment segment={segment} />}</DateInput>
          <DateInput slot="end">{(segment) => <DateSegment segment={segment} />}</DateInput>
          <Button>Abrir</Button>
        </Group>
        <Popover>
          <Dialog className="months" style={{ position: 'static' }}>
            <RangeCalendar visibleDuration={duration}>
              <Button slot="previous">‹</Button>
              <Heading />
              <Button slot="next">›</Button>
              <div style={{ display: 'flex' }}>
                {[0, 1].map((months) => (
                  <CalendarGrid key={months} offset={{ months }}>
                    {(data) => <CalendarCell className="day" date={data} data-day={data.toString()} />}
                  </CalendarGrid>
                ))}
              </div>
            </RangeCalendar>
          </Dialog>
        </Popover>
      </DateRangePicker>
    </I18nProvider>
  );
}

const day = (date: string): Element | null =>
  document.querySelector(`[data-day="${date}"]:not([data-outside-month])`);

export const testCase: RangeCase = {
  Part,
  presses: pressesFor({
    opens: () => document.querySelector('#root button'),
    start: () => day(START),
    end: () => day(END),
    hasStarted: () => day(START)?.hasAttribute('data-selected') ?? false,
    shown: () =>
      [...document.querySelectorAll('.react-aria-DateInput')]
        .map(({ textContent }) => textContent.replaceAll(/[^\d/]/g, ''))
        .join(' '),
  }),
};
