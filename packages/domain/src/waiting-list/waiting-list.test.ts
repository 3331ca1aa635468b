import * as fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import type { Faixa } from '../agendas/index.ts';
import { DAY_HAS_COME_TEXT, IN_REVIEW_TEXT } from '../autoagendamento/index.ts';
import type { Preparo } from '../exames/index.ts';
import { openOn, opened } from '../fixtures/index.ts';
import { STATUS, StatusAgendamento } from '../status/index.ts';
import { addDays, nowInSaoPaulo, timeFromMinutes, type Now } from '../time/index.ts';
import * as W from './index.ts';

/** Monday, 10:00 in São Paulo. */
const now = nowInSaoPaulo(Date.parse('2026-11-23T13:00:00Z'));
const at = (time: string, data = now.data): Now => nowInSaoPaulo(Date.parse(`${data}T${time}:00-03:00`));
const week = openOn(opened({}));
const NOTHING: Preparo = { jejumHoras: null, repousoAuditivoHoras: null };

const visit = (change: Partial<W.WaitingVisit> = {}): W.WaitingVisit => ({
  idStatus: STATUS.AGENDADO,
  dataAgendamento: '2026-11-27',
  horaAgendamento: '09:00',
  limits: { alterar: 24, cancelar: 24 },
  dataSugestaoInicial: '2026-11-24',
  reservaFaixas: true,
  places: 1,
  isRemote: false,
  hasContact: true,
  openingHours: week,
  antecedenciaDays: 0,
  preparo: NOTHING,
  hasEarlier: () => true,
  now,
  ...change,
});

describe('who may wait', () => {
  test.each<[string, Partial<W.WaitingVisit>, string | null]>([
    ['a booked place some days away', {}, null],
    ['a kit that did not arrive', { idStatus: STATUS.KIT_PENDENTE }, null],
    ['a clinic that is to be paid first', { idStatus: STATUS.DEPOSITO_ANTECIPADO }, W.WAIT_REFUSAL.unpaid],
    ['another day was asked for', { idStatus: STATUS.PENDENCIA_PRESTADOR }, IN_REVIEW_TEXT],
    ['the day has come', { dataAgendamento: '2026-11-23', horaAgendamento: '16:00' }, DAY_HAS_COME_TEXT],
    [
      "less than the client's limit is left",
      { dataAgendamento: '2026-11-24', limits: { alterar: 24, cancelar: null } },
      'O prazo para alterar é de até 24h antes da consulta!',
    ],
    ['an order of arrival', { reservaFaixas: false, horaAgendamento: null }, W.WAIT_REFUSAL.order],
    ['a place that was only agreed by telephone', { places: 0 }, W.WAIT_REFUSAL.order],
    ['two places', { places: 2 }, W.WAIT_REFUSAL.several],
    ['telemedicine', { isRemote: true }, W.WAIT_REFUSAL.remote],
    ['no day of the request is before it', { dataSugestaoInicial: '2026-11-28' }, W.WAIT_REFUSAL.late],
    ['its own day is the first of the request', { dataSugestaoInicial: '2026-11-27' }, null],
    ['a request without days', { dataSugestaoInicial: null }, null],
    // Monday plus four served days is Friday, plus five the Monday after.
    ['a notice that still fits', { antecedenciaDays: 4 }, null],
    ['a notice that does not', { antecedenciaDays: 5 }, W.WAIT_REFUSAL.late],
    ['a clinic that serves on no day', { openingHours: [], antecedenciaDays: 1 }, W.WAIT_REFUSAL.late],
    [
      'less than the preparation is left',
      {
        dataAgendamento: '2026-11-24',
        limits: { alterar: null, cancelar: null },
        preparo: { jejumHoras: null, repousoAuditivoHoras: 24 },
      },
      W.WAIT_REFUSAL.late,
    ],
    ['the first place that there is', { hasEarlier: () => false }, W.WAIT_REFUSAL.first],
    ['nobody could be told', { hasContact: false }, W.WAIT_REFUSAL.contact],
  ])('%s', (_, change, expected) => {
    expect(W.waitRefusal(visit(change))).toBe(expected);
  });

  it('in no other status than the two in which the day stands', () => {
    const may = StatusAgendamento.filter(({ id }) => W.waitRefusal(visit({ idStatus: id })) === null);
    expect(new Set(may.map(({ id }) => id))).toEqual(new Set([STATUS.AGENDADO, STATUS.KIT_PENDENTE]));
    expect(new Set(W.WAITING_STATUSES)).toEqual(new Set(may.map(({ id }) => id)));
  });
});

