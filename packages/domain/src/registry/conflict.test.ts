import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  fieldParts,
  keptVersion,
  registryOf,
  undecided,
  versionConflict,
  type RegistryValues,
} from './index.ts';

const POSITION = fieldParts(registryOf('position')!);
const BASE: RegistryValues = { name: 'Padeiro', cbo: '848305', descricaoAtividades: null };
const names = (fields: readonly { name: string }[]): string[] => fields.map(({ name }) => name);

describe('issue 9: a conflict shows both versions field by field, of a registry’s record too', () => {
  it('what both changed is disputed, what only the other changed is theirs', () => {
    const mine = { ...BASE, name: 'Padeiro chefe' };
    const theirs = { ...BASE, name: 'Padeiro mestre', cbo: '848310' };
    const { disputed, theirs: others } = versionConflict(POSITION, BASE, mine, theirs);
    expect([names(disputed), names(others)]).toEqual([['name'], ['cbo']]);
  });

  it('the same change made twice is nobody’s quarrel, and an emptied field is an empty one', () => {
    const mine = { ...BASE, name: 'Confeiteiro', descricaoAtividades: '' };
    const theirs = { ...BASE, name: 'Confeiteiro' };
    const { disputed, theirs: others } = versionConflict(POSITION, BASE, mine, theirs);
    expect([names(disputed), names(others)]).toEqual([[], []]);
  });

  it('what is kept of mine: what I changed, but where the other’s was chosen', () => {
    const mine = { ...BASE, name: 'Padeiro chefe', cbo: '848315' };
    expect(keptVersion(POSITION, BASE, mine, {})).toEqual({ name: 'Padeiro chefe', cbo: '848315' });
    expect(keptVersion(POSITION, BASE, mine, { name: 'theirs', cbo: 'mine' })).toEqual({ cbo: '848315' });
  });

  it('whatever two people type: each field of the merged record is one of theirs, mine where I alone changed it', () => {
    const value = fc.constantFrom('A', 'B', 'C', '', null);
    const version = fc.record({ name: value, cbo: value });
    fc.assert(
      fc.property(version, version, version, (base, mine, theirs) => {
        const merged = { ...theirs, ...keptVersion(POSITION, base, mine, {}) };
        const empty = (found: unknown): unknown => (found === '' ? null : found);
        for (const name of ['name', 'cbo'] as const) {
          const isMine = empty(base[name]) !== empty(mine[name]);
          expect(empty(merged[name])).toEqual(empty((isMine ? mine : theirs)[name]));
        }
      }),
    );
  });
});

describe('issue 11: what somebody may do or see is never taken over unseen (docs/decisions/0235)', () => {
  const PARTS = [
    { name: 'name', fields: ['name'] },
    { name: 'seen', fields: ['isAll', 'clientes'], isRight: true },
  ];
  const before = { name: 'Ana', isAll: false, clientes: [1, 2] };

  it('a right that only the other changed is disputed, and no version of it stands by itself', () => {
    const theirs = { ...before, name: 'Ana Souza', isAll: true };
    const found = versionConflict(PARTS, before, before, theirs);
    expect([names(found.disputed), names(found.theirs)]).toEqual([['seen'], ['name']]);
    expect(names(undecided(found, {}))).toEqual(['seen']);
    expect(undecided(found, { seen: 'theirs' })).toEqual([]);
  });

  it('kept as it was, it is written over what the other made of it, whole', () => {
    expect(keptVersion(PARTS, before, before, { seen: 'mine' })).toEqual({ isAll: false, clientes: [1, 2] });
    expect(keptVersion(PARTS, before, before, { seen: 'theirs' })).toEqual({});
  });

  it('the same ones in another order are no change', () => {
    const { disputed } = versionConflict(PARTS, before, before, { ...before, clientes: [2, 1] });
    expect(disputed).toEqual([]);
  });

  it('a right that both changed alike asks nobody', () => {
    const both = { ...before, clientes: [1] };
    expect(versionConflict(PARTS, before, both, both).disputed).toEqual([]);
  });
});
