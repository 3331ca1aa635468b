import type { Registry } from '@apto/domain/registry';
import { listAddress, recordAddress, REGISTRIES_ROUTE } from '../../shared/routing/registries.ts';

export { listAddress, recordAddress, REGISTRIES_ROUTE };

export const newAddress = (name: string): string => `/${name}/new`;

/** A list below a record. */
export const nestedAddress = (name: string, id: number, path: string): string =>
  `${recordAddress(name, id)}/${path}`;

/** The screens that stand beside a registry's list, or beside one record. */
export const besideOf = (
  { name, beside = [], nested = [] }: Registry,
  id: number | null,
): { label: string; href: string }[] => [
  ...(id === null ? [] : nested.map(({ label, path }) => ({ label, href: nestedAddress(name, id, path) }))),
  ...beside
    .filter(({ of }) => of === (id === null ? 'list' : 'record'))
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
