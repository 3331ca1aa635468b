import { PERMISSION } from '@apto/domain/permissions';
import { REGISTRY_NAMES } from '@apto/domain/registry';
import { createBrowserRouter, type RouteObject } from 'react-router-dom';
import { HOME_ROUTE, PANEL_ROUTE, RECOVERY_ROUTE, SECOND_FACTOR_ROUTE } from './shared/routing/addresses.ts';
import { assistenteRoutes } from './features/assistente/stepRoutes.ts';
import { Root } from './shell/Root.tsx';
import { inTime } from '@apto/api-client/code';
import { RouteFailure } from './shell/RouteFailure.tsx';
import { setListPreparation } from './shared/routing/preparation.ts';
import { LIST_SHORTCUTS } from './firstVisit.ts';
import { requireScopedSession } from './shared/scope/guard.ts';
import { leadHome, requireSession } from './shared/session/index.ts';
import type { ScreenHandle } from './shared/routing/handle.ts';

const frame = () => inTime(import('./shell/route.tsx'));
const list = () => inTime(import('./features/agendamentos/route.tsx'));
const registry = () => inTime(import('./features/registry/entry.ts')).then(({ load }) => load());
const ownForm = (name: 'profiles' | 'users') =>
  inTime(import('./features/registry/entry.ts')).then(({ loadOwnForm }) => loadOwnForm[name]());
setListPreparation(() => Promise.all([frame(), list()]));

/** Where the signed-in person's pages stand. */
const PAGES = 'pages';

/** The addresses of the back-office, but for `laterRoutes`. Screens load with their route. */
const routes: RouteObject[] = [
  {
    element: <Root />,
    errorElement: <RouteFailure />,
    HydrateFallback: () => null,
    children: [
      // '/' stands in for every later screen until its route is known: without an element the router warns.
      ...LIST_SHORTCUTS.map((path) => ({ path, element: null, loader: leadHome })),
      { path: '/login', lazy: () => inTime(import('./features/login/route.tsx')) },
      { path: '/convite', lazy: () => inTime(import('./features/invitation/route.tsx')) },
      { path: RECOVERY_ROUTE, lazy: () => inTime(import('./features/recovery/route.tsx')) },
      { path: '/password/forgot', lazy: () => inTime(import('./features/recovery/new-password.tsx')) },
      { path: SECOND_FACTOR_ROUTE, lazy: () => inTime(import('./features/account/enrolRoute.tsx')) },
      { path: '/primeiro-acesso', lazy: () => inTime(import('./features/first-use/route.tsx')) },
      {
        loader: requireScopedSession(),
        lazy: frame,
        children: [
          {
            id: PAGES,
            errorElement: <RouteFailure />,
            children: [
              {
                path: HOME_ROUTE,
                loader: requireSession(PERMISSION.GESTAO_MEDICA_V3_VIEW),
                handle: {
                  title: 'Agendamentos',
                  tour: () => import('./features/agendamentos/tour/tour.ts'),
                } satisfies ScreenHandle,
                lazy: list,
              },
              {
                path: PANEL_ROUTE,
                loader: requireSession(PERMISSION.PAINEL_AGENDAMENTO),
                handle: {
                  title: 'Painel de agendamento',
                  tour: () => import('./features/queue/tour/tour.ts'),
                } satisfies ScreenHandle,
                lazy: () => inTime(import('./features/queue/route.tsx')),
              },
              ...assistenteRoutes,
              {
                path: '/painel-agendamento/:id',
                loader: requireSession(PERMISSION.PAINEL_AGENDAMENTO),
                handle: { title: 'Atendimento do pedido' } satisfies ScreenHandle,
                lazy: () => inTime(import('./features/panel-work/route.tsx')),
              },
              { path: '/cadastros', lazy: registry },
              // By name: any other address of two parts is nobody's, and says so.
              ...REGISTRY_NAMES.map((name) => ({
                path: `/${name}/:record`,
                lazy: registry,
                children:
                  name === 'profiles' || name === 'users' ? [{ index: true, lazy: () => ownForm(name) }] : [],
              })),
            ],
          },
        ],
      },
      {
        path: '*',
        handle: { title: 'Página não encontrada' } satisfies ScreenHandle,
        lazy: () => inTime(import('./features/errors/route.tsx')),
      },
    ],
  },
];

/** The router: each later screen adds nothing to what everybody loads first. */
export function createRouter() {
  let isWhole = false;
  return createBrowserRouter(routes, {
    patchRoutesOnNavigation: async ({ patch }) => {
      if (isWhole) return;
      const { laterRoutes } = await inTime(import('./laterRoutes.ts'));
      // Two navigations may have waited for the same code.
      if (!isWhole) patch(PAGES, [...laterRoutes]);
      isWhole = true;
    },
  });
}
