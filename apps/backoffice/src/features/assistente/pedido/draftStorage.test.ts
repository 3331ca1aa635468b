import type { Vault } from '@apto/api-client/session';
import { initialState } from '@apto/domain/assistente';
import { describe, expect, it } from 'vitest';
import { offeredDraft } from '../../../shared/session/index.ts';
import { withProcedimentos, readyLink, PROFILE } from '../stories/pedidos.ts';
import { createDraftStorage } from './draftStorage.ts';
import { newDraft, type Draft } from './pedido.ts';

function inMemory() {
  const values = new Map<number, string>();
  const openVault = (owner: number): Vault => ({
    store: async (value) => void values.set(owner, JSON.stringify(value)),
    read: async () => JSON.parse(values.get(owner) ?? 'null') as unknown,
    erase: async () => void values.delete(owner),
  });
  return { values, storage: createDraftStorage(openVault) };
}

const draft = (changes: Partial<Draft>): Draft => ({ ...newDraft(1, PROFILE), ...changes });

describe('decision 18: the stored draft', () => {
  it('comes back to whoever made it, with the same id', async () => {
    const { storage } = inMemory();
    const done = draft({ state: withProcedimentos(2) });
    await storage.store(done);
    const parsed = await storage.read(1, PROFILE);
    expect(parsed.id).toBe(done.id);
    expect(parsed.state.funcionarios.map(({ name }) => name)).toEqual(
      done.state.funcionarios.map(({ name }) => name),
    );
    expect(parsed.state.avisos.map(({ title }) => title)).toContain('Rascunho recuperado');
  });

  it('holds nothing of anybody’s health', async () => {
    const { storage, values } = inMemory();
    await storage.store(draft({ state: withProcedimentos(2) }));
    for (const word of ['Ruído', 'Audiometria', 'Exame clínico']) expect(values.get(1)).not.toContain(word);
  });

  it('issue 12: says where it is offered how many people and which city, and nobody by name', async () => {
    const { storage, values } = inMemory();
    await storage.store(draft({ state: withProcedimentos(2) }));
    expect(offeredDraft(JSON.parse(values.get(1) ?? 'null'))).toBe('2 funcionários, Campinas');
    // One that an older version stored can still be gone on with.
    expect(offeredDraft({ id: 'x', text: '{}' })).toBe('');
    expect([null, 7, {}].map(offeredDraft)).toEqual([null, null, null]);
  });

  it('is nobody else’s', async () => {
    const { storage } = inMemory();
    await storage.store(draft({ state: withProcedimentos(1) }));
    expect((await storage.read(2, PROFILE)).state.funcionarios).toEqual([]);
  });

  it('remembers that the request was made and only its link is missing', async () => {
    const { storage } = inMemory();
    const created = { id: 31, nomeFuncionario: 'Ana' };
    await storage.store(draft({ state: readyLink(), created }));
    expect((await storage.read(1, PROFILE)).created).toEqual(created);
  });

  it('an empty request is not stored, and takes the old one away', async () => {
    const { storage, values } = inMemory();
    await storage.store(draft({ state: withProcedimentos(1) }));
    await storage.store(draft({ state: initialState(PROFILE) }));
    expect(values.size).toBe(0);
  });

  it.each([
    ['damaged', { id: 'x', text: '{' }],
    ['foreign', 7],
    ['half', { id: 'x' }],
  ])('a %s one is an empty request', async (_which, value) => {
    const { storage, values } = inMemory();
    values.set(1, JSON.stringify(value));
    const parsed = await storage.read(1, PROFILE);
    expect(parsed).toMatchObject({ userId: 1, created: null });
    expect(parsed.state.funcionarios).toEqual([]);
  });

  it('a browser that keeps nothing leaves an empty request', async () => {
    const broken = createDraftStorage(() => ({
      read: () => Promise.reject(new Error('sem IndexedDB')),
      store: () => Promise.reject(new Error('sem IndexedDB')),
      erase: () => Promise.reject(new Error('sem IndexedDB')),
    }));
    expect((await broken.read(1, PROFILE)).state.nomeSolicitante).toBe(PROFILE.name);
    await expect(broken.store(draft({ state: withProcedimentos(1) }))).rejects.toThrow();
  });
});
