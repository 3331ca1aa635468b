/**
 * The names of the registries, as they stand in their addresses: what a router has to know before any declaration is
 * loaded. `registry.test.ts` holds them against the declarations.
 */
export const REGISTRY_NAMES = [
  'grupos',
  'customers',
  'cliente-metodo-atendimento',
  'branch',
  'department',
  'position',
  'position-atividades',
  'hierarchy',
  'employee',
  'procedure',
  'supplier',
  'supplier-procedures',
  'supplier-procedures-customers',
  'medic',
  'riscos',
  'risco-procedimento',
  'matriz-config',
  'descricao-risco',
  'perfil-exposicao',
  'EPI',
  'EPC',
  'EPC-riscos',
  'fonte-geradora',
  'fonte-geradora-riscos',
  'medida-adm-engenharia',
  'medida-adm-engenharia-riscos',
  'competencias',
  'atividades-especificas',
  'atividades-especificas-procedimentos',
  'atividades-especificas-pareceres',
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

/** The lists below a record, as `registry/path`: `/supplier/{id}/procedures`. Held against the declarations as well. */
export const NESTED_LISTS = [
  'customers/branch',
  'customers/department',
  'customers/position',
  'customers/hierarchy',
  'customers/atendimento',
  'position/atividades',
  'supplier/procedures',
  'supplier/procedures-customers',
  'EPC/riscos',
  'fonte-geradora/riscos',
  'medida-adm-engenharia/riscos',
  'atividades-especificas/procedimentos',
  'atividades-especificas/pareceres',
] as const;

/** The document's second names of a registry (doc3 §2.1: risco-procedimento has a list as risk-procedure alone). */
export const REGISTRY_ALIASES = {
  'risk-procedure': 'risco-procedimento',
  professionals: 'profissionais',
} as const;
