import { ApiProvider, store } from '@apto/api-client/react';
import { ToastRegion } from '@apto/ui';
import type { Decorator } from '@storybook/react-vite';
import { initialState, type AssistenteState } from '@apto/domain/assistente';
import { Provider as StoreProvider } from 'jotai';
import { useState, type ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { HOME_ROUTE } from '../../../shared/routing/addresses.ts';
import { api } from '../../../shared/api/client.ts';
import { storySession } from '../../../shared/stories/data.ts';
import { liveSession } from '../../../shared/session/index.ts';
import { forgetAttemptsAtom } from '../fields/failures.ts';
import { createDraftStorage } from '../pedido/draftStorage.ts';
import { stepPath, SEGMENTS } from '../pedido/stepInUrl.ts';
import { factsAtom, newDraft, NO_FACTS, type CreatedPedido } from '../pedido/pedido.ts';
import { restoreDraft, setTestDraft } from '../pedido/draft.ts';
import { PROFILE } from './pedidos.ts';

/** `parameters.assistente` of a story. */
export interface StoryAssistente {
  /** The request at the story's beginning. Made when the story starts, since it depends on the day. */
  readonly pedido?: () => AssistenteState;
  readonly created?: CreatedPedido;
  /** Default: everything. */
  readonly permissions?: readonly string[];
  /** Customers of the person. Default: several. */
  readonly clientes?: readonly number[];
}

/** Drafts of stories go nowhere. */
const noStorage = createDraftStorage(
  () => ({
    read: () => Promise.resolve(null),
    store: () => Promise.resolve(),
    erase: () => Promise.resolve(),
  }),
  () => [],
);

function Scene({
  pedido,
  created,
  permissions,
  clientes,
  children,
}: StoryAssistente & { readonly children: ReactNode }) {
  const [router] = useState(() => {
    const own = storySession(permissions);
    const session = clientes ? { ...own, profile: { ...own.profile, clientes: [...clientes] } } : own;
    liveSession.simulate(session);
    const state = pedido?.() ?? initialState(PROFILE);
    store.set(factsAtom, NO_FACTS);
    store.set(forgetAttemptsAtom);
    const draft = { ...newDraft(session.profile.id, PROFILE), state, created: created ?? null };
    setTestDraft(store, draft, noStorage);
    void restoreDraft(store, session);
    return createMemoryRouter(
      [
        {
          element: children,
          children: SEGMENTS.map((step) => ({ path: stepPath(step), element: null })),
        },
        { path: HOME_ROUTE, element: <h1>Agendamentos</h1> },
      ],
      { initialEntries: [stepPath(state.step)] },
    );
  });
  return (
    <StoreProvider store={store}>
      <ApiProvider client={api}>
        <SWRConfig value={{ provider: () => new Map(), dedupingInterval: 0, shouldRetryOnError: false }}>
          <RouterProvider router={router} />
          <ToastRegion />
        </SWRConfig>
      </ApiProvider>
    </StoreProvider>
  );
}

/** Addresses, session, API and a request around the wizard, as `parameters.assistente` says. */
export const withAssistente: Decorator = (Story, { parameters }) => (
  <Scene {...((parameters['assistente'] ?? {}) as StoryAssistente)}>
    <Story />
  </Scene>
);
