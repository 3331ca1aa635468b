import type { Decorator } from '@storybook/react-vite';
import { Provider as StoreProvider } from 'jotai';
import { useState } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { store } from '@apto/api-client/react';
import { forgetDraft } from '../pedido/draft.ts';
import { Component as PedidoRoute } from '../../shell/route.tsx';
import { PATHS, type AppPath } from '../routing/paths.ts';
import { Root } from '../../shell/Root.tsx';
import { session } from '../session/index.ts';

/** The app's store around a story. */
export const withStore: Decorator = (Story) => (
  <StoreProvider store={store}>
    <Story />
  </StoreProvider>
);

/** The store around a story that nobody has signed in for. */
export const withoutSession: Decorator = (Story, context) => {
  session.simulate(null);
  return withStore(Story, context);
};

/**
 * Session, request, router and an empty draft around one step; the other steps are there by name only.
 * The parameter `slowStep` names one whose code never arrives.
 */
export const atStep =
  (path: AppPath): Decorator =>
  (Story, { parameters }) => {
    const [router] = useState(() => {
      forgetDraft();
      session.simulate({ token: crypto.randomUUID(), expiresAt: null, invite: null });
      const others = Object.values(PATHS).filter((other) => other !== path);
      return createMemoryRouter(
        [
          {
            element: <Root />,
            children: [
              {
                Component: PedidoRoute,
                children: [
                  { path, element: <Story /> },
                  ...others.map((other) =>
                    other === parameters['slowStep']
                      ? { path: other, lazy: () => new Promise<never>(() => undefined) }
                      : { path: other, element: <p>{other}</p> },
                  ),
                ],
              },
            ],
          },
        ],
        { initialEntries: [path] },
      );
    });
    return (
      <StoreProvider store={store}>
        <RouterProvider router={router} />
      </StoreProvider>
    );
  };
