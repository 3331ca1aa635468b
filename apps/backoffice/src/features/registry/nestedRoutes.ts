import { PERMISSION } from '@apto/domain/permissions';
import { NESTED_LISTS, REGISTRY_ALIASES, REGISTRY_NAMES } from '@apto/domain/registry';
import { redirect, type RouteObject } from 'react-router-dom';
import { inTime } from '@apto/api-client/code';
import { leadOn, liveSession, requireSession } from '../../shared/session/index.ts';
import { FIELD_PARAM } from './addresses.ts';

/** The first that a company's record says of SOC. */
const SOC_FIELD = 'codigoEmpresaPrincipal';

/** A registry's name alone is its list (doc3 §2.1 configuracoes-gerais), and so is a second name. */
export const aliasRoutes: readonly RouteObject[] = [
  // How a company enters SOC is a part of its record (doc3 §2.1, §6), which the address leads to as far as that part.
  {
    path: '/acesso-soc',
    loader: async (args) => {
      await requireSession(PERMISSION.CONFIGURACOES_USUARIO)(args);
      const { id } = liveSession.current()?.profile.empresa ?? {};
      return redirect(id === undefined ? '/companies/list' : `/companies/${id}?${FIELD_PARAM}=${SOC_FIELD}`);
    },
  },
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
