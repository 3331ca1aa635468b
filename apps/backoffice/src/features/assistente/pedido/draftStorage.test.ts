import type { Vault } from '@apto/api-client/session';
import { initialState } from '@apto/domain/assistente';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { DRAFT_DAYS, MAX_DRAFTS } from '../../../shared/drafts/offered.ts';
import { withProcedimentos, readyLink, PROFILE } from '../stories/pedidos.ts';
import { createDraftStorage } from './draftStorage.ts';
import { newDraft, type Draft } from './pedido.ts';

function inMemory() {
  const values = new Map<string, string>();
  const nameOf = (owner: number, id: string) => `${owner}.${id}`;
  const openVault = (owner: number, id: string): Vault => ({
    store: async (value) => void values.set(nameOf(owner, id), JSON.stringify(value)),
    read: async () => JSON.parse(values.get(nameOf(owner, id)) ?? 'null') as unknown,
    erase: async () => void values.delete(nameOf(owner, id)),
  });
  const ids = (owner: number) =>
    [...values.keys()]
      .filter((name) => name.startsWith(`${owner}.`))
      .map((name) => name.slice(`${owner}.`.length));
  return { values, storage: createDraftStorage(openVault, ids) };
}

const draft = (changes: Partial<Draft>): Draft => ({ ...newDraft(1, PROFILE), ...changes });

describe('decision 18: the stored draft', () => {
  beforeEach(() => vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-26T12:00:00.000Z') }));
  afterEach(() => vi.useRealTimers());

  it('comes back to whoever made it, with the same id', async () => {
    const { storage } = inMemory();
    const done = draft({ state: withProcedimentos(2) });
    await storage.store(done);
    const parsed = await storage.read(1, done.id, PROFILE);
    expect(parsed?.id).toBe(done.id);
    expect(parsed?.state.funcionarios.map(({ name }) => name)).toEqual(
      done.state.funcionarios.map(({ name }) => name),
    );
    expect(parsed?.state.avisos.map(({ title }) => title)).toContain('Rascunho recuperado');
  });

  it('holds nothing of anybody’s health', async () => {
    const { storage, values } = inMemory();
    await storage.store(draft({ state: withProcedimentos(2) }));
    const [stored] = values.values();
    expect(stored).toBeDefined();
    for (const word of ['Ruído', 'Audiometria', 'Exame clínico']) expect(stored).not.toContain(word);
  });

  it('issue 12: says where it is offered how many people and which city, and nobody by name', async () => {
    const { storage } = inMemory();
    const state = withProcedimentos(2);
    await storage.store(draft({ state }));
    const [offered] = await storage.list(1);
    expect(offered?.about).toBe('2 funcionários, Campinas');
    // For who looks into the list of drafts.
    expect(offered?.people).toBe(`${state.funcionarios[0]?.name} e mais 1`);
    expect(Date.parse(offered?.savedAt ?? '')).not.toBeNaN();
  });

  it('issue 12: one that an older version stored can still be gone on with; what is none is not offered', async () => {
    const { storage, values } = inMemory();
    values.set('1.x', JSON.stringify({ id: 'x', text: '{}' }));
    values.set('1.y', '7');
    values.set('1.z', '{}');
    expect(await storage.list(1)).toEqual([{ id: 'x', about: '', people: '', savedAt: '' }]);
  });

  it('issue 12: lists the latest first', async () => {
    const { storage, values } = inMemory();
    for (const [id, savedAt] of [
      ['a', '2026-11-24T10:00:00.000Z'],
      ['b', '2026-11-25T10:00:00.000Z'],
      ['c', ''],
    ] as const)
      values.set(`1.${id}`, JSON.stringify({ id, text: '{}', savedAt }));
    expect((await storage.list(1)).map(({ id }) => id)).toEqual(['b', 'a', 'c']);
  });

  it('issue 12: one more than fit takes the place of the oldest, and a change of one that is there of none', async () => {
    const { storage, values } = inMemory();
    const state = withProcedimentos(1);
    for (let day = 10; day < 10 + MAX_DRAFTS; day += 1)
      values.set(
        `1.${day}`,
        JSON.stringify({ id: `${day}`, text: '{}', savedAt: `2026-11-${day}T00:00:00.000Z` }),
      );
    values.set('2.other', JSON.stringify({ id: 'other', text: '{}' }));
    await storage.store(draft({ id: '15', state }));
    expect(values.size).toBe(MAX_DRAFTS + 1);
    await storage.store(draft({ id: 'new', state }));
    expect(values.size).toBe(MAX_DRAFTS + 1);
    expect(values.has('1.10')).toBe(false);
    expect(values.has('1.new')).toBe(true);
    expect(values.has('2.other')).toBe(true);
  });

  it('goes once nobody went on with it for thirty days, and no sooner', async () => {
    const { storage, values } = inMemory();
    for (const [id, savedAt] of [
      ['kept', '2026-10-27T12:00:00.000Z'],
      ['over', '2026-10-27T11:59:59.999Z'],
    ] as const)
      values.set(`1.${id}`, JSON.stringify({ id, text: '{}', savedAt }));
    expect(DRAFT_DAYS).toBe(30);
    expect((await storage.list(1)).map(({ id }) => id)).toEqual(['kept']);
    expect([...values.keys()]).toEqual(['1.kept']);
  });

  it('is nobody else’s', async () => {
    const { storage } = inMemory();
    const done = draft({ state: withProcedimentos(1) });
    await storage.store(done);
    expect(await storage.read(2, done.id, PROFILE)).toBeNull();
    expect(await storage.list(2)).toEqual([]);
  });

  it('remembers that the request was made and only its link is missing', async () => {
    const { storage } = inMemory();
    const created = { id: 31, nomeFuncionario: 'Ana' };
    const done = draft({ state: readyLink(), created });
    await storage.store(done);
    expect((await storage.read(1, done.id, PROFILE))?.created).toEqual(created);
  });

  it('an empty request is not stored, and takes the old one away', async () => {
    const { storage, values } = inMemory();
    const done = draft({ state: withProcedimentos(1) });
    await storage.store(done);
    await storage.store({ ...done, state: initialState(PROFILE) });
    expect(values.size).toBe(0);
  });

  it.each([
    ['damaged', { id: 'x', text: '{' }],
    ['foreign', 7],
    ['half', { id: 'x' }],
  ])('a %s one cannot be read', async (_which, value) => {
    const { storage, values } = inMemory();
    values.set('1.x', JSON.stringify(value));
    expect(await storage.read(1, 'x', PROFILE)).toBeNull();
  });

  it('a browser that keeps nothing has none, and says that it could not keep one', async () => {
    const broken = createDraftStorage(
      () => ({
        read: () => Promise.reject(new Error('sem IndexedDB')),
        store: () => Promise.reject(new Error('sem IndexedDB')),
        erase: () => Promise.reject(new Error('sem IndexedDB')),
      }),
      () => [],
    );
    expect(await broken.read(1, 'x', PROFILE)).toBeNull();
    await expect(broken.store(draft({ state: withProcedimentos(1) }))).rejects.toThrow();
  });
});
