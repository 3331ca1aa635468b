import type { RouteObject } from 'react-router-dom';
import { inTime } from '@apto/api-client/code';
import { FIRST_STEPS_ROUTE } from '../../shared/routing/addresses.ts';
import type { ScreenHandle } from '../../shared/routing/handle.ts';
import { requireSession } from '../../shared/session/index.ts';

export const firstStepsRoutes: readonly RouteObject[] = [
  {
    path: FIRST_STEPS_ROUTE,
    // Who makes customers makes the rest of them.
    loader: requireSession('estrutura_cliente:criar'),
    handle: { title: 'Primeiros passos' } satisfies ScreenHandle,
    lazy: () => inTime(import('./route.tsx')),
  },
];
