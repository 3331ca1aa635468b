import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Faixa } from '../agendas/index.ts';
import { anyWeek } from '../atendimento/arbitraries.test-util.ts';
import { businessHours, opened, week } from '../fixtures/index.ts';
import { PERIODO } from '../periodos/index.ts';
import { addDays, datesBetween, type Now } from '../time/index.ts';
import { validateConfirmation } from './confirmation.ts';
import { confirmationDays, type DaysQuery } from './days.ts';
import { OFFERED_TIMES, offeredTimes, sortOffers, type ClinicOffer } from './suggestion.ts';

const now: Now = { data: '2026-11-23', time: '09:00', instant: '2026-11-23T12:00:00.000Z' };
/** Monday 23 November 2026 to the Monday after. */
const query = (change: Partial<DaysQuery> = {}): DaysQuery => ({
  dataSugestaoInicial: '2026-11-23',
  dataSugestaoFinal: '2026-11-30',
  openingHours: businessHours,
  feriados: [],
  ferias: [],
  reservaFaixas: true,
  faixas: [],
  now,
  ...change,
});
const faixa = (date: string, horarioChegada: string): Faixa => ({
  data: date,
  horarioChegada,
  horarioSaida: `${horarioChegada.slice(0, 3)}59`,
  minutosAgendas: 30,
  ambienteId: 1,
  vagas: 1,
});
const offered = (change: Partial<DaysQuery>) => {
  const asked = query(change);
  return offeredTimes(confirmationDays(asked), asked.reservaFaixas, now);
};
const short = (change: Partial<DaysQuery>) =>
  offered(change).map((o) => `${o.data} ${o.horario ?? o.periodo}`);

describe('the times of a clinic that one press books', () => {
  it('are the first of the morning and of the afternoon, day after day', () => {
    const faixas = ['2026-11-24', '2026-11-25', '2026-11-26'].flatMap((date) =>
      ['08:00', '08:30', '13:00', '13:30'].map((time) => faixa(date, time)),
    );
    expect(short({ faixas })).toEqual([
      '2026-11-24 08:00',
      '2026-11-24 13:00',
      '2026-11-25 08:00',
      '2026-11-25 13:00',
    ]);
  });

  it('leave today out, unless nothing else is free', () => {
    const today = faixa('2026-11-23', '10:00');
    expect(short({ faixas: [today, faixa('2026-11-30', '15:00')] })).toEqual(['2026-11-30 15:00']);
    expect(short({ faixas: [today] })).toEqual(['2026-11-23 10:00']);
  });

  it('leave out what could no longer be prepared for, unless nothing else is free', () => {
    const rest = { jejumHoras: null, repousoAuditivoHoras: 14 };
    const late: Now = { data: '2026-11-23', time: '23:22', instant: '2026-11-24T02:22:00.000Z' };
    const told = (change: Partial<DaysQuery>) => {
      const asked = query({ now: late, ...change });
      return offeredTimes(confirmationDays(asked), asked.reservaFaixas, late, rest).map(
        ({ data: date, horario, periodo, preparo = [] }) => [`${date} ${horario ?? periodo}`, ...preparo],
      );
    };
    const tomorrow = [faixa('2026-11-24', '08:00'), faixa('2026-11-24', '13:00')];
    const hard = (since: string) => `14 h sem ruído antes: exige repouso desde ${since} da véspera`;
    expect(
      told({ faixas: [...tomorrow, faixa('2026-11-24', '13:30'), faixa('2026-11-25', '08:00')] }),
    ).toEqual([['2026-11-24 13:30', hard('23:30')], ['2026-11-25 08:00']]);
    const over = '14 h sem ruído antes: o repouso já teria começado';
    expect(told({ faixas: tomorrow })).toEqual([
      ['2026-11-24 08:00', over],
      ['2026-11-24 13:00', over],
    ]);
    expect(
      told({ reservaFaixas: false, openingHours: week({ 2: opened({ tarde: false }), 3: opened() }) }),
    ).toEqual([['2026-11-25 3']]);
  });

  it('are a day and a period where the clinic books no slots', () => {
    expect(short({ reservaFaixas: false, dataSugestaoFinal: '2026-11-25' })).toEqual([
      `2026-11-24 ${PERIODO.AMBOS}`,
      `2026-11-25 ${PERIODO.AMBOS}`,
    ]);
  });

  it('are none when the range is over', () => {
    expect(offered({ reservaFaixas: false, dataSugestaoFinal: '2026-11-20' })).toEqual([]);
  });

  it('stand before the confirmation, whatever the week, the holidays and the slots', () => {
    const anyDate = fc.constantFrom(...datesBetween(now.data, addDays(now.data, 14)));
    const anyTime = fc.constantFrom('06:10', '08:00', '11:50', '12:00', '13:30', '18:40');
    fc.assert(
      fc.property(
        anyWeek,
        fc.array(fc.tuple(anyDate, anyTime), { maxLength: 30 }),
        fc.array(anyDate, { maxLength: 4 }),
        fc.boolean(),
        (openingHours, slots, feriados, reservaFaixas) => {
          const asked = query({
            openingHours,
            reservaFaixas,
            dataSugestaoFinal: addDays(now.data, 14),
            // A clinic gives no slot outside of its hours: the generator of slots sees to that.
            faixas: slots.map(([date, time]) => faixa(date, time)),
            feriados: feriados.map((dataFeriado) => ({
              dataFeriado,
              abrangencia: 'MUNICIPAL' as const,
              nome: 'Aniversário da cidade',
              cidade: { cidade: 'Campinas', estado: 'SP' },
            })),
          });
          const found = offeredTimes(confirmationDays(asked), reservaFaixas, now);
          expect(found.length).toBeLessThanOrEqual(OFFERED_TIMES);
          for (const { data: date, horario, periodo } of found) {
            const failures = validateConfirmation({ ...asked, data: date, horario, periodo }).filter(
              (failure) => !reservaFaixas || failure.codigo !== 'PERIODO_NOT_SERVED',
            );
            expect(failures).toEqual([]);
          }
        },
      ),
    );
  });
});

