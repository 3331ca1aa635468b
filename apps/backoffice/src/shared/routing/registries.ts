import { hasPermission, PERMISSION } from '@apto/domain/permissions';
import { mayInRegistry, REGISTRIES, REGISTRY_GROUPS } from '@apto/domain/registry';
import {
  BOLETINS_ROUTE,
  FIRST_STEPS_ROUTE,
  IMPORT_ROUTE,
  MAIL_ROUTE,
  REGISTRATIONS_ROUTE,
  RELEASE_ROUTE,
  STRUCTURE_IMPORT_ROUTE,
} from './addresses.ts';

/** The page of every registry that the person may see (doc3 §2.1). */
export const REGISTRIES_ROUTE = '/cadastros';

/** Where the records of a registry are listed, by the registry's name. */
export const listAddress = (name: string): string => `/${name}/list`;

/** One record of a registry. */
export const recordAddress = (name: string, id: number): string => `/${name}/${id}`;

/** A screen's name and address. */
interface RegistryScreen {
  readonly title: string;
  readonly href: string;
  /** One of its records: people look for it by this as well, and 'boletim' is no part of 'Boletins'. */
  readonly singular?: string;
}

/** Screens of one area. */
export interface RegistryArea {
  readonly title: string;
  readonly screens: readonly RegistryScreen[];
}

/**
 * What Cadastros leads to, by area, as far as the permissions reach; areas without a screen are left out. For code that
 * comes late: it brings the declarations of all registries.
 */
export function registryAreas(permissions: readonly string[]): readonly RegistryArea[] {
  const seen = REGISTRIES.filter(
    (registry) => !registry.isPart && mayInRegistry(permissions, registry, 'view'),
  );
  const given = (permission: string, ...screens: RegistryArea['screens']) =>
    hasPermission(permissions, permission) ? screens : [];
  const areas: readonly RegistryArea[] = [
    ...REGISTRY_GROUPS.map((group) => ({
      title: group,
      screens: seen
        .filter((registry) => registry.group === group)
        .map(({ name, title, singular }) => ({ title, singular, href: listAddress(name) })),
    })),
    {
      title: 'Para começar',
      screens: given('estrutura_cliente:criar', { title: 'Primeiros passos', href: FIRST_STEPS_ROUTE }),
    },
    {
      title: 'Importar planilhas',
      screens: given(
        PERMISSION.IMPORTACAO,
        { title: 'Importar funcionários', href: IMPORT_ROUTE },
        { title: 'Importar cadastros', href: STRUCTURE_IMPORT_ROUTE },
      ),
    },
    {
      title: 'Mensagens',
      screens: [
        // Whoever works in the company reads what is for them.
        { title: 'Boletins da empresa', href: BOLETINS_ROUTE },
        ...given(PERMISSION.MAIL, { title: 'Mensagens enviadas', href: MAIL_ROUTE }),
      ],
    },
    {
      title: 'Prestadores e clientes',
      screens: [
        ...given(PERMISSION.PAINEL_PRESTADOR, { title: 'Cadastros das clínicas', href: REGISTRATIONS_ROUTE }),
        ...given(PERMISSION.LIBERAR_PRESTADOR_CRIAR, { title: 'Liberar prestador', href: RELEASE_ROUTE }),
      ],
    },
  ];
  return areas.filter(({ screens }) => screens.length > 0);
}
