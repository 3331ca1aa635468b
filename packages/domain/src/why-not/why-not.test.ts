import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Faixa } from '../agendas/index.ts';
import { anyWeek } from '../atendimento/arbitraries.test-util.ts';
import type { ConfirmationDay } from '../autoagendamento/index.ts';
import { businessHours, openOn, opened } from '../fixtures/index.ts';
import { PERIODO, type Periodo } from '../periodos/index.ts';
import { inSaoPaulo } from '../time/arbitraries.test-util.ts';
import { addDays, datesBetween, daysBetween, timeFromMinutes, type CivilDate } from '../time/index.ts';
import { firstWorkingDay, whoLifts, whyNot, whyNotDay, type ClinicOfWish, type Wish } from './index.ts';

const MONDAY: CivilDate = '2026-11-23';
const now = inSaoPaulo(MONDAY, '10:00');
const horizon = { inicio: MONDAY, fim: addDays(MONDAY, 20) };

const faixa = (date: CivilDate, minutes = 540): Faixa => ({
  data: date,
  horarioChegada: timeFromMinutes(minutes),
  horarioSaida: timeFromMinutes(minutes + 30),
  minutosAgendas: 30,
  ambienteId: 1,
  vagas: 1,
});
const clinic = (changes: Partial<ClinicOfWish> = {}): ClinicOfWish => ({
  id: 1,
  name: 'Clínica',
  distanciaMetros: 1000,
  isReleased: true,
  atendeOcupacional: true,
  atendeAsoRetido: true,
  reservaFaixas: false,
  onePeriodo: false,
  openingHours: businessHours,
  feriados: [],
  ferias: [],
  antecedenciaDays: 0,
  faixas: [],
  agendaDays: new Set(),
  ...changes,
});
const wish = (changes: Partial<Wish> = {}): Wish => ({
  intervalo: { inicio: '2026-11-25', fim: '2026-11-25' },
  periodo: PERIODO.AMBOS,
  occupational: true,
  withholdsAso: false,
  now,
  ...changes,
});
const codes = (asked: Wish, of: ClinicOfWish): string[] =>
  whyNot(asked, of, [], horizon).motivos.map(({ code }) => code);

