import type { Vault } from '@apto/api-client/session';
import { initialState } from '@apto/domain/assistente';
import { describe, expect, it } from 'vitest';
import { withProcedimentos, readyLink, PROFILE } from '../stories/pedidos.ts';
import { createDraftStorage } from './guard.ts';
import { newDraft, type Draft } from './pedido.ts';

function inMemory() {
  const values = new Map<number, string>();
  const openUp = (owner: number): Vault => ({
    store: async (value) => void values.set(owner, JSON.stringify(value)),
    read: async () => JSON.parse(values.get(owner) ?? 'null') as unknown,
    erase: async () => void values.delete(owner),
  });
  return { values, guard: createDraftStorage(openUp) };
}

const draft = (changes: Partial<Draft>): Draft => ({ ...newDraft(1, PROFILE), ...changes });

describe('decision 18: the stored draft', () => {
  it('comes back to whoever made it, with the same id', async () => {
    const { guard } = inMemory();
    const done = draft({ estado: withProcedimentos(2) });
    await guard.store(done);
    const parsed = await guard.read(1, PROFILE);
    expect(parsed.id).toBe(done.id);
    expect(parsed.estado.funcionarios.map(({ name }) => name)).toEqual(
      done.estado.funcionarios.map(({ name }) => name),
    );
    expect(parsed.estado.avisos.map(({ title }) => title)).toContain('Rascunho recuperado');
  });

  it('holds nothing of anybody’s health', async () => {
    const { guard, values } = inMemory();
    await guard.store(draft({ estado: withProcedimentos(2) }));
    for (const word of ['Ruído', 'Audiometria', 'Exame clínico']) expect(values.get(1)).not.toContain(word);
  });

  it('is nobody else’s', async () => {
    const { guard } = inMemory();
    await guard.store(draft({ estado: withProcedimentos(1) }));
    expect((await guard.read(2, PROFILE)).estado.funcionarios).toEqual([]);
  });

  it('remembers that the request was made and only its link is missing', async () => {
    const { guard } = inMemory();
    const created = { id: 31, nomeFuncionario: 'Ana' };
    await guard.store(draft({ estado: readyLink(), created }));
    expect((await guard.read(1, PROFILE)).created).toEqual(created);
  });

  it('an empty request is not stored, and takes the old one away', async () => {
    const { guard, values } = inMemory();
    await guard.store(draft({ estado: withProcedimentos(1) }));
    await guard.store(draft({ estado: initialState(PROFILE) }));
    expect(values.size).toBe(0);
  });

  it.each([
    ['damaged', { id: 'x', text: '{' }],
    ['foreign', 7],
    ['half', { id: 'x' }],
  ])('a %s one is an empty request', async (_which, value) => {
    const { guard, values } = inMemory();
    values.set(1, JSON.stringify(value));
    const parsed = await guard.read(1, PROFILE);
    expect(parsed).toMatchObject({ usuarioId: 1, created: null });
    expect(parsed.estado.funcionarios).toEqual([]);
  });

  it('a browser that keeps nothing leaves an empty request', async () => {
    const broken = createDraftStorage(() => ({
      read: () => Promise.reject(new Error('sem IndexedDB')),
      store: () => Promise.reject(new Error('sem IndexedDB')),
      erase: () => Promise.reject(new Error('sem IndexedDB')),
    }));
    expect((await broken.read(1, PROFILE)).estado.nomeSolicitante).toBe(PROFILE.name);
    await expect(broken.store(draft({ estado: withProcedimentos(1) }))).rejects.toThrow();
  });
});
