import { newKey } from '@apto/api-client';
import { draftHasContent } from '@apto/domain/assistente';
import { atom, type createStore } from 'jotai';
import type { OfferedDraft } from '../../../shared/drafts/offered.ts';
import {
  claimDraft,
  onDraftTaken,
  openDrafts,
  releaseDraft,
  takeDraft,
} from '../../../shared/drafts/ownership.ts';
import { NEW_DRAFT } from '../../../shared/routing/addresses.ts';
import { exitAtom, type Session } from '../../../shared/session/index.ts';
import { createDraftStorage, goingDraft, type DraftStorage } from './draftStorage.ts';
import {
  newDraft,
  sessionProfile,
  draftAtom,
  leavingAtom,
  tickedAtom,
  withoutRegistrationAtom,
  type Draft,
} from './pedido.ts';
import { createSaver, type Saver } from './saver.ts';
import { forgetTabDraft, setTabDraft, tabDraft } from './tabDraft.ts';

type Store = ReturnType<typeof createStore>;

/**
 * `saving`: the last change is on its way to the disk. `stored`: a reload would bring everything back. `tab-only`: this
 * browser keeps nothing.
 */
export type DraftSituation = 'empty' | 'saving' | 'stored' | 'tab-only';
export const draftSituationAtom = atom<DraftSituation>('empty');

/** The draft that was asked for and that another tab has open, or that another tab took from this one. */
export const elsewhereAtom = atom<OfferedDraft | null>(null);

/** The draft that goes once this one is kept, because there are as many as fit. */
export const goingAtom = atom<OfferedDraft | null>(null);

let storage: DraftStorage = createDraftStorage();
let tracked: { readonly store: Store; readonly saver: Saver<Draft>; readonly stop: () => void } | null = null;
/** Drafts to remove before the next is kept, and whose they are: a write that is under way would bring them back. */
const discarded = new Map<string, number>();

function report(store: Store, situation: Exclude<DraftSituation, 'empty'>): void {
  const { state, created } = store.get(draftAtom);
  const isEmpty = !draftHasContent(state) && !created;
  store.set(draftSituationAtom, isEmpty ? 'empty' : situation);
}

async function keep(draft: Draft): Promise<void> {
  for (const [id, userId] of discarded) {
    discarded.delete(id);
    await storage.erase(userId, id);
  }
  await storage.store(draft);
}

/** Keeps the draft of this store on disk from now on; once for each store. */
function track(store: Store): void {
  if (tracked?.store === store) return;
  tracked?.stop();
  const saver = createSaver<Draft>(keep, (isStored) => report(store, isStored ? 'stored' : 'tab-only'));
  let seen = store.get(draftAtom).id;
  const stopSaving = store.sub(draftAtom, () => {
    const draft = store.get(draftAtom);
    // Another draft is in the tab: nobody else has a new one, and whoever opens one has claimed it.
    if (draft.id !== seen) {
      seen = draft.id;
      setTabDraft(draft);
      void claimDraft(draft.id);
    }
    // Who reads that it is kept may leave: never said of a change that is not there yet.
    report(store, 'saving');
    saver(draft);
  });
  // Whoever signs out, here or in another tab, leaves nothing in the page's memory: what was begun rests on disk.
  const stopWatchingExit = store.sub(exitAtom, () => {
    if (store.get(exitAtom) !== 'left') return;
    store.set(leavingAtom, true);
    store.set(elsewhereAtom, null);
    void putAway(store, saver);
  });
  onDraftTaken(async (id) => {
    const { userId, state } = store.get(draftAtom);
    if (store.get(draftAtom).id !== id) return;
    // Its last change is kept before the other tab reads it; from then on it is not this tab's to write.
    await saver.settled();
    store.set(draftAtom, newDraft(userId, state.profile));
    const offered = (await storage.list(userId)).find((draft) => draft.id === id);
    store.set(elsewhereAtom, offered ?? null);
  });
  const stop = () => {
    stopSaving();
    stopWatchingExit();
  };
  tracked = { store, saver, stop };
}

