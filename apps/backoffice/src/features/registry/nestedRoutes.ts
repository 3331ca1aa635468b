import { NESTED_LISTS, REGISTRY_ALIASES, REGISTRY_NAMES } from '@apto/domain/registry';
import type { RouteObject } from 'react-router-dom';
import { inTime } from '../../shared/inTime.ts';
import { leadOn } from '../../shared/session/index.ts';

/** A registry's name alone is its list (doc3 §2.1 configuracoes-gerais), and so is a second name. */
export const aliasRoutes: readonly RouteObject[] = [
  ...REGISTRY_NAMES.map((name) => ({ path: `/${name}`, loader: leadOn(`/${name}/list`) })),
  ...Object.entries(REGISTRY_ALIASES).map(([alias, name]) => ({
    path: `/${alias}/:record?`,
    loader: leadOn(({ params }) => `/${name}/${params['record'] ?? 'list'}`),
  })),
];

/** The lists below a record: `/supplier/{id}/procedures` (doc3 §2.1). */
export const nestedRoutes: readonly RouteObject[] = NESTED_LISTS.map((list) => {
  const [name, path] = list.split('/');
  return { path: `/${name}/:id/${path}`, lazy: () => inTime(import('./nestedRoute.tsx')) };
});
