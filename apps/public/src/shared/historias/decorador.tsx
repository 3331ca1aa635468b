import type { Decorator } from '@storybook/react-vite';
import { Provider as LojaProvider } from 'jotai';
import { useState } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { loja } from '../loja.ts';
import { esquecerRascunho } from '../pedido/rascunho.ts';
import { Component as RotaDoPedido } from '../pedido/route.tsx';
import { CAMINHO, type Caminho } from '../rotas/caminhos.ts';
import { Raiz } from '../rotas/Raiz.tsx';
import { sessao } from '../sessao/index.ts';

/** The store around a story that nobody has signed in for. */
export const semSessao: Decorator = (Story) => {
  sessao.simular(null);
  return (
    <LojaProvider store={loja}>
      <Story />
    </LojaProvider>
  );
};

/** Session, request, router and an empty draft around one step; the other steps are there by name only. */
export const naEtapa =
  (caminho: Caminho): Decorator =>
  (Story) => {
    const [roteador] = useState(() => {
      esquecerRascunho();
      sessao.simular({ token: crypto.randomUUID(), expiraEm: null, convite: null });
      const outras = Object.values(CAMINHO).filter((outro) => outro !== caminho);
      return createMemoryRouter(
        [
          {
            element: <Raiz />,
            children: [
              {
                Component: RotaDoPedido,
                children: [
                  { path: caminho, element: <Story /> },
                  ...outras.map((path) => ({ path, element: <p>{path}</p> })),
                ],
              },
            ],
          },
        ],
        { initialEntries: [caminho] },
      );
    });
    return (
      <LojaProvider store={loja}>
        <RouterProvider router={roteador} />
      </LojaProvider>
    );
  };
