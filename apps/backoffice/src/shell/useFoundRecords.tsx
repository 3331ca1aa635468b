import { listRegistry, type Answer, type ApiError } from '@apto/api-client';
import { useCall } from '@apto/api-client/react';
import { formatValue, mayInRegistry, registryOf, type Registry } from '@apto/domain/registry';
import type { Command, CommandGroup } from '@apto/ui';
import { Building2, Stethoscope, User } from '@apto/ui/icons';
import type { ReactNode } from 'react';
import { recordAddress } from '../shared/routing/registries.ts';
import { usePermissions } from '../shared/session/index.ts';

/** Records of each kind that are shown, and of how many: the server's order is not how near a name is. */
const LIMIT = 4;
const ASKED = 20;

type Row = Answer<typeof listRegistry>['items'][number];

/** Whose records people look for by name, and what else says which one it is. */
const SOUGHT = {
  employee: { says: ['customerId', 'situation'], icon: <User size={16} /> },
  customers: { says: ['tradeName', 'inscricao'], icon: <Building2 size={16} /> },
  supplier: { says: ['idCity', 'cnpj'], icon: <Stethoscope size={16} /> },
} as const satisfies Record<string, { says: readonly string[]; icon: ReactNode }>;
type Sought = keyof typeof SOUGHT;

const textOf = ({ fields }: Registry, { values, labels }: Row, name: string): string => {
  const field = fields.find((each) => each.name === name);
  return labels[name] ?? (field ? formatValue(field, values[name]) : '');
};

interface Found {
  readonly groups: readonly CommandGroup[];
  readonly isLoading: boolean;
  readonly error: ApiError | undefined;
  readonly retry: () => void;
}

/** Employees, customers and clinics by what is typed, as far as the permissions reach: each leads to its record. */
export function useFoundRecords(term: string | null, goTo: (address: string) => void): Found {
  const permissions = usePermissions();
  const query = (name: Sought) => {
    const registry = registryOf(name);
    return term !== null && registry && mayInRegistry(permissions, registry, 'view')
      ? { params: { registry: name }, query: { page: 1, limit: ASKED, filter: term } }
      : null;
  };
  const calls = {
    employee: useCall(listRegistry, query('employee')),
    customers: useCall(listRegistry, query('customers')),
    supplier: useCall(listRegistry, query('supplier')),
  };
  const groups = Object.entries(calls).flatMap(([name, { data }]): CommandGroup[] => {
    const registry = registryOf(name);
    if (!registry || term === null) return [];
    const { says, icon } = SOUGHT[name as Sought];
    const commands = (data?.items ?? []).map((row): Command => ({
      id: `${name}-${row.id}`,
      label: textOf(registry, row, registry.naming),
      description: says
        .map((each) => textOf(registry, row, each))
        .filter(Boolean)
        .join(' · '),
      icon,
      isInactive: !row.ativo,
      onAction: () => goTo(recordAddress(name, row.id)),
    }));
    return [{ id: `registro-${name}`, title: registry.title, commands, isFiltered: true, limit: LIMIT }];
  });
  const all = Object.values(calls);
  return {
    groups,
    isLoading: all.some(({ isLoading }) => isLoading),
    error: all.find(({ error }) => error)?.error,
    retry: () => {
      for (const { error, mutate } of all) if (error) void mutate();
    },
  };
}
