import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { keptOfMine, recordConflict, registryOf, type RegistryValues } from './index.ts';

const POSITION = registryOf('position')!;
const BASE: RegistryValues = { name: 'Padeiro', cbo: '848305', descricaoAtividades: null };
const names = (fields: readonly { name: string }[]): string[] => fields.map(({ name }) => name);

describe('issue 9: a conflict shows both versions field by field, of a registry’s record too', () => {
  it('what both changed is disputed, what only the other changed is theirs', () => {
    const mine = { ...BASE, name: 'Padeiro chefe' };
    const theirs = { ...BASE, name: 'Padeiro mestre', cbo: '848310' };
    const { disputed, theirs: others } = recordConflict(POSITION, BASE, mine, theirs);
    expect([names(disputed), names(others)]).toEqual([['name'], ['cbo']]);
  });

  it('the same change made twice is nobody’s quarrel, and an emptied field is an empty one', () => {
    const mine = { ...BASE, name: 'Confeiteiro', descricaoAtividades: '' };
    const theirs = { ...BASE, name: 'Confeiteiro' };
    const { disputed, theirs: others } = recordConflict(POSITION, BASE, mine, theirs);
    expect([names(disputed), names(others)]).toEqual([[], []]);
  });

  it('what is kept of mine: what I changed, but where the other’s was chosen', () => {
    const mine = { ...BASE, name: 'Padeiro chefe', cbo: '848315' };
    expect(keptOfMine(POSITION, BASE, mine, {})).toEqual({ name: 'Padeiro chefe', cbo: '848315' });
    expect(keptOfMine(POSITION, BASE, mine, { name: 'theirs', cbo: 'mine' })).toEqual({ cbo: '848315' });
  });

  it('whatever two people type: each field of the merged record is one of theirs, mine where I alone changed it', () => {
    const value = fc.constantFrom('A', 'B', 'C', '', null);
    const version = fc.record({ name: value, cbo: value });
    fc.assert(
      fc.property(version, version, version, (base, mine, theirs) => {
        const merged = { ...theirs, ...keptOfMine(POSITION, base, mine, {}) };
        const empty = (found: unknown): unknown => (found === '' ? null : found);
        for (const name of ['name', 'cbo'] as const) {
          const isMine = empty(base[name]) !== empty(mine[name]);
          expect(empty(merged[name])).toEqual(empty((isMine ? mine : theirs)[name]));
        }
      }),
    );
  });
});
