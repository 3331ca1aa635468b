import { ApiProvider, store } from '@apto/api-client/react';
import type { Decorator } from '@storybook/react-vite';
import { Provider as StoreProvider } from 'jotai';
import { useState, type ReactNode } from 'react';
import { createMemoryRouter, parsePath, RouterProvider, type RouteObject } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { api } from '../api/client.ts';
import { liveSession, type Session } from '../session/index.ts';
import { storySession } from './data.ts';

/** `parameters.app` of a story. */
export interface StoryApp {
  /** Null: nobody is signed in. Default: someone who may do everything. */
  session?: Session | null;
  /** Where the story starts. */
  address?: string;
  /** What led there says beside the address. */
  state?: unknown;
  /** What the story's own route says of itself. */
  handle?: object;
  /** What the story's own route loads before it is shown. */
  loader?: RouteObject['loader'];
  /** Routes besides the story's own, for what a link or a redirect leads to. */
  routes?: RouteObject[];
}

function App({
  session = storySession(),
  address = '/',
  state,
  handle,
  loader,
  routes = [],
  children,
}: StoryApp & { children: ReactNode }) {
  const [router] = useState(() => {
    liveSession.simulate(session);
    const { pathname } = new URL(address, 'http://historia');
    return createMemoryRouter([{ path: pathname, element: children, handle, loader }, ...routes], {
      initialEntries: [{ ...parsePath(address), state }],
    });
  });
  return (
    <StoreProvider store={store}>
      <ApiProvider client={api}>
        <SWRConfig value={{ provider: () => new Map(), dedupingInterval: 0, shouldRetryOnError: false }}>
          <RouterProvider router={router} />
        </SWRConfig>
      </ApiProvider>
    </StoreProvider>
  );
}

/** Router, session, API and an empty cache around one story, as `parameters.app` says. */
export const withApp: Decorator = (Story, { parameters }) => (
  <App {...((parameters['app'] ?? {}) as StoryApp)}>
    <Story />
  </App>
);
