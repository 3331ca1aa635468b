import * as fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { nationalFeriados } from '../feriados/index.ts';
import { STATUS, STATUSES_OUTSIDE_DEFAULT_LIST, StatusAgendamento, TRANSITIONS } from '../status/index.ts';
import { addDays, daysBetween, weekdayOf } from '../time/index.ts';
import {
  MAX_ATENDIMENTO_DAYS,
  QUEUE_STATUSES,
  RUNNING_STATUSES,
  ageText,
  deadlineDay,
  restartsDeadline,
  slaLooks,
  workingDaysAfter,
} from './index.ts';

const day = fc.integer({ min: 0, max: 365 * 12 }).map((n) => addDays('2020-01-01', n));
const limit = fc.integer({ min: 1, max: MAX_ATENDIMENTO_DAYS });

describe('the limit', () => {
  test.each([
    ['Monday, two days', '2026-11-23', 2, '2026-11-25'],
    ['Friday, two days, over the weekend', '2026-11-27', 2, '2026-12-01'],
    ['Saturday begins on Monday', '2026-11-28', 1, '2026-11-30'],
    ['Zumbi, a Friday', '2026-11-19', 1, '2026-11-23'],
    ['Christmas and New Year', '2026-12-24', 5, '2027-01-04'],
  ])('%s', (_name, from, days, expected) => expect(deadlineDay(from, days)).toBe(expected));

  it('counts each working day once and nothing else, whatever day it begins on', () => {
    fc.assert(
      fc.property(day, limit, (from, days) => {
        const counted = workingDaysAfter(from, days);
        expect(counted).toHaveLength(days);
        // Written a second time: every day up to the last one is either counted, a weekend or a holiday.
        const end = counted.at(-1) ?? from;
        for (let step = 1; step <= daysBetween(from, end); step++) {
          const current = addDays(from, step);
          const isOff =
            [0, 6].includes(weekdayOf(current)) ||
            nationalFeriados(Number(current.slice(0, 4))).some((f) => f.dataFeriado === current);
          expect(counted.includes(current)).toBe(!isOff);
        }
      }),
    );
  });

  it('a later request is never due earlier, and a longer limit never sooner', () => {
    fc.assert(
      fc.property(day, fc.nat(40), limit, (from, later, days) => {
        expect(deadlineDay(addDays(from, later), days) >= deadlineDay(from, days)).toBe(true);
        if (days < MAX_ATENDIMENTO_DAYS)
          expect(deadlineDay(from, days + 1) > deadlineDay(from, days)).toBe(true);
      }),
    );
  });

  it('refuses what is no number of days', () => {
    for (const wrong of [-1, 1.5, Number.NaN])
      expect(() => workingDaysAfter('2026-11-23', wrong)).toThrow(RangeError);
  });
});

describe('the limit in words', () => {
  const at = (prazo: string | null, idStatus: number = STATUS.EM_ABERTO) =>
    slaLooks({ idStatus, prazo }, '2026-11-25')?.text ?? null;

  test.each([
    ['2026-11-20', 'Atrasado há 5 dias'],
    ['2026-11-24', 'Atrasado há 1 dia'],
    ['2026-11-25', 'Vence hoje'],
    ['2026-11-26', 'Vence amanhã'],
    ['2026-11-27', 'Vence em 2 dias'],
    [null, null],
  ])('%s → %s', (prazo, text) => expect(at(prazo)).toBe(text));

  it('stands still while the customer or the employee is to act, and is met once it is scheduled', () => {
    expect(at('2026-11-20', STATUS.PENDENCIA_CLIENTE)).toBe('Aguarda o cliente');
    expect(at('2026-11-20', STATUS.AUTOAGENDAMENTO)).toBe('Aguarda o funcionário');
    expect(at('2026-11-20', STATUS.AGENDADO)).toBeNull();
    expect(at('2026-11-20', STATUS.CONCLUIDO)).toBeNull();
  });

  it('says that it is the deposit that falls due', () => {
    expect(at('2026-11-24', STATUS.DEPOSITO_ANTECIPADO)).toBe('Depósito atrasado há 1 dia');
    expect(at('2026-11-25', STATUS.DEPOSITO_ANTECIPADO)).toBe('Depósito vence hoje');
    expect(at('2026-11-26', STATUS.DEPOSITO_ANTECIPADO)).toBe('Depósito vence amanhã');
    expect(at(null, STATUS.DEPOSITO_ANTECIPADO)).toBeNull();
  });

  it('overdue, and nothing else, is danger', () => {
    fc.assert(
      fc.property(day, day, fc.constantFrom(...Object.values(STATUS)), (prazo, today, idStatus) => {
        const looks = slaLooks({ idStatus, prazo }, today);
        const hasLimit = RUNNING_STATUSES.includes(idStatus) || idStatus === STATUS.DEPOSITO_ANTECIPADO;
        expect(looks?.isOverdue ?? false).toBe(hasLimit && prazo < today);
        expect(looks?.tone === 'danger').toBe(looks?.isOverdue ?? false);
      }),
    );
  });

  it('begins anew where a request comes back, and only there', () => {
    expect(restartsDeadline(STATUS.PENDENCIA_CLIENTE, STATUS.PENDENCIA_PRESTADOR)).toBe(true);
    expect(restartsDeadline(STATUS.AGENDADO, STATUS.REAGENDADO)).toBe(true);
    expect(restartsDeadline(null, STATUS.EM_ABERTO)).toBe(true);
    expect(restartsDeadline(STATUS.EM_ABERTO, STATUS.EM_ANDAMENTO)).toBe(false);
    expect(restartsDeadline(STATUS.EM_ANDAMENTO, STATUS.AGENDADO)).toBe(false);
  });

  test.each([
    ['2026-11-25', 'hoje'],
    ['2026-11-24', 'ontem'],
    ['2026-11-20', 'há 5 dias'],
  ])('age: %s → %s', (from, text) => expect(ageText(from, '2026-11-25')).toBe(text));
});

it('the queue holds open requests that an attendant can move on, and all of those whose limit runs but the system’s', () => {
  for (const id of QUEUE_STATUSES) {
    expect(STATUSES_OUTSIDE_DEFAULT_LIST).not.toContain(id);
    expect(TRANSITIONS.some((t) => t.de === id && t.actors.includes('INTERNO') && t.para !== id)).toBe(true);
  }
  const left = RUNNING_STATUSES.filter((id) => !QUEUE_STATUSES.includes(id));
  expect(left.map((id) => StatusAgendamento.find((s) => s.id === id)?.codigo)).toEqual([
    'PROCESSANDO_AGENDAMENTO',
    'PROCESSANDO_SOLICITACAO',
  ]);
});
