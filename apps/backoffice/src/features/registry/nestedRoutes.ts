import { NESTED_LISTS, REGISTRY_ALIASES } from '@apto/domain/registry';
import { redirect, type RouteObject } from 'react-router-dom';
import { inTime } from '../../shared/inTime.ts';

export const aliasRoutes: readonly RouteObject[] = Object.entries(REGISTRY_ALIASES).map(([alias, name]) => ({
  path: `/${alias}/:record`,
  loader: ({ params }) => redirect(`/${name}/${params['record'] ?? 'list'}`),
}));

/** The lists below a record: `/supplier/{id}/procedures` (doc3 §2.1). */
export const nestedRoutes: readonly RouteObject[] = NESTED_LISTS.map((list) => {
  const [name, path] = list.split('/');
  return { path: `/${name}/:id/${path}`, lazy: () => inTime(import('./nestedRoute.tsx')) };
});
