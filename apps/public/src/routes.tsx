import { inTime } from '@apto/api-client/code';
import { createHashRouter, type RouteObject } from 'react-router-dom';
import * as data from './features/confirm-details/route.tsx';
import { PATHS } from './shared/routing/paths.ts';
import { stepTitle } from './shared/pedido/steps.ts';
import { RouteFailure } from './shell/RouteFailure.tsx';
import { Root } from './shell/Root.tsx';
import { requireEmployee, redirectToPedido } from './shared/session/guards.ts';
import * as pedido from './shell/route.tsx';

/** Every address of the public app (doc2 §2.11). The first screen comes with the router, the others with their route. */
export const routes: RouteObject[] = [
  {
    element: <Root />,
    errorElement: <RouteFailure />,
    HydrateFallback: () => null,
    children: [
      ...['/', '/autoagendamento', PATHS.login].map((path) => ({
        path,
        loader: redirectToPedido,
        element: null,
      })),
      {
        loader: requireEmployee,
        // Each navigation looks at the session again (doc3 §2.2).
        shouldRevalidate: () => true,
        Component: pedido.Component,
        children: [
          { path: PATHS.details, handle: { title: 'Seu exame' }, Component: data.Component },
          {
            path: PATHS.place,
            handle: { title: stepTitle(PATHS.place, 'Onde fazer o exame') },
            lazy: () => inTime(import('./features/place/route.tsx')),
          },
          {
            path: PATHS.date,
            handle: { title: stepTitle(PATHS.date, 'Quando fazer o exame') },
            lazy: () => inTime(import('./features/date/route.tsx')),
          },
          {
            path: PATHS.proposal,
            handle: { title: 'Confirme o dia do exame' },
            lazy: () => inTime(import('./features/proposal/route.tsx')),
          },
          {
            path: PATHS.confirmed,
            handle: { title: 'Seu agendamento' },
            lazy: () => inTime(import('./features/confirmed/route.tsx')),
          },
        ],
      },
      {
        path: '*',
        handle: { title: 'Página não encontrada' },
        lazy: () => inTime(import('./features/errors/route.tsx')),
      },
    ],
  },
];

export const createRouter = () => createHashRouter(routes);
