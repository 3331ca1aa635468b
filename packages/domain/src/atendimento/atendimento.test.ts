import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PERIODO } from '../periodos/index.ts';
import { datesBetween, addDays } from '../time/index.ts';
import {
  servesOnDay,
  servesAtHorario,
  servesInPeriodo,
  servedDays,
  unservedDays,
  prestadorWithoutHorarios,
} from './atendimento.ts';
import { atendimentoWeek, hoursOnDay, tipoAtendimento, weekLines } from './week.ts';
import { anyDate, anyTime } from '../time/arbitraries.test-util.ts';
import { anyWeek } from './arbitraries.test-util.ts';
import { opened, businessHours, week } from '../fixtures/index.ts';

describe('days served', () => {
  it('a weekday without a row and one that serves neither period are both unserved', () => {
    const horarios = week({ 1: opened(), 2: opened({ manha: false, tarde: false }) });
    expect(servedDays(horarios)).toEqual([1]);
    expect(unservedDays(horarios)).toEqual([0, 2, 3, 4, 5, 6]);
  });

  it('doc2 §9: only with all seven days unserved has a clinic no usable hours', () => {
    expect(prestadorWithoutHorarios([])).toBe(true);
    expect(prestadorWithoutHorarios(week({ 3: opened({ manha: false, tarde: false }) }))).toBe(true);
    expect(prestadorWithoutHorarios(week({ 3: opened({ tarde: false }) }))).toBe(false);
  });

  it('each weekday is either served or not', () => {
    fc.assert(
      fc.property(anyWeek, (horarios) => {
        const all = [...servedDays(horarios), ...unservedDays(horarios)];
        expect(all.sort((a, b) => a - b)).toEqual([0, 1, 2, 3, 4, 5, 6]);
      }),
    );
  });

  it('doc2 §5: the day is served when one of its periods is', () => {
    fc.assert(
      fc.property(anyWeek, anyDate(), (horarios, date) => {
        const manha = servesInPeriodo(horarios, date, PERIODO.MANHA);
        const tarde = servesInPeriodo(horarios, date, PERIODO.TARDE);
        expect(servesOnDay(horarios, date)).toBe(manha || tarde);
      }),
    );
  });

  it('two rows of one weekday add up', () => {
    const horarios = [...week({ 2: opened({ tarde: false }) }), ...week({ 2: opened({ manha: false }) })];
    expect(servesInPeriodo(horarios, '2026-11-24', PERIODO.MANHA)).toBe(true);
    expect(servesInPeriodo(horarios, '2026-11-24', PERIODO.TARDE)).toBe(true);
  });
});

describe('doc2 §5: the provider must serve at that time on some day in range', () => {
  // 2026-11-24 is a Tuesday.
  const tuesday = { inicio: '2026-11-24', fim: '2026-11-24' };
  const weekend = { inicio: '2026-11-28', fim: '2026-11-29' };

  it.each([
    ['07:59', false],
    ['08:00', true],
    ['12:00', true],
    ['12:30', false],
    ['13:00', true],
    ['17:00', true],
    ['17:01', false],
  ])('on a day open 08:00–12:00 and 13:00–17:00, %s → %s', (time, serves) => {
    expect(servesAtHorario(businessHours, tuesday, time)).toBe(serves);
  });

  it('one served day in the range is enough, none is not', () => {
    expect(servesAtHorario(businessHours, weekend, '09:00')).toBe(false);
    expect(servesAtHorario(businessHours, { ...weekend, fim: '2026-11-30' }, '09:00')).toBe(true);
    expect(servesAtHorario([], tuesday, '09:00')).toBe(false);
  });

  it('a served period without registered hours is taken whole, up to or from noon', () => {
    const withoutHours = week({ 2: opened({ tarde: false, startHourAm: null, endHourAm: null }) });
    expect(servesAtHorario(withoutHours, tuesday, '06:30')).toBe(true);
    expect(servesAtHorario(withoutHours, tuesday, '12:00')).toBe(true);
    expect(servesAtHorario(withoutHours, tuesday, '12:01')).toBe(false);
  });

  it('with only one end of its hours registered, that one counts', () => {
    const onlyStart = week({ 2: opened({ tarde: false, endHourAm: null }) });
    expect(servesAtHorario(onlyStart, tuesday, '07:59')).toBe(false);
    expect(servesAtHorario(onlyStart, tuesday, '15:00')).toBe(true);
    const onlyEnd = week({ 2: opened({ tarde: false, startHourAm: null }) });
    expect(servesAtHorario(onlyEnd, tuesday, '06:00')).toBe(true);
    expect(servesAtHorario(onlyEnd, tuesday, '12:01')).toBe(false);
  });

  it('a long range is the sum of its days', () => {
    fc.assert(
      fc.property(anyWeek, anyDate(), fc.nat(30), anyTime, (horarios, start, steps, time) => {
        const end = addDays(start, steps);
        const someDay = datesBetween(start, end).some((d) =>
          servesAtHorario(horarios, { inicio: d, fim: d }, time),
        );
        expect(servesAtHorario(horarios, { inicio: start, fim: end }, time)).toBe(someDay);
      }),
    );
  });
});

