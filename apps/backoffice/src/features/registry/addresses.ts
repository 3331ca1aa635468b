import { hasPermission, type HeldPermissions } from '@apto/domain/permissions';
import { mayInRegistry, registryOf, type Registry } from '@apto/domain/registry';
import { listAddress, recordAddress, REGISTRIES_ROUTE } from '../../shared/routing/registries.ts';

export { listAddress, recordAddress, REGISTRIES_ROUTE };

export const newAddress = (name: string): string => `/${name}/new`;

/** A list below a record. */
export const nestedAddress = (name: string, id: number, path: string): string =>
  `${recordAddress(name, id)}/${path}`;

/**
 * The screens that stand beside a registry's list, or beside one record: only those that the person may see, since any
 * other leads to the login (doc3 §2.2).
 */
export const besideOf = (
  { name, beside = [], nested = [] }: Registry,
  id: number | null,
  permissions: HeldPermissions,
): { label: string; href: string }[] => [
  ...(id === null
    ? []
    : nested
        .filter(({ of }) => {
          const registry = registryOf(of);
          return registry !== null && mayInRegistry(permissions, registry, 'view');
        })
        .map(({ label, path }) => ({ label, href: nestedAddress(name, id, path) }))),
  ...beside
    .filter(
      ({ of, permission }) =>
        of === (id === null ? 'list' : 'record') &&
        (permission === undefined || hasPermission(permissions, permission)),
    )
    .map(({ label, address }) => ({ label, href: address.replace(':id', String(id)) })),
];

/** The way to a record. */
export const breadcrumbsOf = ({ name, title }: { name: string; title: string }, record: string) => [
  { label: 'Cadastros', href: REGISTRIES_ROUTE },
  { label: title, href: listAddress(name) },
  { label: record },
];

/** Which field of a record an address leads to. */
export const FIELD_PARAM = 'campo';
