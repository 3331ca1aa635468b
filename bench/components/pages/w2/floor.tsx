import { useState } from 'react';
import { valuesOf } from '../locate.ts';
import '../base.css';
import type { RangeCase } from '../contract.ts';
import { toSlashDate, END, unavailable, START } from '../data.ts';
import { pressesFor } from './key-presses.ts';

const MONTHS = ['2027-03', '2027-04'];

/** Weeks from Sunday on; null before the first and after the last day. */
function weeks(month: string): readonly (readonly (string | null)[])[] {
  const [year = 0, number = 1] = month.split('-').map(Number);
  const before = new Date(Date.UTC(year, number - 1, 1)).getUTCDay();
  const days = new Date(Date.UTC(year, number, 0)).getUTCDate();
  return Array.from({ length: 6 }, (_, week) =>
    Array.from({ length: 7 }, (_, column) => {
      const day = week * 7 + column - before + 1;
      return day < 1 || day > days ? null : `${month}-${String(day).padStart(2, '0')}`;
    }),
  );
}

function Part() {
  const [opened, setIsOpen] = useState(false);
  const [start, setStart] = useState<string | null>(null);
  const [end, setEnd] = useState<string | null>(null);
  const [hovered, setHovered] = useState<string | null>(null);
  const until = end ?? hovered;
  const choose = (date: string): void => {
    if (unavailable(date)) return;
    if (start === null || end !== null) {
      setStart(date);
      setEnd(null);
    } else {
      setEnd(date);
      setIsOpen(false);
    }
  };
  return (
    <div>
      <input className="field" readOnly aria-label="De" value={start && end ? toSlashDate(start) : ''} />
      <input className="field" readOnly aria-label="Até" value={start && end ? toSlashDate(end) : ''} />
      <button type="button" onClick={() => setIsOpen(true)}>
        Abrir calendário
      </button>
      {opened ? (
        <div className="months" role="dialog" aria-label="Período">
          {MONTHS.map((month) => (
            <table key={month}>
              <caption>{month}</caption>
              <tbody>
                {weeks(month).map((week, i) => (
                  <tr key={`${month}${i}`}>
                    {week.map((date, column) => (
                      <td key={date ?? `${i}${column}`}>
                        {date ? (
                          <button
                            type="button"
                            className="day"
                            data-date={date}
                            aria-disabled={unavailable(date)}
                            aria-pressed={date === start || date === end}
                            data-inside={
                              (start !== null && until !== null && date > start && date < until) || undefined
                            }
                            onPointerEnter={() => setHovered(date)}
                            onClick={() => choose(date)}
                          >
                            {Number(date.slice(8))}
                          </button>
                        ) : null}
                      </td>
                    ))}
                  </tr>
                ))}
              </tbody>
            </table>
          ))}
        </div>
      ) : null}
    </div>
  );
}

const day = (date: string): Element | null => document.querySelector(`[data-date="${date}"]`);

export const testCase: RangeCase = {
  Part,
  presses: pressesFor({
    opens: () => document.querySelector('#root > div > button'),
    start: () => day(START),
    end: () => day(END),
    hasStarted: () => day(START)?.getAttribute('aria-pressed') === 'true',
    shown: () => valuesOf('#root input'),
  }),
};
