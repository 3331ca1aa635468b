import { PERMISSAO } from '@apto/domain';
import { createBrowserRouter, redirect, type RouteObject } from 'react-router-dom';
import { rotasDoAssistente } from './features/assistente/routes.tsx';
import { Raiz } from './shared/rotas/Raiz.tsx';
import { FalhaDeRota } from './shared/rotas/FalhaDeRota.tsx';
import { definirPreparoDaLista } from './shared/rotas/preparo.ts';
import { ATALHOS_DA_LISTA } from './shared/rotas/redirecionamentos.ts';
import { exigir, ROTA_INICIAL } from './shared/sessao/index.ts';

const quadro = () => import('./shared/quadro/route.tsx');
const lista = () => import('./features/agendamentos/route.tsx');
definirPreparoDaLista(() => Promise.all([quadro(), lista()]));

/** Every address of the back-office. Screens load with their route. */
export const rotas: RouteObject[] = [
  {
    element: <Raiz />,
    errorElement: <FalhaDeRota />,
    HydrateFallback: () => null,
    children: [
      ...ATALHOS_DA_LISTA.map((path) => ({ path, loader: () => redirect(ROTA_INICIAL) })),
      { path: '/login', lazy: () => import('./features/login/route.tsx') },
      {
        loader: exigir(),
        lazy: quadro,
        children: [
          {
            errorElement: <FalhaDeRota />,
            children: [
              {
                path: ROTA_INICIAL,
                loader: exigir(PERMISSAO.GESTAO_MEDICA_V3_VIEW),
                handle: { titulo: 'Agendamentos', guia: 'IndexGuiaGestaoMedica' },
                lazy: lista,
              },
              ...rotasDoAssistente,
            ],
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

export const criarRoteador = () => createBrowserRouter(rotas);
