import { newKey, type FuncionarioSummary } from '@apto/api-client';
import {
  assistenteReducer,
  initialState,
  type AssistenteContext,
  type AssistenteState,
  type AssistenteEvent,
  type SolicitanteProfile,
} from '@apto/domain/assistente';
import { readWho } from '@apto/domain/pedido';
import { atom } from 'jotai';
import { selectAtom } from 'jotai/utils';
import { now } from '@apto/api-client/react';
import type { Session } from '../../../shared/session/index.ts';
import { isSameList } from './sameList.ts';

/** What the rules need besides the request and the clock: calendars, limits, and the clinics on offer. */
export type Facts = Required<Omit<AssistenteContext, 'now' | 'clinicalExameRequired'>>;

export const NO_FACTS: Facts = { dayLimit: null, feriados: [], ferias: [], prestadores: [] };

/** A self-scheduling request that the server has made and whose link has not gone out yet. */
export interface CreatedPedido {
  readonly id: number;
  readonly nomeFuncionario: string;
}

/** The wizard as this browser holds it. */
export interface Draft {
  /** Made once for each request: what its idempotency keys begin with. */
  readonly id: string;
  /** Whose it is: another person who signs in begins anew. */
  readonly userId: number;
  readonly state: AssistenteState;
  readonly created: CreatedPedido | null;
}

const NO_OWNER = 0;

/** An empty request of this person. */
export const newDraft = (userId: number, profile: SolicitanteProfile | null): Draft => ({
  id: newKey(),
  userId,
  state: initialState(profile),
  created: null,
});

/** The signed-in person as the wizard's requester (doc2 §2.2). */
export const sessionProfile = ({ profile }: Pick<Session, 'profile'>): SolicitanteProfile => ({
  name: profile.name,
  email: profile.email,
  phone: profile.phone,
  quemAgenda: readWho(profile.quemAgenda),
  quemAvisa: readWho(profile.quemAvisa),
});

/** The draft. Written by the two atoms below and by whoever restores or drops it. */
export const draftAtom = atom<Draft>(newDraft(NO_OWNER, null));

/** Facts of the registries, kept up to date by `useFacts`. */
export const factsAtom = atom<Facts>(NO_FACTS);

/** How often the present is looked at, in ms: noon and midnight pass while a wizard is open. */
const TICK_INTERVAL = 10_000;

const momentAtom = atom(now());
momentAtom.onMount = (set) => {
  // The same object for the whole of a minute: calendars judge their days anew for another one.
  const tick = () =>
    set((before) => {
      const next = now();
      return next.data === before.data && next.time === before.time ? before : next;
    });
  tick();
  const clock = setInterval(tick, TICK_INTERVAL);
  return () => clearInterval(clock);
};

/** The facts with the present moment, for whoever asks the domain. */
export const contextAtom = atom((get): AssistenteContext => ({
  now: get(momentAtom),
  ...get(factsAtom),
}));

/** The request; writing an event puts it through the domain's reducer. */
export const pedidoAtom = atom(
  (get) => get(draftAtom).state,
  (get, set, ...events: AssistenteEvent[]) => {
    const draft = get(draftAtom);
    const ctx = { now: now(), ...get(factsAtom) };
    const state = events.reduce((e, event) => assistenteReducer(e, event, ctx), draft.state);
    if (state !== draft.state) set(draftAtom, { ...draft, state });
  },
);

/** Who is in the request: the same list for as long as nobody comes or goes. */
export const funcionarioIdsAtom = selectAtom(
  pedidoAtom,
  ({ funcionarios }): readonly number[] => funcionarios.map(({ id }) => id),
  isSameList,
);

/** What SOC answered of each of them: the same list until it answers. */
export const socAnswersAtom = selectAtom(
  pedidoAtom,
  ({ funcionarios }) => funcionarios.map(({ sync, possuiRisco }) => ({ sync, possuiRisco })),
  isSameList,
);

/** Employees who are ticked in the list and not in the request yet. */
export const tickedAtom = atom<readonly FuncionarioSummary[]>([]);

/** Employees whom a draft brought back without what the registry says of their health. */
export const withoutRegistrationAtom = atom<readonly number[]>([]);

/** The request was sent and the wizard is being left: what happens to it now moves no address any more. */
export const leavingAtom = atom(false);

/** The request that waits for its link, or null. */
export const createdAtom = atom(
  (get) => get(draftAtom).created,
  (get, set, created: CreatedPedido | null) => set(draftAtom, { ...get(draftAtom), created }),
);
