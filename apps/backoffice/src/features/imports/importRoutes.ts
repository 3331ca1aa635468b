import { PERMISSION } from '@apto/domain/permissions';
import type { RouteObject } from 'react-router-dom';
import { inTime } from '../../shared/inTime.ts';
import { IMPORT_ROUTE, STRUCTURE_IMPORT_ROUTE } from '../../shared/routing/addresses.ts';
import type { ScreenHandle } from '../../shared/routing/handle.ts';
import { leadOn, requireSession } from '../../shared/session/index.ts';

const see = requireSession(PERMISSION.IMPORTACAO);
const make = requireSession(PERMISSION.IMPORTACAO_CRIAR);
const handle = { title: 'Importações' } satisfies ScreenHandle;
const listHandle = (name: 'importacao-list' | 'importacao-cadastro-estrutura-list') =>
  ({
    ...handle,
    tour: async () => ({ default: (await import('../../shared/tours/steps.ts')).tourNamed(name) }),
  }) satisfies ScreenHandle;
const list = () => inTime(import('./listRoute.tsx'));
const work = () => inTime(import('./workRoute.tsx'));

/** doc3 §2.1: importacao (list, new, {id}) and importacao-cadastro-estrutura (list, new/{step}, {id}/{step}). */
export const importRoutes: RouteObject[] = [
  ...(
    [
      [IMPORT_ROUTE, 'importacao-list'],
      [STRUCTURE_IMPORT_ROUTE, 'importacao-cadastro-estrutura-list'],
    ] as const
  ).flatMap(([path, tour]): RouteObject[] => [
    { path, loader: see, handle: listHandle(tour), lazy: list },
    { path: `${path}/list`, loader: leadOn(path) },
  ]),
  { path: `${IMPORT_ROUTE}/new`, loader: make, handle, lazy: work },
  { path: `${IMPORT_ROUTE}/:id`, loader: see, handle, lazy: work },
  {
    path: `${STRUCTURE_IMPORT_ROUTE}/new`,
    loader: leadOn(`${STRUCTURE_IMPORT_ROUTE}/new/tipo-importacao`),
  },
  { path: `${STRUCTURE_IMPORT_ROUTE}/new/:step`, loader: make, handle, lazy: work },
  { path: `${STRUCTURE_IMPORT_ROUTE}/:id/:step?`, loader: see, handle, lazy: work },
];
