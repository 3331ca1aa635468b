import { PERMISSION } from '@apto/domain/permissions';
import type { RouteObject } from 'react-router-dom';
import { inTime } from '@apto/api-client/code';
import { RELEASE_ROUTE } from '../../shared/routing/addresses.ts';
import type { ScreenHandle } from '../../shared/routing/handle.ts';
import { requireSession } from '../../shared/session/index.ts';
import { lateTour } from '../../shared/tours/lateTour.ts';

/** The addresses of the one release screen (doc2 §2.13, doc3 §2.1). */
export const releaseRoutes: RouteObject[] = [
  RELEASE_ROUTE,
  `${RELEASE_ROUTE}/liberar`,
  `${RELEASE_ROUTE}/atualizar-prestador`,
  '/liberar',
  '/atualizar-prestador',
].map((path) => ({
  path,
  loader: requireSession(PERMISSION.LIBERAR_PRESTADOR_CRIAR),
  handle: {
    title: 'Liberar prestador',
    tour: lateTour('liberar-prestador'),
  } satisfies ScreenHandle,
  lazy: () => inTime(import('./route.tsx')),
}));
