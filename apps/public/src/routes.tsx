import { createHashRouter, type RouteObject } from 'react-router-dom';
import * as dados from './features/confirmar-dados/route.tsx';
import { CAMINHO } from './shared/rotas/caminhos.ts';
import { FalhaDeRota } from './shared/rotas/FalhaDeRota.tsx';
import { Raiz } from './shared/rotas/Raiz.tsx';
import { exigirEmpregado, paraOPedido } from './shared/sessao/guardas.ts';
import * as pedido from './shared/pedido/route.tsx';

/** Every address of the public app (doc2 §2.11). The first screen comes with the router, the others with their route. */
export const rotas: RouteObject[] = [
  {
    element: <Raiz />,
    errorElement: <FalhaDeRota />,
    HydrateFallback: () => null,
    children: [
      ...['/', '/autoagendamento', CAMINHO.login].map((path) => ({
        path,
        loader: paraOPedido,
        element: null,
      })),
      {
        loader: exigirEmpregado,
        // Each navigation looks at the session again (doc3 §2.2).
        shouldRevalidate: () => true,
        Component: pedido.Component,
        children: [
          { path: CAMINHO.dados, handle: { titulo: 'Confirme seus dados' }, Component: dados.Component },
          {
            path: CAMINHO.local,
            handle: { titulo: 'Onde fazer o exame' },
            lazy: () => import('./features/local/route.tsx'),
          },
          {
            path: CAMINHO.data,
            handle: { titulo: 'Quando fazer o exame' },
            lazy: () => import('./features/data/route.tsx'),
          },
          {
            path: CAMINHO.confirmado,
            handle: { titulo: 'Agendamento confirmado' },
            lazy: () => import('./features/confirmado/route.tsx'),
          },
        ],
      },
      {
        path: '*',
        handle: { titulo: 'Página não encontrada' },
        lazy: () => import('./features/erros/route.tsx'),
      },
    ],
  },
];

export const criarRoteador = () => createHashRouter(rotas);
