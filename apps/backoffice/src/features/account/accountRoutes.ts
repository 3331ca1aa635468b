import type { RouteObject } from 'react-router-dom';
import { inTime } from '@apto/api-client/code';
import { PROFILE_ROUTE } from '../../shared/routing/addresses.ts';
import type { ScreenHandle } from '../../shared/routing/handle.ts';
import { requireSession } from '../../shared/session/index.ts';

/** doc3 §2.1 /profile: it is everybody's, so that it asks for no permission. */
export const accountRoutes: RouteObject[] = [
  {
    path: PROFILE_ROUTE,
    loader: requireSession(),
    handle: { title: 'Meu perfil' } satisfies ScreenHandle,
    lazy: () => inTime(import('./route.tsx')),
  },
];
