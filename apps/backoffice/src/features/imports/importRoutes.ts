import { PERMISSION } from '@apto/domain/permissions';
import type { RouteObject } from 'react-router-dom';
import { inTime } from '@apto/api-client/code';
import { IMPORT_ROUTE, STRUCTURE_IMPORT_ROUTE } from '../../shared/routing/addresses.ts';
import type { ScreenHandle } from '../../shared/routing/handle.ts';
import { leadOn, requireSession } from '../../shared/session/index.ts';
import { lateTour } from '../../shared/tours/lateTour.ts';

const see = requireSession(PERMISSION.IMPORTACAO);
const make = requireSession(PERMISSION.IMPORTACAO_CRIAR);
/** Which of the two importers, and what one does in it: each tab says its own. */
const EMPLOYEES = 'Importações de funcionários';
const STRUCTURE = 'Importações de cadastros';
const listHandle = (title: string, name: 'importacao-list' | 'importacao-cadastro-estrutura-list') =>
  ({
    title,
    tour: lateTour(name),
  }) satisfies ScreenHandle;
const list = () => inTime(import('./listRoute.tsx'));
const work = () => inTime(import('./workRoute.tsx'));

/** doc3 §2.1: importacao (list, new, {id}) and importacao-cadastro-estrutura (list, new/{step}, {id}/{step}). */
export const importRoutes: RouteObject[] = [
  ...(
    [
      [IMPORT_ROUTE, EMPLOYEES, 'importacao-list'],
      [STRUCTURE_IMPORT_ROUTE, STRUCTURE, 'importacao-cadastro-estrutura-list'],
    ] as const
  ).flatMap(([path, title, tour]): RouteObject[] => [
    { path, loader: see, handle: listHandle(title, tour), lazy: list },
    { path: `${path}/list`, loader: leadOn(path) },
  ]),
  {
    path: `${IMPORT_ROUTE}/new`,
    loader: make,
    handle: { title: 'Nova importação de funcionários' },
    lazy: work,
  },
  { path: `${IMPORT_ROUTE}/:id`, loader: see, handle: { title: 'Importação de funcionários' }, lazy: work },
  {
    path: `${STRUCTURE_IMPORT_ROUTE}/new`,
    loader: leadOn(`${STRUCTURE_IMPORT_ROUTE}/new/tipo-importacao`),
  },
  {
    path: `${STRUCTURE_IMPORT_ROUTE}/new/:step`,
    loader: make,
    handle: { title: 'Nova importação de cadastros' },
    lazy: work,
  },
  {
    path: `${STRUCTURE_IMPORT_ROUTE}/:id/:step?`,
    loader: see,
    handle: { title: 'Importação de cadastros' },
    lazy: work,
  },
];
