import { importOf, isCompanyImport, type ImportKind } from '@apto/domain/imports';
import { mayInRegistry, registryOf, type RegistryAction } from '@apto/domain/registry';
import type { InternalSession } from '../platform/session.ts';

/** What an import does to the registry that it brings records of, and its way back. */
export const WRITING = ['criar', 'editar'] as const;
export const UNDOING = ['excluir', 'editar'] as const;

/** Whether a person may do these to the registry of a kind; a customer's structure has the permission of imports alone. */
export function mayTouch(
  { permissions }: Pick<InternalSession, 'permissions'>,
  kind: ImportKind,
  actions: readonly RegistryAction[],
): boolean {
  const registry = registryOf(importOf(kind).registry ?? '');
  return !registry || actions.every((action) => mayInRegistry(permissions, registry, action));
}

/** Whether an import reaches only what a person sees: the whole customer, or the whole company. */
export function mayImport(
  session: InternalSession,
  { clienteId, tipo: kind }: { readonly clienteId: number | null; readonly tipo: ImportKind },
  actions: readonly RegistryAction[],
): boolean {
  const { clientes, unidades } = session.scope;
  const isSeen =
    clientes === null || (!isCompanyImport(kind) && clienteId !== null && clientes.includes(clienteId));
  return unidades === null && isSeen && mayTouch(session, kind, actions);
}
