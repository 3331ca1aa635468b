import type { Press } from '../contract.ts';
import { toSlashDate, END, START } from '../data.ts';
import { visible } from '../clock.ts';

/** The three presses of a range picker. */
export function pressesFor(where: {
  opens: () => Element | null;
  start: () => Element | null;
  end: () => Element | null;
  /** The first end is marked as chosen. */
  hasStarted: () => boolean;
  /** What the field shows. */
  shown: () => string;
}): readonly Press[] {
  return [
    { name: 'abrir', target: where.opens, isDone: () => visible(where.start()) && visible(where.end()) },
    { name: 'início', target: where.start, isDone: where.hasStarted },
    {
      name: 'fim',
      target: where.end,
      isDone: () => {
        const text = where.shown();
        return text.includes(toSlashDate(START)) && text.includes(toSlashDate(END));
      },
    },
  ];
}
