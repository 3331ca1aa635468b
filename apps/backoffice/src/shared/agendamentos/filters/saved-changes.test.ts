import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  keptFrom,
  NOTHING_KEPT,
  savedChanges,
  stateFrom,
  withChange,
  type FiltersState,
  type KeptFilters,
} from './saved-changes.ts';

const mine = { id: '1', name: 'Meus', filters: 'painel=MEUS' };
const open = { id: '2', name: 'Abertos', filters: 'status=1' };
const both: KeptFilters = { items: [mine, open], opening: null };

describe('what a change of the saved filters tells the server', () => {
  it('a new one, another name, another text, one that is gone', () => {
    expect(savedChanges(NOTHING_KEPT, { items: [mine], opening: null })).toEqual([
      { kind: 'SAVE', item: mine },
    ]);
    const renamed = { ...mine, name: 'Os meus' };
    const other = { ...open, filters: 'status=2' };
    expect(savedChanges(both, { items: [renamed, open], opening: null })).toEqual([
      { kind: 'SAVE', item: renamed },
    ]);
    expect(savedChanges(both, { items: [other], opening: null })).toEqual([
      { kind: 'REMOVE', item: mine },
      { kind: 'SAVE', item: other },
    ]);
    expect(savedChanges(both, both)).toEqual([]);
  });

  it('what the list opens with, also where that says something else now', () => {
    expect(savedChanges(both, keptFrom({ items: both.items, defaultId: '2' }))).toEqual([
      { kind: 'OPENING', before: null, after: 'status=1' },
    ]);
    const changed = { ...open, filters: 'status=2' };
    expect(
      savedChanges({ ...both, opening: 'status=1' }, keptFrom({ items: [mine, changed], defaultId: '2' })),
    ).toEqual([
      { kind: 'SAVE', item: changed },
      { kind: 'OPENING', before: 'status=1', after: 'status=2' },
    ]);
    expect(stateFrom({ ...both, opening: 'status=1' }).defaultId).toBe('2');
    expect(stateFrom({ ...both, opening: 'status=9' }).defaultId).toBeNull();
  });

  it('taken one after the other, they lead from any state to any other', () => {
    const state: fc.Arbitrary<FiltersState> = fc
      .uniqueArray(
        fc.record({
          id: fc.integer({ min: 1, max: 6 }).map(String),
          name: fc.constantFrom('Meus', 'Abertos', 'Outros'),
          filters: fc.integer({ min: 1, max: 6 }).map((n) => `status=${n}`),
        }),
        { selector: ({ id }) => id },
      )
      .chain((items) =>
        fc.record({
          items: fc.constant(items),
          defaultId: fc.constantFrom(null, ...items.map(({ id }) => id)),
        }),
      );
    const sorted = ({ items, opening }: KeptFilters) => ({
      items: [...items].sort((a, b) => a.id.localeCompare(b.id)),
      opening,
    });
    fc.assert(
      fc.property(state, state, (before, after) => {
        const start = keptFrom(before);
        const reached = savedChanges(start, keptFrom(after)).reduce(withChange, start);
        expect(sorted(reached)).toEqual(sorted(keptFrom(after)));
      }),
    );
  });
});
