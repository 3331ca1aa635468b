import { describe, expect, it } from 'vitest';
import { createAvailability, openingDay, skippedDays } from './availability.logic.ts';
import { texts } from './intl/pt-BR.ts';

// Friday.
const now = { data: '2026-11-20', time: '09:00', instant: '2026-11-20T12:00:00.000Z' };

describe('availability with the rules of a suggested range (doc2 §5)', () => {
  const rules = {
    feriados: [
      {
        dataFeriado: '2026-11-25',
        abrangencia: 'MUNICIPAL' as const,
        nome: 'Aniversário da cidade',
        cidade: { cidade: 'Campinas', estado: 'SP' },
      },
    ],
    ferias: [],
  };
  const availability = createAvailability({ now, rules: rules, texts });

  it('lists every failing check in the specified order, with the specified texts', () => {
    const failures = availability.failures({ inicio: '2026-11-19', fim: '2026-11-25' });
    expect(failures.map(({ code }) => code)).toEqual([
      'INICIO_NO_PASSADO',
      'FERIADO_NACIONAL',
      'FERIADO_MUNICIPAL',
    ]);
    expect(failures[0]?.message).toBe('A data inicial não pode ser menor que a data atual');
    expect(failures[2]?.message).toBe(
      'Por favor selecione outro período de datas, 25/11/2026 é feriado municipal em Campinas-SP',
    );
  });

  it('ui-demands "Non-contiguous ranges": says which days a valid range passes over, and why', () => {
    const range = { inicio: '2026-11-27', fim: '2026-12-01' };
    expect(availability.failures(range)).toEqual([]);
    expect(skippedDays(range, availability.reasons)).toEqual([
      { data: '2026-11-28', text: 'Não há agendamento aos sábados' },
      { data: '2026-11-29', text: 'Não há agendamento aos domingos' },
    ]);
    // A range that was kept may have come to begin or end on such a day.
    expect(skippedDays({ inicio: '2026-11-28', fim: '2026-11-29' }, availability.reasons)).toEqual([
      { data: '2026-11-28', text: 'Não há agendamento aos sábados' },
      { data: '2026-11-29', text: 'Não há agendamento aos domingos' },
    ]);
  });

  it('counts what a month loader brings as reasons, failures and in the alternatives', () => {
    const withMonths = createAvailability({
      now,
      rules: {},
      months: { reasons: { '2026-11-24': 'Agenda lotada' } },
      texts,
    });
    expect(withMonths.reasons('2026-11-24').map(({ text }) => text)).toEqual(['Agenda lotada']);
    expect(withMonths.failures({ inicio: '2026-11-23', fim: '2026-11-25' }).map(({ code }) => code)).toEqual([
      'INDISPONIVEL',
    ]);
    expect(withMonths.next('2026-11-24')).toBe('2026-11-25');
    const alternatives = withMonths.alternatives({ inicio: '2026-11-23', fim: '2026-11-24' });
    expect(alternatives).toHaveLength(3);
    for (const { inicio: start, fim: end } of alternatives)
      expect('2026-11-24' < start || '2026-11-24' > end).toBe(true);
  });
});

describe('a reason that a month brings', () => {
  const full = createAvailability({ now, months: { reasons: { '2026-12-09': 'Agenda lotada' } }, texts });

  it('is told of a day as of a day, and of a period as of a period', () => {
    const said = (start: string, end: string) =>
      full.failures({ inicio: start, fim: end }).map((f) => f.message);
    expect(said('2026-12-09', '2026-12-09')).toEqual([
      'Por favor selecione outra data, 09/12/2026: Agenda lotada',
    ]);
    expect(said('2026-12-08', '2026-12-10')).toEqual([
      'Por favor selecione outro período de datas, 09/12/2026: Agenda lotada',
    ]);
  });

  it('is said in the words of whoever gives others', () => {
    const own = createAvailability({
      now,
      months: { reasons: { '2026-12-09': 'lotada' } },
      texts: { ...texts, unavailable: (date, reason) => `${date} ${reason}` },
    });
    expect(own.failures({ inicio: '2026-12-09', fim: '2026-12-09' })[0]?.message).toBe('09/12/2026 lotada');
  });
});

describe('availability without rules: only the ends of the field', () => {
  const free = createAvailability({ now, min: '2025-01-01', max: '2026-12-31', texts });

  it('takes past days and weekends, and refuses what lies beyond the ends', () => {
    expect(free.reasons('2025-01-04')).toEqual([]);
    expect(free.reasons('2024-12-31')[0]?.text).toBe('A primeira data permitida é 01/01/2025');
    expect(free.failures({ inicio: '2026-12-30', fim: '2027-01-02' })[0]?.code).toBe('DEPOIS_DO_MAXIMO');
    expect(free.next('2024-06-01')).toBe('2025-01-01');
    expect(free.next('2027-01-01')).toBeNull();
  });

  it('offers ranges of the same length within the ends', () => {
    expect(free.alternatives({ inicio: '2024-12-31', fim: '2025-01-01' })).toEqual([
      { inicio: '2025-01-01', fim: '2025-01-02' },
      { inicio: '2025-01-02', fim: '2025-01-03' },
      { inicio: '2025-01-03', fim: '2025-01-04' },
    ]);
    expect(free.alternatives({ inicio: '2026-12-31', fim: '2027-01-01' })).toEqual([]);
  });
});

describe('the day on which a calendar opens', () => {
  const opensOn = (ends: { min?: string; max?: string }) =>
    openingDay(createAvailability({ now, texts, ...ends }).next, now.data);
  it('doc2 §2.8: the month of the first day, where nothing can be chosen in the one of today', () =>
    expect(opensOn({ min: '2026-12-01' })).toBe('2026-12-01'));
  it('today, where its month has a day', () => {
    expect(opensOn({ min: '2026-11-30' })).toBe(now.data);
    expect(opensOn({})).toBe(now.data);
  });
  it('today, where no day is ahead', () => expect(opensOn({ max: '2026-11-01' })).toBe(now.data));
});
