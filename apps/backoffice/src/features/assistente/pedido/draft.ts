import { draftHasContent } from '@apto/domain/assistente';
import { atom, type createStore } from 'jotai';
import { exitAtom, type Session } from '../../../shared/session/index.ts';
import { createSaver } from './saver.ts';
import { createDraftStorage, type DraftStorage } from './draftStorage.ts';
import {
  newDraft,
  sessionProfile,
  draftAtom,
  leavingAtom,
  withoutRegistrationAtom,
  type Draft,
} from './pedido.ts';

type Store = ReturnType<typeof createStore>;

/**
 * `saving`: the last change is on its way to the disk. `stored`: a reload would bring everything back. `tab-only`: this
 * browser keeps nothing.
 */
export type DraftSituation = 'empty' | 'saving' | 'stored' | 'tab-only';
export const draftSituationAtom = atom<DraftSituation>('empty');

let storage: DraftStorage = createDraftStorage();
let tracked: { readonly store: Store; readonly stop: () => void } | null = null;

function report(store: Store, situation: Exclude<DraftSituation, 'empty'>): void {
  const { state, created } = store.get(draftAtom);
  const isEmpty = !draftHasContent(state) && !created;
  store.set(draftSituationAtom, isEmpty ? 'empty' : situation);
}

/** Keeps the draft of this store on disk from now on; once for each store. */
function track(store: Store): void {
  if (tracked?.store === store) return;
  tracked?.stop();
  const save = createSaver<Draft>(
    (draft) => storage.store(draft),
    (isStored) => report(store, isStored ? 'stored' : 'tab-only'),
  );
  const stopSaving = store.sub(draftAtom, () => {
    // Who reads that it is kept may leave: never said of a change that is not there yet.
    report(store, 'saving');
    save(store.get(draftAtom));
  });
  // Whoever signs out, here or in another tab, leaves nothing behind: neither on disk nor in the page's memory.
  const stopWatchingExit = store.sub(exitAtom, () => {
    if (store.get(exitAtom) !== 'left') return;
    store.set(leavingAtom, true);
    discardDraft(store);
  });
  const stop = () => {
    stopSaving();
    stopWatchingExit();
  };
  tracked = { store, stop };
}

/** Brings back the person's draft before the wizard is shown. Does nothing when it is already here. */
export async function restoreDraft(store: Store, session: Session): Promise<void> {
  const { id: userId } = session.profile;
  if (store.get(draftAtom).userId !== userId) {
    const draft = await storage.read(userId, sessionProfile(session));
    store.set(draftAtom, draft);
    store.set(
      withoutRegistrationAtom,
      draft.state.funcionarios.map(({ id }) => id),
    );
    report(store, 'stored');
  }
  store.set(leavingAtom, false);
  track(store);
}

/** Begins anew: after the request was sent, or when the person throws it away. What is stored goes with it. */
export function discardDraft(store: Store): void {
  const { userId, state } = store.get(draftAtom);
  store.set(draftAtom, newDraft(userId, state.profile));
}

/** For stories and tests: another place to keep drafts in, and the draft that is in it. */
export function setTestDraft(store: Store, draft: Draft, newStorage: DraftStorage): void {
  storage = newStorage;
  tracked?.stop();
  tracked = null;
  store.set(draftAtom, draft);
  report(store, 'stored');
}
