import { ApiProvider } from '@apto/api-client/react';
import type { Decorator } from '@storybook/react-vite';
import { Provider as LojaProvider } from 'jotai';
import { useState, type ReactNode } from 'react';
import { createMemoryRouter, RouterProvider, type RouteObject } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { cliente } from '../api/cliente.ts';
import { loja } from '../loja.ts';
import { usarSessaoDeTeste, type Sessao } from '../sessao/index.ts';
import { sessaoDeHistoria } from './dados.ts';

/** `parameters.app` of a story. */
export interface AppDaHistoria {
  /** Null: nobody is signed in. Default: someone who may do everything. */
  sessao?: Sessao | null;
  /** Where the story starts. */
  endereco?: string;
  /** What the story's own route says of itself. */
  handle?: object;
  /** Routes besides the story's own, for what a link or a redirect leads to. */
  rotas?: RouteObject[];
}

function App({
  sessao = sessaoDeHistoria(),
  endereco = '/',
  handle,
  rotas = [],
  children,
}: AppDaHistoria & { children: ReactNode }) {
  const [roteador] = useState(() => {
    usarSessaoDeTeste(sessao);
    const { pathname } = new URL(endereco, 'http://historia');
    return createMemoryRouter([{ path: pathname, element: children, handle }, ...rotas], {
      initialEntries: [endereco],
    });
  });
  return (
    <LojaProvider store={loja}>
      <ApiProvider cliente={cliente}>
        <SWRConfig value={{ provider: () => new Map(), dedupingInterval: 0, shouldRetryOnError: false }}>
          <RouterProvider router={roteador} />
        </SWRConfig>
      </ApiProvider>
    </LojaProvider>
  );
}

/** Router, session, API and an empty cache around one story, as `parameters.app` says. */
export const comApp: Decorator = (Story, { parameters }) => (
  <App {...((parameters['app'] ?? {}) as AppDaHistoria)}>
    <Story />
  </App>
);
