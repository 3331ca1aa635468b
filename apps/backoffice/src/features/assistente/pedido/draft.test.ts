import { createClient } from '@apto/api-client';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { storySession } from '../../../shared/stories/data.ts';
import { store } from '@apto/api-client/react';
import { liveSession, leaveSession } from '../../../shared/session/index.ts';
import { withProcedimentos, PROFILE } from '../stories/pedidos.ts';
import { createDraftStorage } from './draftStorage.ts';
import { newDraft, pedidoAtom, draftAtom } from './pedido.ts';
import { NEW_DRAFT } from '../../../shared/routing/addresses.ts';
import { copyDraft, discardDraft, draftSituationAtom, restoreDraft, setTestDraft } from './draft.ts';

const session = storySession();
const owner = session.profile.id;
const values = new Map<string, unknown>();
const vault = (_owner: number, id: string) => ({
  store: async (value: unknown) => void values.set(id, value),
  read: async () => values.get(id) ?? null,
  erase: async () => void values.delete(id),
});
const ids = () => [...values.keys()];
const server = createClient({ fetch: async () => new Response(null, { status: 204 }) });
const names = () => store.get(pedidoAtom).funcionarios.length;

describe('decision 18: the draft and the end of the session', () => {
  beforeEach(async () => {
    const guard = createDraftStorage(vault, ids);
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

  it('issue 10: it survives a sign-out with its last change, and is there again for the same person', async () => {
    await restoreDraft(store, session);
    const { id } = store.get(draftAtom);
    store.set(draftAtom, { ...store.get(draftAtom), state: withProcedimentos(3) });
    await leaveSession(server);
    // Nobody who comes to this page meanwhile finds a name in its memory.
    await expect.poll(names).toBe(0);
    expect([...values.keys()]).toEqual([id]);
    liveSession.simulate(session);
    await restoreDraft(store, session);
    expect([store.get(draftAtom).id, names()]).toEqual([id, 3]);
    await expect.poll(() => store.get(draftSituationAtom)).toBe('stored');
  });

  it('a session that expires keeps it for the return of the same person', async () => {
    await restoreDraft(store, session);
    liveSession.terminate('expired');
    expect(names()).toBe(2);
    expect(values.size).toBe(1);
  });
});

describe('issue 12: several drafts', () => {
  const guard = createDraftStorage(vault, ids);
  const kept = async (people: number) => {
    const draft = { ...newDraft(owner, PROFILE), state: withProcedimentos(people) };
    await guard.store(draft);
    return draft;
  };
  beforeEach(() => {
    liveSession.simulate(session);
    setTestDraft(store, newDraft(0, null), guard);
  });
  afterEach(() => {
    liveSession.simulate(null);
    store.set(draftAtom, newDraft(0, null));
    values.clear();
  });

  it('opens the one that the address names', async () => {
    const [first] = [await kept(1), await kept(3)];
    await restoreDraft(store, session, first.id);
    expect(store.get(draftAtom).id).toBe(first.id);
    expect(names()).toBe(1);
  });

  it('a new one begins empty, and the one before stays where it was kept', async () => {
    const first = await kept(2);
    await restoreDraft(store, session, first.id);
    await restoreDraft(store, session, NEW_DRAFT);
    expect(names()).toBe(0);
    store.set(draftAtom, { ...store.get(draftAtom), state: withProcedimentos(1) });
    await expect.poll(() => values.size).toBe(2);
    expect(values.has(first.id)).toBe(true);
  });

  it('throws away only the one that is open', async () => {
    const [first, other] = [await kept(1), await kept(3)];
    await restoreDraft(store, session, first.id);
    discardDraft(store);
    await expect.poll(ids).toEqual([other.id]);
  });

  it('an address without a name means the one in this tab, else the latest', async () => {
    await kept(1);
    const latest = await kept(3);
    values.set(latest.id, { ...(values.get(latest.id) as object), savedAt: '2999-01-01T00:00:00.000Z' });
    await restoreDraft(store, session);
    expect(store.get(draftAtom).id).toBe(latest.id);
  });

  it('an id that is not there any more is a new request', async () => {
    await kept(2);
    await restoreDraft(store, session, 'sumiu');
    expect(names()).toBe(0);
  });

  it('a copy is another request without the documents of the first', async () => {
    const first = await kept(2);
    await restoreDraft(store, session, NEW_DRAFT);
    await copyDraft(store, session, first.id);
    expect(store.get(draftAtom).id).not.toBe(first.id);
    expect(names()).toBe(2);
    await expect.poll(() => values.size).toBe(2);
  });
});
