import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Faixa } from '../agendas/index.ts';
import { anyWeek } from '../atendimento/arbitraries.test-util.ts';
import { opened, businessHours, week } from '../fixtures/index.ts';
import { PERIODO } from '../periodos/index.ts';
import type { Now } from '../time/index.ts';
import { validateConfirmation } from './confirmation.ts';
import {
  confirmationDays,
  confirmationWindow,
  nextFreeDay,
  atendimentoTypeOnDay,
  type DaysQuery,
} from './days.ts';

const as = (date: string, time = '09:00'): Now => ({ data: date, time, instant: `${date}T12:00:00.000Z` });

/** Monday 23 to Friday 27 November 2026; Saturday 28 and Sunday 29 follow. */
const query = (change: Partial<DaysQuery> = {}): DaysQuery => ({
  dataSugestaoInicial: '2026-11-23',
  dataSugestaoFinal: '2026-11-29',
  openingHours: businessHours,
  feriados: [],
  ferias: [],
  reservaFaixas: false,
  faixas: [],
  now: as('2026-11-19'),
  ...change,
});
const faixa = (date: string, horarioChegada: string): Faixa => ({
  data: date,
  horarioChegada,
  horarioSaida: `${horarioChegada.slice(0, 3)}30`,
  minutosAgendas: 30,
  ambienteId: 1,
  vagas: 1,
});
const reasons = (c: DaysQuery) =>
  Object.fromEntries(confirmationDays(c).map((d) => [d.data, d.reasons.map((m) => m.text)]));

