/**
 * The names of the registries, as they stand in their addresses: what a router has to know before any declaration is
 * loaded. `registry.test.ts` holds them against the declarations.
 */
export const REGISTRY_NAMES = [
  'grupos',
  'customers',
  'branch',
  'department',
  'position',
  'hierarchy',
  'employee',
  'procedure',
  'supplier',
  'medic',
  'riscos',
  'risco-procedimento',
  'matriz-config',
  'descricao-risco',
  'perfil-exposicao',
  'EPI',
  'EPC',
  'fonte-geradora',
  'medida-adm-engenharia',
  'competencias',
  'atividades-especificas',
  'profissionais-sesmt',
  'profissionais',
  'responsible',
  'produtos-servicos',
  'configuracoes-gerais',
  'feriados',
  'boletins',
  'profiles',
  'users',
  'companies',
  'manuais',
] as const;
export type RegistryName = (typeof REGISTRY_NAMES)[number];
