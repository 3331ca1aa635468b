import { expect, it } from 'vitest';
import { ApiError } from '../error.ts';
import { loginFailure, remainingTime } from './failure.ts';

const error = (status: number, retryAfter: number | null = null) =>
  new ApiError({ message: 'dito pelo servidor', status, codigo: 'X', retryAfter });

it.each([
  [401, 'credentials'],
  [429, 'wait'],
  [0, 'unavailable'],
  [503, 'unavailable'],
  [400, 'other'],
] as const)('a %i at login is %s, in the server’s words', (status, type) => {
  expect(loginFailure(error(status), 0)).toMatchObject({ kind: type, message: 'dito pelo servidor' });
});

it('a rate limit lasts as long as Retry-After says', () => {
  expect(loginFailure(error(429, 90), 1000).until).toBe(91_000);
  expect(loginFailure(error(429), 1000).until).toBe(61_000);
});

it('something that is no answer of the API still says what to do', () => {
  expect(loginFailure(new TypeError('x is not a function'), 0).message).toBe(
    'Não foi possível entrar. Tente novamente.',
  );
});

it('says the wait that is left, and never less than nothing', () => {
  expect(remainingTime(44_001)).toBe('45 s');
  expect(remainingTime(725_000)).toBe('12 min 05 s');
  expect(remainingTime(-1)).toBe('0 s');
});
