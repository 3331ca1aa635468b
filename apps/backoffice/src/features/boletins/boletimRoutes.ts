import type { RouteObject } from 'react-router-dom';
import { inTime } from '@apto/api-client/code';
import { BOLETINS_ROUTE } from '../../shared/routing/addresses.ts';
import type { ScreenHandle } from '../../shared/routing/handle.ts';
import { requireSession } from '../../shared/session/index.ts';
import { lateTour } from '../../shared/tours/lateTour.ts';

const handle = { title: 'Boletins da empresa' } satisfies ScreenHandle;

/** doc3 §2.1 boletins, view: whoever works in the company reads what is for them. */
export const boletimRoutes: readonly RouteObject[] = [
  {
    path: BOLETINS_ROUTE,
    loader: requireSession(),
    handle: {
      ...handle,
      tour: lateTour('boletins-view'),
    } satisfies ScreenHandle,
    lazy: () => inTime(import('./listRoute.tsx')),
  },
  {
    path: '/boletins/:id/view',
    loader: requireSession(),
    handle,
    lazy: () => inTime(import('./viewRoute.tsx')),
  },
];
