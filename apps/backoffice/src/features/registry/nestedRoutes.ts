import { NESTED_LISTS } from '@apto/domain/registry';
import { redirect, type RouteObject } from 'react-router-dom';
import { inTime } from '../../shared/inTime.ts';

/** The document's second names of a registry (doc3 §2.1: risco-procedimento has a list as risk-procedure alone). */
const ALIASES = { 'risk-procedure': 'risco-procedimento', professionals: 'profissionais' } as const;

export const aliasRoutes: readonly RouteObject[] = Object.entries(ALIASES).map(([alias, name]) => ({
  path: `/${alias}/:record`,
  loader: ({ params }) => redirect(`/${name}/${params['record'] ?? 'list'}`),
}));

/** The lists below a record: `/supplier/{id}/procedures` (doc3 §2.1). */
export const nestedRoutes: readonly RouteObject[] = NESTED_LISTS.map((list) => {
  const [name, path] = list.split('/');
  return { path: `/${name}/:id/${path}`, lazy: () => inTime(import('./nestedRoute.tsx')) };
});
