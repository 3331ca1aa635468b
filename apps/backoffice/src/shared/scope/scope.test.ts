import { expect, it } from 'vitest';
import { FULL_SCOPE, scopeFrom } from './scope.ts';

it.each([null, 'x', [], { clientes: 'x', unidades: [1.5, '2', null] }])(
  'a stored choice of %j chooses nothing',
  (value) => {
    expect(scopeFrom(value)).toEqual(FULL_SCOPE);
  },
);