/** Keeps the last change, and has no draft in the tab any more. */
async function putAway(store: Store, saver: Saver<Draft>): Promise<void> {
  await saver.settled();
  releaseDraft();
  store.set(draftAtom, newDraft(0, null));
  forgetTabDraft();
}

/** Puts a draft into the tab. */
function adopt(store: Store, draft: Draft): void {
  store.set(draftAtom, draft);
  store.set(
    withoutRegistrationAtom,
    draft.state.funcionarios.map(({ id }) => id),
  );
  store.set(tickedAtom, []);
  setTabDraft(draft);
  report(store, 'stored');
}

/** The drafts that could be meant where the address names none: the tab's own, else the latest that no tab has open. */
async function meant(userId: number): Promise<string | undefined> {
  const drafts = await storage.list(userId);
  const own = tabDraft(userId);
  // A tab whose request had nothing in it yet goes on with nothing.
  if (own !== undefined) return drafts.find(({ id }) => id === own)?.id;
  const open = await openDrafts();
  return drafts.find(({ id }) => !open.has(id))?.id;
}

async function begin(store: Store, session: Session): Promise<void> {
  const { id: userId } = session.profile;
  store.set(elsewhereAtom, null);
  const draft = newDraft(userId, sessionProfile(session));
  await claimDraft(draft.id);
  adopt(store, draft);
  store.set(goingAtom, goingDraft(await storage.list(userId), await openDrafts()) ?? null);
}

/**
 * Brings a draft of the person into the tab before the wizard is shown.
 * @param wanted a draft's id, `NEW_DRAFT`, or null: the one that is here, else the one that is meant
 */
export async function restoreDraft(
  store: Store,
  session: Session,
  wanted: string | null = null,
): Promise<void> {
  const { id: userId } = session.profile;
  const here = store.get(draftAtom);
  const isHere = here.userId === userId;
  // What is being kept must be there before it is looked for.
  await tracked?.saver.settled();
  if (wanted === NEW_DRAFT) {
    if (!isHere || draftHasContent(here.state) || here.created) await begin(store, session);
  } else if (!isHere || (wanted !== null && wanted !== here.id)) {
    await openDraft(store, session, wanted ?? (await meant(userId)));
  }
  store.set(leavingAtom, false);
  track(store);
}

async function openDraft(store: Store, session: Session, id: string | undefined): Promise<void> {
  const { id: userId } = session.profile;
  store.set(elsewhereAtom, null);
  if (id === undefined) return begin(store, session);
  if (await claimDraft(id)) {
    const draft = await storage.read(userId, id, sessionProfile(session));
    if (draft) return adopt(store, draft);
  }
  const offered = (await storage.list(userId)).find((draft) => draft.id === id);
  await begin(store, session);
  store.set(elsewhereAtom, offered ?? null);
}

/** Goes on here with a draft that another tab has open: that tab keeps its last change and gives it up. */
export async function takeDraftOver(store: Store, session: Session, id: string): Promise<void> {
  await takeDraft(id);
  await openDraft(store, session, id);
}

/** Begins a request like one that another tab has open. Its documents stay with the other: each belongs to one request. */
export async function copyDraft(store: Store, session: Session, id: string): Promise<void> {
  const draft = await storage.read(session.profile.id, id, sessionProfile(session));
  store.set(elsewhereAtom, null);
  if (!draft) return;
  const funcionarios = draft.state.funcionarios.map((f) => ({ ...f, rereadKeys: [] }));
  adopt(store, { ...draft, id: newKey(), created: null, state: { ...draft.state, funcionarios } });
}

/** Begins anew: after the request was sent, or when the person throws it away. What is stored goes with it. */
export function discardDraft(store: Store): void {
  const { id, userId, state } = store.get(draftAtom);
  discarded.set(id, userId);
  releaseDraft();
  store.set(draftAtom, newDraft(userId, state.profile));
}

/** For stories and tests: another place to keep drafts in, and the draft that is in it. */
export function setTestDraft(store: Store, draft: Draft, newStorage: DraftStorage): void {
  storage = newStorage;
  tracked?.stop();
  tracked = null;
  discarded.clear();
  store.set(draftAtom, draft);
  store.set(elsewhereAtom, null);
  store.set(goingAtom, null);
  report(store, 'stored');
}
