import { expect, it } from 'vitest';
import { versioned } from './session.ts';

it('a stored session comes back; one that another version wrote is none', () => {
  const session = { token: 'abc', expiresAt: null };
  const { read, write } = versioned<typeof session>(2);
  expect(read(JSON.parse(JSON.stringify(write(session))))).toEqual(session);
  expect(read({ token: 'abc' })).toBeNull();
  expect(read({ version: 0, session })).toBeNull();
  expect(read(null)).toBeNull();
});
