import type { Registry } from '../types.ts';
import {
  addressFields,
  codeField,
  customerField as customer,
  houseContactFields,
  exposuresBy,
  inscricaoFields,
  RISK_LEVEL,
} from './fields.ts';
import { POSITION_ACTIVITIES } from './safety-parts.ts';

const GROUP = 'Estrutura';
export const grupos: Registry = {
  name: 'grupos',
  title: 'Grupos',
  singular: 'grupo',
  group: GROUP,
  area: 'estrutura_grupos',
  naming: 'descricao',
  fields: [
    {
      name: 'descricao',
      label: 'Descrição',
      type: 'text',
      isRequired: true,
      isColumn: true,
      isSearched: true,
    },
  ],
};

export const branch: Registry = {
  name: 'branch',
  path: 'customer/branches',
  title: 'Unidades',
  singular: 'unidade',
  gender: 'f',
  group: GROUP,
  area: 'estrutura_unidade',
  naming: 'name',
  namedAs: 'company',
  fields: [
    customer,
    { name: 'name', label: 'Nome', type: 'text', isRequired: true, isColumn: true, isSearched: true },
    { ...codeField, name: 'tradeCode', isRequired: true },
    {
      name: 'riskLevel',
      label: 'Grau de risco',
      type: 'number',
      ...RISK_LEVEL,
      help: 'De 1 a 4 (NR-4). Vazio: o do cliente.',
    },
    ...inscricaoFields,
    ...houseContactFields,
    ...addressFields,
    { name: 'idCity', label: 'Cidade', type: 'combo', of: 'cidades', isRequired: true, isColumn: true },
  ],
};

export const department: Registry = {
  name: 'department',
  path: 'customer/departments',
  title: 'Setores',
  singular: 'setor',
  group: GROUP,
  area: 'estrutura_setor',
  naming: 'name',
  fields: [
    customer,
    { name: 'name', label: 'Nome', type: 'text', isRequired: true, isColumn: true, isSearched: true },
    codeField,
  ],
};

export const position: Registry = {
  name: 'position',
  path: 'customer/positions',
  title: 'Cargos',
  singular: 'cargo',
  group: GROUP,
  area: 'estrutura_cargo',
  naming: 'name',
  nested: [POSITION_ACTIVITIES],
  fields: [
    customer,
    { name: 'name', label: 'Nome', type: 'text', isRequired: true, isColumn: true, isSearched: true },
    codeField,
    {
      name: 'cbo',
      label: 'CBO',
      type: 'cbo',
      isRequired: true,
      isColumn: true,
      help: 'Seis dígitos da Classificação Brasileira de Ocupações.',
    },
    { name: 'descricaoAtividades', label: 'Descrição das atividades', type: 'longText' },
  ],
};

export const hierarchy: Registry = {
  name: 'hierarchy',
  path: 'customer/hierarchies',
  title: 'Hierarquias',
  singular: 'hierarquia',
  gender: 'f',
  group: GROUP,
  area: 'estrutura_hierarquia',
  naming: 'positionId',
  isInFormOrder: true,
  // registries.md: its risks with exposure profile.
  beside: [exposuresBy('hierarchyId', 'Riscos')],
  fields: [
    customer,
    {
      name: 'branchId',
      label: 'Unidade',
      type: 'combo',
      of: 'branch',
      within: 'customerId',
      isRequired: true,
      isColumn: true,
    },
    {
      name: 'departmentId',
      label: 'Setor',
      type: 'combo',
      of: 'department',
      within: 'customerId',
      isRequired: true,
      isColumn: true,
    },
    {
      name: 'positionId',
      label: 'Cargo',
      type: 'combo',
      of: 'position',
      within: 'customerId',
      isRequired: true,
      isColumn: true,
    },
    {
      name: 'bloqueada',
      label: 'Bloqueada',
      type: 'boolean',
      isColumn: true,
      tone: 'warning',
      section: 'Liberação',
      help: 'Não pode ser escolhida para um funcionário até ser liberada; quem já está nela fica.',
    },
    {
      name: 'motivoBloqueio',
      label: 'Motivo do bloqueio',
      type: 'text',
      isColumn: true,
      shownWhen: { field: 'bloqueada', is: true },
    },
  ],
  check: ({ bloqueada: isBlocked, motivoBloqueio: reason }) =>
    isBlocked === true && !reason
      ? [{ name: 'motivoBloqueio', message: 'Diga por que ela está bloqueada' }]
      : [],
};
