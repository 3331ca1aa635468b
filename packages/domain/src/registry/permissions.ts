import { hasPermission, type HeldPermissions } from '../permissions/index.ts';
import type { Registry } from './types.ts';

/** What is done to a record of a registry (doc3 §6). To look at it needs the area itself. */
export const REGISTRY_ACTIONS = ['criar', 'editar', 'excluir', 'ativar', 'inativar'] as const;
export type RegistryAction = (typeof REGISTRY_ACTIONS)[number] | 'view';

/** What can be done in a registry at all: where nothing is switched, nobody needs the permission to switch. */
export const registryActions = ({
  hasActivation = true,
  isRemovable = true,
}: Registry): readonly RegistryAction[] => [
  'view',
  ...REGISTRY_ACTIONS.filter((action) =>
    action === 'excluir' ? isRemovable : hasActivation || (action !== 'ativar' && action !== 'inativar'),
  ),
];

/** The permission of an action: `estrutura_grupos`, `estrutura_grupos:criar`. */
export const registryPermission = ({ area }: Registry, action: RegistryAction): string =>
  action === 'view' ? area : `${area}:${action}`;

/** Whether the user may do this in this registry; who may not see it may do nothing there. */
export const mayInRegistry = (
  permissions: HeldPermissions,
  registry: Registry,
  action: RegistryAction,
): boolean =>
  hasPermission(permissions, registry.area) &&
  (action === 'view' || hasPermission(permissions, registryPermission(registry, action)));
