import type { Press } from '../contract.ts';
import { toSlashDate, END, START } from '../data.ts';
import { visible } from '../clock.ts';

/** The three presses of a range picker. */
export function pressesFor(where: {
  opens: () => Element | null;
  inicio: () => Element | null;
  fim: () => Element | null;
  /** The first end is marked as chosen. */
  hasStarted: () => boolean;
  /** What the field shows. */
  shown: () => string;
}): readonly Press[] {
  return [
    { nome: 'abrir', alvo: where.opens, feito: () => visible(where.inicio()) && visible(where.fim()) },
    { nome: 'início', alvo: where.inicio, feito: where.hasStarted },
    {
      nome: 'fim',
      alvo: where.fim,
      feito: () => {
        const text = where.shown();
        return text.includes(toSlashDate(START)) && text.includes(toSlashDate(END));
      },
    },
  ];
}
