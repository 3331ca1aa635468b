import { PERMISSION } from '@apto/domain/permissions';
import type { RouteObject } from 'react-router-dom';
import { inTime } from '@apto/api-client/code';
import { MANY_ROUTE } from '../../shared/routing/addresses.ts';
import type { ScreenHandle } from '../../shared/routing/handle.ts';
import { requireSession } from '../../shared/session/index.ts';
import { lateTour } from '../../shared/tours/lateTour.ts';

const loader = requireSession(PERMISSION.AGENDAMENTOS_CRIAR);
const handle = { title: 'Solicitações em lote' } satisfies ScreenHandle;
const told = {
  ...handle,
  tour: lateTour('pedidos-em-lote'),
} satisfies ScreenHandle;

/** One request for many employees (issue 10 'Bulk request'). */
export const manyRoutes: RouteObject[] = [
  { path: MANY_ROUTE, loader, handle: told, lazy: () => inTime(import('./listRoute.tsx')) },
  { path: `${MANY_ROUTE}/nova`, loader, handle, lazy: () => inTime(import('./newRoute.tsx')) },
  { path: `${MANY_ROUTE}/:id`, loader, handle, lazy: () => inTime(import('./workRoute.tsx')) },
];