describe('what is in the way (issue 10 Por que não?)', () => {
  const day = { inicio: '2026-11-25', fim: '2026-11-25' } as const;
  it.each([
    ['nothing', {}, {}, []],
    ['a clinic that is not released', { isReleased: false }, {}, ['NOT_RELEASED']],
    ['no clinical exam', { atendeOcupacional: false }, {}, ['NOT_OCCUPATIONAL']],
    ['no clinical exam, where none is asked for', { atendeOcupacional: false }, { occupational: false }, []],
    ['an ASO that it does not keep', { atendeAsoRetido: false }, { withholdsAso: true }, ['ASO_NOT_KEPT']],
    ['an ASO that nobody keeps', { atendeAsoRetido: false }, {}, []],
    [
      'everything of the clinic at once',
      { isReleased: false, atendeOcupacional: false, openingHours: [] },
      {},
      ['NOT_RELEASED', 'NOT_OCCUPATIONAL', 'SEM_HORARIOS'],
    ],
    [
      'vacation on a weekday that it does not serve',
      {
        openingHours: openOn(opened(), [1]),
        ferias: [{ dataInicial: '2026-11-24', dataFinal: '2026-11-26' }],
      },
      {},
      ['FERIAS', 'DIA_NAO_ATENDIDO'],
    ],
    ['notice', { antecedenciaDays: 4 }, {}, ['ANTECEDENCIA']],
    [
      'a period that is not served',
      { openingHours: openOn(opened({ tarde: false })) },
      { periodo: PERIODO.TARDE },
      ['PERIODO_NOT_SERVED'],
    ],
    ['no agenda', { reservaFaixas: true }, {}, ['NO_AGENDA']],
    ['all taken', { reservaFaixas: true, agendaDays: new Set(['2026-11-25']) }, {}, ['FULL']],
    [
      'a slot in the other period',
      { reservaFaixas: true, agendaDays: new Set(['2026-11-25']), faixas: [faixa('2026-11-25')] },
      { periodo: PERIODO.TARDE },
      ['FULL'],
    ],
    ['a free slot', { reservaFaixas: true, faixas: [faixa('2026-11-25')] }, { intervalo: day }, []],
    ['a range of which one day works', {}, { intervalo: { inicio: '2026-11-22', fim: '2026-11-25' } }, []],
  ] as [string, Partial<ClinicOfWish>, Partial<Wish>, string[]][])('%s', (_what, of, asked, expected) => {
    expect(codes(wish(asked), clinic(of))).toEqual(expected);
  });

  it('each reason says who can lift it, to staff and to the employee', () => {
    const of = clinic({
      isReleased: false,
      ferias: [{ dataInicial: '2026-11-24', dataFinal: '2026-11-26' }],
    });
    for (const audience of ['STAFF', 'FUNCIONARIO'] as const) {
      const { motivos: reasons } = whyNot(wish({ audience }), of, [], horizon);
      expect(reasons.map(({ who }) => who)).toEqual([
        whoLifts('NOT_RELEASED', audience),
        whoLifts('FERIAS', audience),
      ]);
      expect(reasons.every(({ who }) => who?.endsWith('.'))).toBe(true);
    }
    // The clinic may serve on a Saturday, and the link still books none.
    expect(whoLifts('DIA_DESABILITADO', 'FUNCIONARIO')).toBe(
      'Pelo link não se agenda em fim de semana. Quem pediu o exame pode marcar com a clínica.',
    );
    expect(whoLifts('OUTRA_COISA')).toBeNull();
    expect(whoLifts('toString')).toBeNull();
  });

  it('today’s morning is over after noon', () => {
    const late = inSaoPaulo(MONDAY, '12:30');
    const today = { inicio: MONDAY, fim: MONDAY };
    expect(codes(wish({ now: late, intervalo: today, periodo: PERIODO.MANHA }), clinic())).toEqual([
      'MANHA_OVER',
    ]);
  });

  it('the rest of today, too, where the clinic serves in the morning alone: it is not its next day', () => {
    const late = inSaoPaulo(MONDAY, '12:30');
    const mornings = clinic({ openingHours: openOn(opened({ tarde: false })) });
    const asked = wish({ now: late, intervalo: { inicio: MONDAY, fim: addDays(MONDAY, 3) } });
    expect(codes({ ...asked, intervalo: { inicio: MONDAY, fim: MONDAY } }, mornings)).toEqual(['MANHA_OVER']);
    expect(firstWorkingDay(mornings, asked)).toBe(addDays(MONDAY, 1));
    expect(firstWorkingDay(mornings, { ...asked, now })).toBe(MONDAY);
    expect(firstWorkingDay(clinic(), asked)).toBe(MONDAY);
  });
});

const anyClinic = (id: number): fc.Arbitrary<ClinicOfWish> =>
  fc
    .record({
      week: anyWeek,
      isReleased: fc.boolean(),
      occupational: fc.boolean(),
      slots: fc.boolean(),
      one: fc.boolean(),
      notice: fc.nat(3),
      vacation: fc.option(fc.tuple(fc.nat(15), fc.nat(5)), { nil: null }),
      free: fc.array(fc.tuple(fc.nat(20), fc.constantFrom(540, 840)), { maxLength: 8 }),
      metres: fc.option(fc.nat(9000), { nil: null }),
    })
    .map((c) =>
      clinic({
        id,
        isReleased: c.isReleased,
        atendeOcupacional: c.occupational,
        openingHours: c.week,
        reservaFaixas: c.slots,
        onePeriodo: c.one,
        antecedenciaDays: c.notice,
        distanciaMetros: c.metres,
        ferias: c.vacation
          ? [
              {
                dataInicial: addDays(MONDAY, c.vacation[0]),
                dataFinal: addDays(MONDAY, c.vacation[0] + c.vacation[1]),
              },
            ]
          : [],
        faixas: c.free.map(([d, minutes]) => faixa(addDays(MONDAY, d), minutes)),
      }),
    );
const anyWish: fc.Arbitrary<Wish> = fc
  .record({
    start: fc.nat(15),
    length: fc.nat(4),
    periodo: fc.constantFrom<Periodo>(1, 2, 3),
    occupational: fc.boolean(),
  })
  .map(({ start, length, periodo, occupational }) =>
    wish({
      intervalo: { inicio: addDays(MONDAY, start), fim: addDays(MONDAY, start + length) },
      periodo,
      occupational,
    }),
  );

