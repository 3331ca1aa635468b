import '@apto/ui/theme';
import { AptoProvider } from '@apto/ui/apto-provider';
import { DateRangePicker } from '@apto/ui/date-range-picker';
import { findByText, valuesOf } from '../locate.ts';
import type { RangeCase } from '../contract.ts';
import { feriados, END, TODAY, START } from '../data.ts';
import { pressesFor } from './key-presses.ts';

const now = { data: TODAY, time: '09:00', instant: `${TODAY}T12:00:00.000Z` };
const rules = {
  feriados: feriados.map((dataFeriado, i) => ({
    dataFeriado,
    abrangencia: 'MUNICIPAL' as const,
    nome: `Feriado ${i + 1}`,
  })),
  ferias: [],
};

function Part() {
  return (
    <AptoProvider theme="light">
      <DateRangePicker label="Período" now={now} rules={rules} presets={[]} />
    </AptoProvider>
  );
}

const day = (date: string): Element | null => document.querySelector(`[role=dialog] [data-date="${date}"]`);

export const testCase: RangeCase = {
  Part,
  presses: pressesFor({
    opens: () => findByText('button', 'calendário'),
    start: () => day(START),
    end: () => day(END),
    hasStarted: () => /selecionad|início/.test(day(START)?.getAttribute('aria-label') ?? ''),
    shown: () => valuesOf('#root input'),
  }),
};