describe("doc2 §5 Employee's confirmation: the days", () => {
  it('begin at the suggested start or today, and end at the suggested end', () => {
    expect(confirmationWindow(query())).toEqual({ inicio: '2026-11-23', fim: '2026-11-29' });
    expect(confirmationWindow(query({ now: as('2026-11-25') }))).toEqual({
      inicio: '2026-11-25',
      fim: '2026-11-29',
    });
    expect(confirmationWindow(query({ now: as('2026-11-30') }))).toBeNull();
    expect(confirmationDays(query({ now: as('2026-11-30') }))).toEqual([]);
  });

  it('are at most 31, as many as one question about slots may span', () => {
    expect(confirmationDays(query({ dataSugestaoFinal: '2027-11-29' }))).toHaveLength(31);
    expect(confirmationDays(query({ dataSugestaoFinal: null }))).toHaveLength(31);
  });

  it('say why one cannot be chosen: weekend, weekday, holiday, vacation', () => {
    const days = reasons(
      query({
        openingHours: week({ 1: opened(), 2: opened(), 4: opened(), 5: opened(), 6: opened() }),
        feriados: [
          {
            dataFeriado: '2026-11-24',
            abrangencia: 'MUNICIPAL',
            nome: 'Padroeira',
            cidade: { cidade: 'Campinas', estado: 'SP' },
          },
        ],
        ferias: [{ dataInicial: '2026-11-26', dataFinal: '2026-11-26' }],
      }),
    );
    expect(days).toEqual({
      '2026-11-23': [],
      '2026-11-24': ['Feriado municipal em Campinas-SP: Padroeira'],
      '2026-11-25': ['O prestador não atende neste dia da semana'],
      '2026-11-26': ['Prestador em férias até 26/11/2026'],
      '2026-11-27': [],
      '2026-11-28': ['Não há agendamento aos sábados'],
      '2026-11-29': ['O prestador não atende neste dia da semana'],
    });
  });

  it('of a clinic that books slots need one that is free', () => {
    const c = query({
      reservaFaixas: true,
      faixas: [faixa('2026-11-24', '08:00'), faixa('2026-11-24', '08:30')],
    });
    const days = confirmationDays(c);
    expect(days.find((d) => d.data === '2026-11-24')).toMatchObject({ reasons: [], faixas: { length: 2 } });
    expect(reasons(c)['2026-11-23']).toEqual(['Não há mais horários livres neste dia']);
    expect(nextFreeDay(days)).toBe('2026-11-24');
    expect(nextFreeDay(days, '2026-11-24')).toBeNull();
  });

  it('offer each arrival once, with the places of all rooms', () => {
    const [day] = confirmationDays(
      query({
        dataSugestaoFinal: '2026-11-23',
        reservaFaixas: true,
        faixas: [
          { ...faixa('2026-11-23', '09:00'), ambienteId: 2, horarioSaida: '09:20' },
          faixa('2026-11-23', '09:00'),
          { ...faixa('2026-11-23', '08:00'), ambienteId: 2 },
        ],
      }),
    );
    expect(day?.faixas.map((f) => [f.horarioChegada, f.horarioSaida, f.vagas])).toEqual([
      ['08:00', '08:30', 1],
      ['09:00', '09:20', 2],
    ]);
  });

  it('offer the periods that are served, and both only where both are', () => {
    const [day] = confirmationDays(
      query({ openingHours: week({ 1: opened({ tarde: false }) }), dataSugestaoFinal: '2026-11-23' }),
    );
    expect(
      day?.periodos.map(({ nome: name, available, motivo: reason }) => [name, available, reason]),
    ).toEqual([
      ['Manhã', true, undefined],
      ['Tarde', false, 'O prestador não atende no período selecionado'],
      ['Ambos', false, 'O prestador não atende no período selecionado'],
    ]);
  });

  it("leave out today's morning after 12:00, and today when nothing else is served", () => {
    const today = { dataSugestaoInicial: '2026-11-23', dataSugestaoFinal: '2026-11-23' };
    const manha = week({ 1: opened({ tarde: false }) });
    const after = as('2026-11-23', '12:01');
    const [day] = confirmationDays(query({ ...today, now: after }));
    expect(day?.periodos.find((p) => p.periodo === PERIODO.MANHA)?.motivo).toBe(
      'A manhã de hoje já terminou',
    );
    expect(day?.periodos.find((p) => p.periodo === PERIODO.TARDE)?.available).toBe(true);
    expect(reasons(query({ ...today, now: as('2026-11-23', '12:00'), openingHours: manha }))).toEqual({
      '2026-11-23': [],
    });
    expect(reasons(query({ ...today, now: after, openingHours: manha }))).toEqual({
      '2026-11-23': ['A manhã de hoje já terminou'],
    });
  });

  it('issue 12, walked at 23:50 of the last day: today is over once the clinic has closed', () => {
    const today = { dataSugestaoInicial: '2026-11-23', dataSugestaoFinal: '2026-11-23' };
    const until = (endHourAm: string, endHourPm: string) => week({ 1: opened({ endHourAm, endHourPm }) });
    const told = (time: string, openingHours = until('11:00', '17:00')) =>
      confirmationDays(query({ ...today, now: as('2026-11-23', time), openingHours }))[0]?.periodos.map(
        ({ motivo: reason }) => reason,
      );
    const [manha, tarde] = ['A manhã de hoje já terminou', 'A tarde de hoje já terminou'];
    expect(told('11:00')).toEqual([undefined, undefined, undefined]);
    expect(told('11:01')).toEqual([manha, undefined, manha]);
    expect(told('17:00')).toEqual([manha, undefined, manha]);
    expect(told('17:01')).toEqual([manha, tarde, manha]);
    expect(reasons(query({ ...today, now: as('2026-11-23', '23:50') }))).toEqual({ '2026-11-23': [tarde] });
    expect(
      validateConfirmation({
        ...query(today),
        now: as('2026-11-23', '23:50'),
        data: '2026-11-23',
        periodo: 2,
      }),
    ).toEqual([{ codigo: 'PERIODO_ENDED', mensagem: tarde }]);
    // Who registered no end may still be there.
    const endless = week({ 1: opened({ endHourPm: null }) });
    expect(told('23:50', endless)).toEqual([manha, undefined, manha]);
  });

  it('that can be chosen are confirmed by the rule that the server asks, and what is withheld is refused', () => {
    fc.assert(
      fc.property(anyWeek, fc.constantFrom('08:00', '12:00', '12:01', '18:00'), (openingHours, time) => {
        const now = as('2026-11-24', time);
        const c = query({ openingHours, now, dataSugestaoInicial: '2026-11-18' });
        for (const { data: date, reasons, periodos } of confirmationDays(c)) {
          if (reasons.length === 0) expect(periodos.some((p) => p.available)).toBe(true);
          for (const { periodo, available } of periodos) {
            const failures = validateConfirmation({ ...c, data: date, periodo });
            expect(failures.length === 0).toBe(reasons.length === 0 && available);
          }
        }
      }),
    );
  });
});

it('doc2 §3: how people are received depends on the day', () => {
  const mixed = week({
    1: opened({ serviceTypePm: 'HORARIO_MARCADO' }),
    2: opened(),
    3: opened({ serviceTypeAm: null }),
  });
  expect(atendimentoTypeOnDay(mixed, '2026-11-23')).toBe('Ambos');
  expect(atendimentoTypeOnDay(mixed, '2026-11-24')).toBe('Ordem de chegada');
  expect(atendimentoTypeOnDay(mixed, '2026-11-25')).toBe('Inconsistente');
  expect(atendimentoTypeOnDay(mixed, '2026-11-26')).toBe('Inconsistente');
});
