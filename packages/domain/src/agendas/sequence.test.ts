import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { timeFromMinutes } from '../time/index.ts';
import {
  maxUnservedDate,
  isFaixaStillAvailable,
  allowedFaixas,
  validateFaixaSequence,
  type ChosenFaixa,
} from './sequence.ts';

const DAY = '2026-11-24';
const OTHER_DAY = '2026-11-25';
const faixa = (horarioChegada: string, horarioSaida: string, date = DAY): ChosenFaixa => ({
  data: date,
  horarioChegada,
  horarioSaida,
});
const failures = (...rows: (ChosenFaixa | null)[]) =>
  validateFaixaSequence(rows).map(({ index, codigo: code }) => `${index} ${code}`);

describe('doc2 §5, Schedule step: order of several exams', () => {
  const firstOne = faixa('10:00', '10:30');

  it.each([
    ['09:00', '09:30', []],
    ['09:29', '09:59', []],
    ['09:30', '10:00', ['1 DEPOIS_DO_PRIMEIRO']],
    ['10:15', '10:45', ['1 DEPOIS_DO_PRIMEIRO']],
    ['10:30', '11:00', ['1 DEPOIS_DO_PRIMEIRO']],
  ])('on the day of the first exam (10:00), %s–%s: %j', (arrival, exit, expected) => {
    expect(failures(firstOne, faixa(arrival, exit))).toEqual(expected);
  });

  it.each([
    ['08:00', '08:59', []],
    ['08:30', '09:00', ['2 CONFLITO_COM_ANTERIOR']],
    ['09:15', '09:45', ['2 CONFLITO_COM_ANTERIOR']],
    ['09:29', '10:00', ['2 CONFLITO_COM_ANTERIOR']],
    ['09:30', '10:00', []],
  ])('on the day of the previous exam (09:00–09:30), %s–%s: %j', (arrival, exit, expected) => {
    const previous = faixa('09:00', '09:30', OTHER_DAY);
    expect(failures(firstOne, previous, faixa(arrival, exit, OTHER_DAY))).toEqual(expected);
  });

  it('on another day anything goes, and a row without a slot asks for nothing', () => {
    expect(failures(firstOne, faixa('10:00', '10:30', OTHER_DAY))).toEqual([]);
    expect(failures(null, faixa('10:00', '10:30'), null, faixa('10:00', '10:30'))).toEqual([]);
    expect(failures()).toEqual([]);
  });

  it('a slot that does not end after it begins is none', () => {
    expect(failures(faixa('10:00', '10:00'))).toEqual(['0 SAIDA_ANTES_DA_CHEGADA']);
  });

  it('says in words what is wrong with each row', () => {
    expect(validateFaixaSequence([firstOne, faixa('10:00', '10:30')])[0]?.mensagem).toContain(
      'primeiro exame',
    );
  });

  it('the dropdown of a row offers exactly the slots that fit', () => {
    const offer = [faixa('09:00', '09:30'), faixa('10:30', '11:00'), faixa('10:30', '11:00', OTHER_DAY)];
    expect(allowedFaixas(offer, [firstOne])).toEqual([offer[0], offer[2]]);
    expect(allowedFaixas(offer, [])).toEqual(offer);
  });

  it('whatever the dropdown of each row offers, the sequence chosen from it is valid and never overlaps', () => {
    const anyFaixa = fc
      .tuple(
        fc.constantFrom(DAY, OTHER_DAY),
        fc.integer({ min: 16, max: 68 }),
        fc.integer({ min: 1, max: 4 }),
      )
      .map(([date, start, quarters]) =>
        faixa(timeFromMinutes(start * 15), timeFromMinutes((start + quarters) * 15), date),
      );
    fc.assert(
      fc.property(fc.array(anyFaixa, { maxLength: 12 }), (offer) => {
        const chosenItems: ChosenFaixa[] = [];
        for (const candidateDate of offer) chosenItems.push(...allowedFaixas([candidateDate], chosenItems));
        expect(validateFaixaSequence(chosenItems)).toEqual([]);
        for (const [i, current] of chosenItems.entries()) {
          const previous = chosenItems[i - 1];
          if (previous?.data !== current.data) continue;
          const overlaps =
            current.horarioChegada < previous.horarioSaida && previous.horarioChegada < current.horarioSaida;
          expect(overlaps).toBe(false);
        }
      }),
    );
  });
});

describe('doc2 §5: what still holds at the time of saving', () => {
  it('the chosen slot must match in day, arrival and departure', () => {
    const offer = [faixa('08:00', '08:30'), faixa('08:30', '09:00')];
    expect(isFaixaStillAvailable(faixa('08:30', '09:00'), offer)).toBe(true);
    expect(isFaixaStillAvailable(faixa('08:30', '09:15'), offer)).toBe(false);
    expect(isFaixaStillAvailable(faixa('08:30', '09:00', OTHER_DAY), offer)).toBe(false);
    expect(isFaixaStillAvailable(faixa('08:30', '09:00'), [])).toBe(false);
  });

  it('an unserved exam goes no later than the last served one or, failing that, the end of the range', () => {
    expect(maxUnservedDate([OTHER_DAY, null, DAY], '2026-12-31')).toBe(OTHER_DAY);
    expect(maxUnservedDate([null], '2026-12-31')).toBe('2026-12-31');
    expect(maxUnservedDate([], '2026-12-31')).toBe('2026-12-31');
  });
});
