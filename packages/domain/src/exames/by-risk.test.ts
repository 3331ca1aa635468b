import * as fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { comesLater, dueAgain, examesByRisk, type ExposedPerson, type RiskRule } from './by-risk.ts';

const TODAY = '2026-11-24';
const rule = (more: Partial<RiskRule> = {}): RiskRule => ({
  procedimentoId: 2,
  tiposExame: [1, 2],
  periodicidadeMeses: 12,
  primeiroAposMeses: null,
  sex: null,
  idadeMinima: null,
  idadeMaxima: null,
  ...more,
});
const person = (more: Partial<ExposedPerson> = {}): ExposedPerson => ({
  sex: 'F',
  nascimento: '1986-11-24',
  admissao: '2026-09-01',
  ...more,
});
const asked = (rules: RiskRule[], who = person(), type = 2) => [
  ...examesByRisk(rules, who, type, TODAY).keys(),
];

describe('registries.md "risco-procedimento": what the risks of an employee ask for', () => {
  test.each<[why: string, rule: Partial<RiskRule>, person: Partial<ExposedPerson>, asked: boolean]>([
    ['the exam type is one of the rule', {}, {}, true],
    ['the exam type is none of the rule', { tiposExame: [4] }, {}, false],
    ['for women, and she is one', { sex: 'F' }, {}, true],
    ['for men, and she is none', { sex: 'M' }, {}, false],
    ['for men, and nobody noted the sex', { sex: 'M' }, { sex: null }, true],
    ['from the age that she has today', { idadeMinima: 40 }, {}, true],
    ['from one year more', { idadeMinima: 41 }, {}, false],
    ['up to her age', { idadeMaxima: 40 }, {}, true],
    ['up to one year less', { idadeMaxima: 39 }, {}, false],
    ['from 41, and nobody noted the birth', { idadeMinima: 41 }, { nascimento: null }, true],
  ])('%s', (_, more, who, expected) => {
    expect(asked([rule(more)], person(who)).length > 0).toBe(expected);
  });

  it('no risk, no exam; two risks ask for one exam once, by the stricter terms', () => {
    expect(asked([])).toEqual([]);
    const both = [
      rule({ periodicidadeMeses: 12, primeiroAposMeses: 6 }),
      rule({ periodicidadeMeses: 6, primeiroAposMeses: 12 }),
    ];
    expect([...examesByRisk(both, person(), 2, TODAY)]).toEqual([
      [2, { periodicidadeMeses: 6, firstDue: '2027-03-01' }],
    ]);
    const atOnce = [rule({ periodicidadeMeses: null, primeiroAposMeses: 6 }), rule()];
    expect([...examesByRisk(atOnce, person(), 2, TODAY)]).toEqual([
      [2, { periodicidadeMeses: 12, firstDue: null }],
    ]);
  });

  it('neither the order of the rules nor one said twice changes what is asked', () => {
    const anyRule = fc.record({
      procedimentoId: fc.integer({ min: 1, max: 3 }),
      tiposExame: fc.subarray([1, 2, 3, 4, 5]),
      periodicidadeMeses: fc.option(fc.integer({ min: 1, max: 60 })),
      primeiroAposMeses: fc.option(fc.integer({ min: 1, max: 60 })),
      sex: fc.constantFrom('F', 'M', null),
      idadeMinima: fc.option(fc.integer({ min: 14, max: 80 })),
      idadeMaxima: fc.option(fc.integer({ min: 14, max: 80 })),
    });
    const sorted = (rules: RiskRule[]) =>
      [...examesByRisk(rules, person(), 2, TODAY)].sort(([a], [b]) => a - b);
    fc.assert(
      fc.property(fc.array(anyRule, { maxLength: 6 }), (rules) => {
        expect(sorted([...rules].reverse())).toEqual(sorted(rules));
        expect(sorted([...rules, ...rules])).toEqual(sorted(rules));
      }),
    );
  });
});

describe('NR-7: when an exam is due again', () => {
  const done = (day: string, noted: string | null = null) => ({ done: day, noted, validadeMeses: 24 });
  const demand = (periodicidadeMeses: number | null, firstDue: string | null = null) => ({
    periodicidadeMeses,
    firstDue,
  });
  test.each([
    ['no risk: by its own validity', done('2026-01-10'), null, '2028-01-10'],
    ['no risk: what was noted', done('2026-01-10', '2026-06-01'), null, '2026-06-01'],
    ['the risk’s own terms, shorter', done('2026-01-10'), demand(6), '2026-07-10'],
    ['the risk’s own terms, longer', done('2026-01-10'), demand(36), '2029-01-10'],
    ['never later than noted', done('2026-01-10', '2026-03-01'), demand(6), '2026-03-01'],
    [
      'annex II: after the admission’s the first at 6 months',
      done('2026-08-30'),
      demand(12, '2027-03-01'),
      '2027-03-01',
    ],
    ['annex II: after that one every 12', done('2027-03-01'), demand(12, '2027-03-01'), '2028-03-01'],
  ])('%s', (_, exame, risk, expected) => expect(dueAgain(exame, risk)).toBe(expected));

  it('who never did it waits for the first day, and not a day longer', () => {
    expect([
      comesLater(demand(12), TODAY),
      comesLater(demand(12, '2026-11-25'), TODAY),
      comesLater(demand(12, TODAY), TODAY),
    ]).toEqual([false, true, false]);
  });
});