describe('the clinic that is proposed', () => {
  const offer = (id: number, distanciaMetros: number | null, ...dates: string[]): ClinicOffer => ({
    id,
    distanciaMetros,
    opcoes: dates.map((data) => ({ data, horario: '08:00', periodo: PERIODO.MANHA })),
  });
  const order = (...offers: ClinicOffer[]) => sortOffers(offers).map(({ id }) => id);

  it.each<[string, ClinicOffer[], number[]]>([
    ['is the nearest', [offer(1, 9000, '2026-11-24'), offer(2, 800, '2026-11-27')], [2, 1]],
    [
      'is the earlier one when it is hardly further',
      [offer(1, 800, '2026-11-27'), offer(2, 5000, '2026-11-24')],
      [2, 1],
    ],
    ['has something free', [offer(1, 100), offer(2, 60_000, '2026-11-27')], [2, 1]],
    [
      'is the earliest where no distance is known',
      [offer(1, null, '2026-11-27'), offer(2, null, '2026-11-24')],
      [2, 1],
    ],
    ['is one with a known distance', [offer(1, null, '2026-11-24'), offer(2, 900, '2026-11-27')], [2, 1]],
    ['is always the same of two alike', [offer(7, 900, '2026-11-24'), offer(3, 900, '2026-11-24')], [3, 7]],
  ])('%s', (_, offers, expected) => {
    expect(order(...offers)).toEqual(expected);
  });

  it('loses none and depends on no order', () => {
    const anyOffer = fc
      .tuple(
        fc.option(fc.nat(40_000)),
        fc.uniqueArray(fc.constantFrom('2026-11-24', '2026-11-25', '2026-11-27')),
      )
      .map(([distanciaMetros, dates]) => offer(0, distanciaMetros, ...dates.toSorted()));
    fc.assert(
      fc.property(fc.array(anyOffer, { maxLength: 8 }), fc.infiniteStream(fc.nat()), (found, keys) => {
        const offers = found.map((o, index) => ({ ...o, id: index + 1 }));
        const shuffled = offers
          .map((o) => ({ o, key: keys.next().value ?? 0 }))
          .toSorted((a, b) => a.key - b.key)
          .map(({ o }) => o);
        expect(sortOffers(shuffled)).toEqual(sortOffers(offers));
        expect(sortOffers(offers)).toHaveLength(offers.length);
      }),
    );
  });
});