describe('how long an offer lasts', () => {
  const minutes = (place: W.Place, preparo = NOTHING, moment = now): number | null => {
    const end = W.offerEnd(place, preparo, moment);
    return end === null ? null : (Date.parse(end) - Date.parse(moment.instant)) / 60_000;
  };
  test.each([
    ['half an hour', '2026-11-25', '08:00', NOTHING, 30],
    ['today, with the way there', '2026-11-23', '13:30', NOTHING, 30],
    ['cut off by the way there', '2026-11-23', '13:20', NOTHING, 20],
    ['ten minutes are the least', '2026-11-23', '13:10', NOTHING, 10],
    ['nine are none', '2026-11-23', '13:09', NOTHING, null],
    ['cut off by a fast', '2026-11-23', '18:15', { jejumHoras: 8, repousoAuditivoHoras: null }, 15],
    ['by the longer of two', '2026-11-24', '00:25', { jejumHoras: 8, repousoAuditivoHoras: 14 }, 25],
    ['over', '2026-11-22', '09:00', NOTHING, null],
  ])('%s', (_, data, time, preparo, expected) => {
    expect(minutes({ data, time }, preparo)).toBe(expected);
  });

  test.each([
    ['07:59', false],
    ['08:00', true],
    ['20:59', true],
    ['21:00', false],
    ['00:00', false],
  ])('at %s it may leave: %s', (time, may) => {
    expect(W.isOfferHour({ time })).toBe(may);
  });
});

describe('who has had enough offers for now', () => {
  const before = (minutes: number): string =>
    new Date(Date.parse(now.instant) - minutes * 60_000).toISOString();
  test.each<[string, W.OffersSoFar, boolean]>([
    ['nobody asked anything', { today: 0, lastRefusal: null }, false],
    ['two on one day', { today: 2, lastRefusal: null }, false],
    ['three on one day', { today: 3, lastRefusal: null }, true],
    ['a refusal just now', { today: 1, lastRefusal: before(0) }, true],
    ['a refusal not yet two hours ago', { today: 1, lastRefusal: before(119) }, true],
    ['a refusal two hours ago', { today: 1, lastRefusal: before(120) }, false],
    ['a refusal of yesterday', { today: 0, lastRefusal: before(24 * 60) }, false],
  ])('%s', (_, soFar, expected) => {
    expect(W.hasEnough(soFar, now)).toBe(expected);
  });
});

const faixa = (data: string, horarioChegada: string, ambienteId = 1): Faixa => ({
  data,
  horarioChegada,
  horarioSaida: '23:59',
  minutosAgendas: 30,
  ambienteId,
  vagas: 1,
});
const rules = (change: Partial<W.WaitRules> = {}): W.WaitRules => ({
  own: { data: '2026-11-27', time: '09:00' },
  dataSugestaoInicial: '2026-11-23',
  dataSugestaoFinal: '2026-12-04',
  openingHours: week,
  feriados: [],
  ferias: [],
  preparo: NOTHING,
  offered: [],
  now,
  ...change,
});

