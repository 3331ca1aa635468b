import { createClient } from '@apto/api-client';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { storySession } from '../../../shared/stories/data.ts';
import { store } from '@apto/api-client/react';
import { liveSession, leaveSession } from '../../../shared/session/index.ts';
import { withProcedimentos, PROFILE } from '../stories/pedidos.ts';
import { createDraftStorage } from './draftStorage.ts';
import { newDraft, pedidoAtom, draftAtom } from './pedido.ts';
import { draftSituationAtom, restoreDraft, setTestDraft } from './draft.ts';

const session = storySession();
const owner = session.profile.id;
const values = new Map<number, unknown>();
const vault = (id: number) => ({
  store: async (value: unknown) => void values.set(id, value),
  read: async () => values.get(id) ?? null,
  erase: async () => void values.delete(id),
});
const server = createClient({ fetch: async () => new Response(null, { status: 204 }) });
const names = () => store.get(pedidoAtom).funcionarios.length;

describe('decision 18: the draft and the end of the session', () => {
  beforeEach(async () => {
    const guard = createDraftStorage(vault);
    const draft = { ...newDraft(owner, PROFILE), state: withProcedimentos(2) };
    liveSession.simulate(session);
    await guard.store(draft);
    setTestDraft(store, draft, guard);
  });
  afterEach(() => {
    liveSession.simulate(null);
    store.set(draftAtom, newDraft(0, null));
    values.clear();
  });

  it('says that the draft is kept only once the last change is', async () => {
    await restoreDraft(store, session);
    expect(store.get(draftSituationAtom)).toBe('stored');
    store.set(draftAtom, { ...newDraft(owner, PROFILE), state: withProcedimentos(3) });
    expect(store.get(draftSituationAtom)).toBe('saving');
    await expect.poll(() => store.get(draftSituationAtom)).toBe('stored');
  });

  it('whoever signs out leaves nothing on disk, also where the wizard was never opened', async () => {
    await leaveSession(server, vault);
    expect(values.size).toBe(0);
  });

  it('and nothing in the memory of a page in which it was', async () => {
    await restoreDraft(store, session);
    expect(names()).toBe(2);
    await leaveSession(server, vault);
    expect(names()).toBe(0);
    await expect.poll(() => values.size).toBe(0);
  });

  it('a session that expires keeps it for the return of the same person', async () => {
    await restoreDraft(store, session);
    liveSession.terminate('expired');
    expect(names()).toBe(2);
    expect(values.has(owner)).toBe(true);
  });
});
