import { ApiProvider } from '@apto/api-client/react';
import type { Decorator } from '@storybook/react-vite';
import { Provider as LojaProvider } from 'jotai';
import { useState } from 'react';
import { createMemoryRouter, RouterProvider, type RouteObject } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { cliente } from '../api/cliente.ts';
import { loja } from '../loja.ts';
import { usarSessaoDeTeste, type Sessao } from '../sessao/index.ts';

interface Opcoes {
  /** Null: nobody is signed in. */
  sessao: Sessao | null;
  /** Where the story starts. */
  endereco: string;
  /** Routes besides the story's own, for what a link or a redirect leads to. */
  rotas?: RouteObject[];
}

/** Router, session, API and an empty cache around one story. */
export const comApp =
  ({ sessao, endereco, rotas = [] }: Opcoes): Decorator =>
  (Story) => {
    const [roteador] = useState(() => {
      usarSessaoDeTeste(sessao);
      const { pathname } = new URL(endereco, 'http://historia');
      return createMemoryRouter([{ path: pathname, element: <Story /> }, ...rotas], { initialEntries: [endereco] });
    });
    return (
      <LojaProvider store={loja}>
        <ApiProvider cliente={cliente}>
          <SWRConfig value={{ provider: () => new Map(), dedupingInterval: 0 }}>
            <RouterProvider router={roteador} />
          </SWRConfig>
        </ApiProvider>
      </LojaProvider>
    );
  };
