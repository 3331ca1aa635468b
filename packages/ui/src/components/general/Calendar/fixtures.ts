import { createDayReasons, type IntervaloContext } from '@apto/domain/intervalo';
import type { Now } from '@apto/domain/time';
import type { MonthData } from './months.logic.ts';

/** Friday, 20 November 2026 (a national holiday), 09:00 in São Paulo. */
export const NOW: Now = { data: '2026-11-20', time: '09:00', instant: '2026-11-20T12:00:00.000Z' };

/** What a clinic in Campinas has against some days. */
export const RULES = {
  feriados: [
    {
      dataFeriado: '2026-12-08',
      abrangencia: 'MUNICIPAL',
      nome: 'Nossa Senhora da Conceição',
      cidade: { cidade: 'Campinas', estado: 'SP' },
    },
  ],
  ferias: [{ dataInicial: '2026-12-21', dataFinal: '2027-01-08' }],
} satisfies Partial<IntervaloContext>;

/** Why a day of that clinic cannot be chosen. */
export const clinicReasons = createDayReasons({ now: NOW, ...RULES });

/** A month loader whose answer comes at once: 3 December is full, 2 November a local day off. */
export const loadMonthFixture = async (month: string): Promise<MonthData> => ({
  reasons: month === '2026-12' ? { '2026-12-03': 'Agenda lotada' } : {},
  ferias: [],
  feriados: month === '2026-12' ? RULES.feriados : [],
});

/** A month loader that never answers. */
export const neverAnswers = (): Promise<MonthData> => new Promise(() => undefined);

/** A month loader that fails the first time each of the given months is asked for; any month when none is given. */
export function failingOnce(...months: readonly string[]): (month: string) => Promise<MonthData> {
  const failed = new Set<string>();
  return (month) => {
    const key = months.length === 0 ? 'any' : month;
    if (failed.has(key) || (months.length > 0 && !months.includes(month))) return loadMonthFixture(month);
    failed.add(key);
    return Promise.reject(new Error('sem rede'));
  };
}
