import { PERMISSION } from '../permissions/index.ts';
import { profiles, users } from './declarations/access.ts';
import { companies } from './declarations/companies.ts';
import { boletins, feriados } from './declarations/calendar.ts';
import { medic, procedure } from './declarations/exams.ts';
import { supplier } from './declarations/suppliers.ts';
import { produtosServicos, profissionais, responsible } from './declarations/house.ts';
import { descricaoRisco, matrizConfig, perfilExposicao } from './declarations/exposure.ts';
import { riscoProcedimento, riscos } from './declarations/risks.ts';
import {
  atividadesEspecificas,
  competencias,
  epc,
  epi,
  fonteGeradora,
  medidaAdmEngenharia,
  profissionaisSesmt,
} from './declarations/safety.ts';
import { customerMethods, customers } from './declarations/customers.ts';
import { employee } from './declarations/employees.ts';
import { branch, department, grupos, hierarchy, position } from './declarations/structure.ts';
import {
  activityPareceres,
  activityProcedimentos,
  epcRiscos,
  fonteGeradoraRiscos,
  measureRiscos,
  positionActivities,
} from './declarations/safety-parts.ts';
import { supplierCustomerProcedures, supplierProcedures } from './declarations/prices.ts';
import { createManuals } from './declarations/manuals.ts';
import { generalSettings } from './declarations/settings.ts';
import { registryActions, registryPermission } from './permissions.ts';
import type { NestedList, Registry } from './types.ts';

const PLAIN: readonly Registry[] = [
  grupos,
  customers,
  customerMethods,
  branch,
  department,
  position,
  positionActivities,
  hierarchy,
  employee,
  procedure,
  supplier,
  supplierProcedures,
  supplierCustomerProcedures,
  medic,
  riscos,
  riscoProcedimento,
  matrizConfig,
  descricaoRisco,
  perfilExposicao,
  epi,
  epc,
  epcRiscos,
  fonteGeradora,
  fonteGeradoraRiscos,
  medidaAdmEngenharia,
  measureRiscos,
  competencias,
  atividadesEspecificas,
  activityProcedimentos,
  activityPareceres,
  profissionaisSesmt,
  profissionais,
  responsible,
  produtosServicos,
  generalSettings,
  feriados,
  boletins,
  profiles,
  users,
  companies,
];

/** Every registry of the product, in the order of the page Cadastros. A new one is a declaration and a line above. */
export const REGISTRIES: readonly Registry[] = [...PLAIN, createManuals(PLAIN)];

const byName = new Map(REGISTRIES.map((registry) => [registry.name, registry]));

/** The registry of this name; null for none. */
export const registryOf = (name: string): Registry | null => byName.get(name) ?? null;

/** Where its own calls are (doc3 §7.6 `{path}`), without the slash before it. */
export const pathOf = ({ name, path }: Registry): string => path ?? name;

/** The name of its list's guided tour (doc3 §2.11). */
export const tourNameOf = ({ name, tour }: Registry): string => tour ?? `${name.toLowerCase()}-list`;

/** The registry whose list a guided tour is of; null for a name that none has, and for the tours of other screens. */
export const registryOfTour = (name: string): Registry | null =>
  REGISTRIES.find((registry) => !registry.isPart && tourNameOf(registry) === name) ?? null;

/** The list below a record at an address's last part; null for none. */
export const nestedOf = (registry: Registry, path: string): NestedList | null =>
  registry.nested?.find((list) => list.path === path) ?? null;

/** Every permission that a registry asks for. */
export const REGISTRY_PERMISSIONS: readonly string[] = REGISTRIES.flatMap((registry) =>
  registryActions(registry).map((action) => registryPermission(registry, action)),
);

/** What an administrator holds: every permission of the product. */
export const EVERY_PERMISSION: readonly string[] = [
  ...new Set<string>([...Object.values(PERMISSION), ...REGISTRY_PERMISSIONS]),
];

/** Permissions of those who send a file before its record is saved: a registry has a field for it. */
export const FIELD_FILE_PERMISSIONS: readonly string[] = REGISTRIES.filter(({ fields }) =>
  fields.some(({ type }) => type === 'file'),
).flatMap((registry) => [registryPermission(registry, 'criar'), registryPermission(registry, 'editar')]);

/** The registries whose form, or list, chooses from this one: who may see one of them may read its names. */
export const chosenFrom = (name: string): readonly Registry[] =>
  REGISTRIES.filter(({ fields, filters = [] }) =>
    [...fields, ...filters].some((field) => field.type === 'combo' && field.of === name),
  );