/** A wish works when nothing is said against it. */
const works = (asked: Wish, of: ClinicOfWish): boolean => codes(asked, of).length === 0;
const onDay = (asked: Wish, date: CivilDate): Wish => ({ ...asked, intervalo: { inicio: date, fim: date } });

describe('the nearest choices', () => {
  it('each one works when it is taken, none nearer was left out, and a wish that works has none', () => {
    const clinics = fc.tuple(anyClinic(1), anyClinic(2), anyClinic(3), anyClinic(4), anyClinic(5));
    fc.assert(
      fc.property(anyWish, clinics, (asked, [own, ...others]) => {
        const { motivos: reasons, opcoes: choices } = whyNot(asked, own, others, horizon);
        if (reasons.length === 0) {
          expect(choices).toEqual({ dias: [], periodos: [], clinicas: [] });
          return;
        }
        const days = datesBetween(horizon.inicio, horizon.fim).filter((d) => works(onDay(asked, d), own));
        const away = (d: CivilDate): number =>
          Math.max(0, daysBetween(d, asked.intervalo.inicio), daysBetween(asked.intervalo.fim, d));
        expect(choices.dias).toHaveLength(Math.min(3, days.length));
        expect(choices.dias.every((d) => days.includes(d))).toBe(true);
        const farthest = Math.max(0, ...choices.dias.map(away));
        expect(days.filter((d) => away(d) < farthest).every((d) => choices.dias.includes(d))).toBe(true);

        const periodos = ([1, 2, 3] as const).filter(
          (p) => p !== asked.periodo && !(p === 3 && own.onePeriodo) && works({ ...asked, periodo: p }, own),
        );
        expect(choices.periodos).toEqual(periodos);

        const able = others.filter((other) => works(asked, other));
        expect(choices.clinicas).toHaveLength(Math.min(3, able.length));
        for (const choice of choices.clinicas) {
          const other = able.find(({ id }) => id === choice.id);
          expect(other).toBeDefined();
          expect(works(onDay(asked, choice.data), other!)).toBe(true);
        }
        const last = choices.clinicas.at(-1)?.distanciaMetros ?? null;
        const left = able.filter(({ id }) => !choices.clinicas.some((c) => c.id === id));
        if (last !== null) expect(left.every((c) => (c.distanciaMetros ?? Infinity) >= last)).toBe(true);
      }),
      { numRuns: 400 },
    );
  });
});

describe('a day of the employee’s strip', () => {
  const day = (date: CivilDate, ...reasons: ConfirmationDay['reasons'][number][]): ConfirmationDay => ({
    data: date,
    reasons,
    faixas: [],
    periodos: [],
  });
  const time = (date: CivilDate) => ({ data: date, horario: '08:00', periodo: PERIODO.MANHA });

  it('says all, who lifts it, the nearest days and the clinics of that very day first', () => {
    const days = [
      day('2026-11-24'),
      day(
        '2026-11-25',
        { code: 'FERIAS', text: 'Em férias' },
        { code: 'DIA_NAO_ATENDIDO', text: 'Não atende' },
      ),
      day('2026-11-26'),
      day('2026-11-27'),
      day('2026-11-30'),
    ];
    const clinics = [
      { id: 7, name: 'Perto', distanciaMetros: 100, opcoes: [time('2026-11-27')] },
      { id: 8, name: 'No dia', distanciaMetros: 900, opcoes: [time('2026-11-24'), time('2026-11-25')] },
      { id: 9, name: 'Cheia', distanciaMetros: 50, opcoes: [] },
    ];
    const found = whyNotDay('2026-11-25', days, clinics);
    expect(found.motivos.map(({ code, who }) => [code, who])).toEqual([
      ['FERIAS', whoLifts('FERIAS', 'FUNCIONARIO')],
      ['DIA_NAO_ATENDIDO', whoLifts('DIA_NAO_ATENDIDO', 'FUNCIONARIO')],
    ]);
    expect(found.dias).toEqual(['2026-11-24', '2026-11-26', '2026-11-27']);
    expect(found.clinicas.map(({ id, data: date }) => [id, date])).toEqual([
      [8, '2026-11-25'],
      [7, '2026-11-27'],
    ]);
  });
});
