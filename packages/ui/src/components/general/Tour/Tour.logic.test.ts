import { describe, expect, it } from 'vitest';
import { nextStep, placeOf, stepsOf } from './Tour.logic.ts';

it('doc3 §2.11: a name selects the steps, an unknown one gives none', () => {
  const tours = { 'deposito-antecipado': [{ id: 'a', title: 'Pendente', content: '' }] };
  expect(stepsOf(tours, 'deposito-antecipado')).toHaveLength(1);
  expect(stepsOf(tours, 'outra')).toEqual([]);
  expect(stepsOf(tours, 'function toString() { [native code] }')).toEqual([]);
});

describe('a missing target is skipped', () => {
  const canShow = [false, true, false, false, true, false];

  it('on the way there and back', () => {
    expect(nextStep(canShow, -1, 1)).toBe(1);
    expect(nextStep(canShow, 1, 1)).toBe(4);
    expect(nextStep(canShow, 4, -1)).toBe(1);
    expect(nextStep(canShow, 4, 1)).toBeNull();
    expect(nextStep(canShow, 1, -1)).toBeNull();
    expect(nextStep([false, false], -1, 1)).toBeNull();
  });

  it('and not counted', () => {
    expect(placeOf(canShow, 4)).toEqual({ at: 2, total: 2 });
    expect(placeOf([true, false, true], 0)).toEqual({ at: 1, total: 2 });
  });

  it('the step that is shown counts even when its target has just gone', () => {
    expect(placeOf([true, false, true], 1)).toEqual({ at: 2, total: 3 });
  });
});
