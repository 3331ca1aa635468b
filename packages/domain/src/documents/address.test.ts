import { describe, expect, it } from 'vitest';
import { EMPTY_ADDRESS, fillAddress } from './index.ts';

const CENTRE = { street: 'Rua Barão de Jaguara', neighborhood: 'Centro', city: 'Campinas', state: 'SP' };

describe('what the answer of a CEP changes', () => {
  it('fills what is empty', () => {
    expect(fillAddress({ ...EMPTY_ADDRESS, zipCode: '13015002' }, CENTRE, {})).toEqual({
      change: CENTRE,
      keepsTyped: false,
    });
  });

  it('leaves what was typed, and says so', () => {
    const typed = { ...EMPTY_ADDRESS, street: 'Rua das Flores' };
    const { street: _, ...rest } = CENTRE;
    expect(fillAddress(typed, CENTRE, {})).toEqual({ change: rest, keepsTyped: true });
  });

  it('takes back what the last answer wrote, also where the new one says nothing', () => {
    const typed = { ...EMPTY_ADDRESS, ...CENTRE };
    expect(fillAddress(typed, { city: 'Jaú', state: 'SP' }, CENTRE)).toEqual({
      change: { street: '', neighborhood: '', city: 'Jaú' },
      keepsTyped: false,
    });
  });

  it('does not touch what somebody changed after the last answer', () => {
    const typed = { ...EMPTY_ADDRESS, ...CENTRE, neighborhood: 'Cambuí' };
    expect(fillAddress(typed, { ...CENTRE, street: 'Rua Conceição' }, CENTRE)).toEqual({
      change: { street: 'Rua Conceição' },
      keepsTyped: true,
    });
  });

  it('has nothing to say where the answer is what stands there', () => {
    expect(fillAddress({ ...EMPTY_ADDRESS, ...CENTRE }, CENTRE, {})).toEqual({
      change: {},
      keepsTyped: false,
    });
  });
});