describe('doc2 §3: overall attendance type', () => {
  const byAppointment = { serviceTypeAm: 'HORARIO_MARCADO', serviceTypePm: 'HORARIO_MARCADO' } as const;

  it.each([
    ['Ordem de chegada', week({ 1: opened(), 2: opened() })],
    ['Horário marcado', week({ 1: opened(byAppointment) })],
    ['Ambos', week({ 1: opened(), 2: opened(byAppointment) })],
    ['Ambos', week({ 1: opened({ serviceTypePm: 'HORARIO_MARCADO' }) })],
    ['Inconsistente', []],
    ['Inconsistente', week({ 1: opened({ serviceTypeAm: null }) })],
    ['Ordem de chegada', week({ 1: opened({ tarde: false, serviceTypePm: 'HORARIO_MARCADO' }) })],
  ])('%s', (type, horarios) => {
    expect(tipoAtendimento(horarios)).toBe(type);
  });
});

describe('the week for display', () => {
  it('goes from Monday to Sunday and says of each day when it is open', () => {
    const rows = atendimentoWeek(week({ 1: opened(), 2: opened({ manha: false }) }));
    expect(rows.map(({ abbreviation, text }) => `${abbreviation} ${text}`)).toEqual([
      'SEG 08:00 às 12:00 e 13:00 às 17:00',
      'TER 13:00 às 17:00',
      'QUA Não atende',
      'QUI Não atende',
      'SEX Não atende',
      'SAB Não atende',
      'DOM Não atende',
    ]);
    expect(rows[1]).toMatchObject({ day: 2, name: 'terça-feira', manha: null });
    expect(rows[1]?.tarde).toMatchObject({ inicio: '13:00', fim: '17:00', tipo: 'Ordem de chegada' });
  });

  it('says when a served period has no hours', () => {
    const rows = atendimentoWeek(week({ 1: opened({ tarde: false, startHourAm: null }) }));
    expect(rows[0]?.text).toBe('Horário não informado');
  });
});

describe('issue 12: the week as a card says it', () => {
  const morning = opened({ tarde: false });

  it('says each kind of day once, a run of days as one', () => {
    expect(weekLines(week({ 1: opened(), 2: opened(), 3: opened(), 4: opened(), 5: morning }))).toEqual([
      'Seg a qui: 08:00 às 12:00 e 13:00 às 17:00',
      'Sex: 08:00 às 12:00',
    ]);
  });

  it('names days that do not follow one another, Sunday last', () => {
    expect(weekLines(week({ 0: morning, 1: morning, 3: morning, 5: morning, 6: morning }))).toEqual([
      'Seg, qua e sex a dom: 08:00 às 12:00',
    ]);
    expect(weekLines(week({ 2: morning, 3: morning }))).toEqual(['Ter e qua: 08:00 às 12:00']);
  });

  it('says the hours of one day and period, and nothing of what is not known', () => {
    const hours = week({ 1: opened(), 2: opened({ tarde: false, startHourAm: null }) });
    expect(hoursOnDay(hours, '2026-11-23', PERIODO.AMBOS)).toEqual(['08:00 às 12:00', '13:00 às 17:00']);
    expect(hoursOnDay(hours, '2026-11-23', PERIODO.TARDE)).toEqual(['13:00 às 17:00']);
    expect(hoursOnDay(hours, '2026-11-23', PERIODO.MANHA)).toEqual(['08:00 às 12:00']);
    expect(hoursOnDay(hours, '2026-11-24', PERIODO.AMBOS)).toEqual([]);
    expect(hoursOnDay(hours, '2026-11-25', PERIODO.AMBOS)).toEqual([]);
  });

  it('is silent where nothing is served', () => {
    expect(weekLines(week({ 1: opened({ manha: false, tarde: false }) }))).toEqual([]);
  });
});