describe('which place is offered', () => {
  const chosen = (free: Faixa[], change: Partial<W.WaitRules> = {}): string | null => {
    const found = W.chooseOffer(free, rules(change));
    return found && `${found.data} ${found.horarioChegada}`;
  };

  test.each<[string, Faixa[], Partial<W.WaitRules>, string | null]>([
    ['the earliest', [faixa('2026-11-26', '08:00'), faixa('2026-11-25', '10:00')], {}, '2026-11-25 10:00'],
    ['earlier on its own day', [faixa('2026-11-27', '08:30')], {}, '2026-11-27 08:30'],
    ['not what it has', [faixa('2026-11-27', '09:00')], {}, null],
    ['nothing later', [faixa('2026-11-27', '09:30'), faixa('2026-11-30', '08:00')], {}, null],
    [
      'nothing before the request',
      [faixa('2026-11-24', '08:00')],
      { dataSugestaoInicial: '2026-11-25' },
      null,
    ],
    ['no Saturday', [faixa('2026-11-28', '08:00')], { own: { data: '2026-11-30', time: '09:00' } }, null],
    [
      'no holiday of the city',
      [faixa('2026-11-25', '08:00')],
      { feriados: [{ dataFeriado: '2026-11-25', abrangencia: 'MUNICIPAL', nome: 'Padroeira' }] },
      null,
    ],
    [
      'not in the clinic’s vacation',
      [faixa('2026-11-25', '08:00')],
      { ferias: [{ dataInicial: '2026-11-25', dataFinal: '2026-11-25' }] },
      null,
    ],
    ['not outside of its hours', [faixa('2026-11-25', '19:00')], {}, null],
    ['not what there is no time for', [faixa('2026-11-23', '13:00')], {}, null],
    [
      'nothing twice, and then the next',
      [faixa('2026-11-25', '08:00'), faixa('2026-11-25', '08:30')],
      { offered: [{ data: '2026-11-25', time: '08:00' }] },
      '2026-11-25 08:30',
    ],
    [
      'the same time in another room is the same offer',
      [faixa('2026-11-25', '08:00', 2)],
      { offered: [{ data: '2026-11-25', time: '08:00' }] },
      null,
    ],
  ])('%s', (_, free, change, expected) => {
    expect(chosen(free, change)).toBe(expected);
  });

  const place = fc.record({
    data: fc.integer({ min: -2, max: 14 }).map((n) => addDays(now.data, n)),
    time: fc.integer({ min: 12, max: 40 }).map((half) => timeFromMinutes(half * 30)),
  });
  it('is earlier than the own one, can be answered and prepared for, is new, and nothing fair is before it', () => {
    fc.assert(
      fc.property(
        fc.array(place, { maxLength: 12 }),
        place,
        fc.array(place, { maxLength: 4 }),
        fc.option(fc.integer({ min: 1, max: 48 })),
        fc.integer({ min: 0, max: 23 }).map((hour) => at(`${String(hour).padStart(2, '0')}:15`)),
        (free, own, offered, jejumHoras, moment) => {
          const preparo = { jejumHoras, repousoAuditivoHoras: null };
          const given = rules({ own, offered, preparo, now: moment });
          const best = W.chooseOffer(
            free.map(({ data, time }) => faixa(data, time)),
            given,
          );
          const fair = free.filter((each) => W.isFairOffer(each, given));
          if (best === null) {
            expect(fair).toEqual([]);
            return;
          }
          const found = W.placeOf(best);
          expect(W.comparePlaces(found, own)).toBeLessThan(0);
          expect(offered).not.toContainEqual(found);
          const end = Date.parse(W.offerEnd(found, preparo, moment) ?? '');
          const hours = (Date.parse(`${found.data}T${found.time}:00-03:00`) - end) / 3_600_000;
          expect(hours).toBeGreaterThanOrEqual(Math.max(W.LEAST_NOTICE_HOURS, jejumHoras ?? 0));
          expect(end - Date.parse(moment.instant)).toBeGreaterThanOrEqual(W.MIN_OFFER_MINUTES * 60_000);
          expect(end - Date.parse(moment.instant)).toBeLessThanOrEqual(W.OFFER_MINUTES * 60_000);
          for (const each of fair) expect(W.comparePlaces(found, each)).toBeLessThanOrEqual(0);
        },
      ),
    );
  });
});
