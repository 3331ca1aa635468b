import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { exameVisits, visitsSentence, type VisitedExame } from './index.ts';

interface Clinic {
  readonly id: number;
}
const exame = (name: string, changes: Partial<VisitedExame<Clinic>> = {}): VisitedExame<Clinic> => ({
  name,
  data: '2026-11-24',
  hora: '08:30',
  clinic: { id: 1 },
  isPrivate: false,
  ...changes,
});

describe('exams over several clinics and days (issue 10)', () => {
  it('one clinic on one day is one visit, by its first arrival', () => {
    expect(exameVisits([exame('Clínico', { hora: '09:00' }), exame('Audiometria')])).toEqual([
      { data: '2026-11-24', hora: '08:30', clinic: { id: 1 }, exames: ['Clínico', 'Audiometria'] },
    ]);
    expect(visitsSentence(exameVisits([exame('Clínico')]))).toBeNull();
  });

  it('another clinic is another visit, and says why', () => {
    const visits = exameVisits([exame('Clínico', { hora: '10:00' }), exame('ECG', { clinic: { id: 2 } })]);
    expect(visits.map(({ exames }) => exames)).toEqual([['ECG'], ['Clínico']]);
    expect(visitsSentence(visits)).toBe('São 2 visitas, a 2 clínicas: cada uma faz uma parte dos exames.');
  });

  it('another day at the same clinic is another visit', () => {
    const visits = exameVisits([exame('ECG', { data: '2026-11-26' }), exame('Clínico')]);
    expect(visits.map(({ data: date }) => date)).toEqual(['2026-11-24', '2026-11-26']);
    expect(visitsSentence(visits)).toBe('São 2 visitas à mesma clínica: os exames ficam em dias diferentes.');
  });

  it('doc2 §5: a private exam has its day alone, and no clinic of ours', () => {
    const visits = exameVisits([
      exame('Clínico'),
      exame('ECG', { isPrivate: true, data: '2026-11-25', clinic: { id: 1 } }),
    ]);
    expect(visits[1]).toEqual({ data: '2026-11-25', hora: null, clinic: null, exames: ['ECG'] });
    expect(visitsSentence(visits)).toBe(
      'São 2 visitas: a clínica não faz todos os exames. O exame particular é feito onde o funcionário preferir.',
    );
  });

  it('what has no day or no place yet is in no visit', () => {
    expect(exameVisits([exame('A', { data: null }), exame('B', { clinic: null })])).toEqual([]);
  });

  it('every exam with a day and a place is in exactly one visit, and no visit is empty', () => {
    const some = fc.record({
      name: fc.string(),
      data: fc.option(fc.constantFrom('2026-11-24', '2026-11-25', '2026-12-01')),
      hora: fc.option(fc.constantFrom('08:00', '10:30')),
      clinic: fc.option(fc.record({ id: fc.integer({ min: 1, max: 3 }) })),
      isPrivate: fc.boolean(),
    });
    fc.assert(
      fc.property(fc.array(some), (exames) => {
        const visits = exameVisits(exames);
        const placed = exames.filter((e) => e.data !== null && (e.clinic !== null || e.isPrivate));
        expect(visits.flatMap((visit) => visit.exames).sort()).toEqual(placed.map(({ name }) => name).sort());
        expect(visits.every((visit) => visit.exames.length > 0)).toBe(true);
        const moments = visits.map(({ data: date, hora: time }) => `${date} ${time ?? ''}`);
        expect(moments).toEqual([...moments].sort());
      }),
    );
  });
});
