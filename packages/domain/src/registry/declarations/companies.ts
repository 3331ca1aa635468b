import { DEPOSITO_LABEL } from '../../deposito/index.ts';
import { PERMISSION } from '../../permissions/index.ts';
import type { Field, Registry } from '../types.ts';
import {
  accountFields,
  allCitiesField,
  addressFields,
  contactFields,
  depositDaysField,
  depositFaults,
  paymentFaults,
  paymentField,
  priorityField,
} from './fields.ts';
import { socFields } from './soc.ts';

/** What a company is in this installation (registries.md): only GESTORA makes others. */
export const COMPANY_TYPE = { CLIENTE: 'CLIENTE', PRESTADOR: 'PRESTADOR', GESTORA: 'GESTORA' } as const;

const identity: readonly Field[] = [
  { name: 'name', label: 'Razão social', type: 'text', isRequired: true, isColumn: true, isSearched: true },
  { name: 'tradeName', label: 'Nome fantasia', type: 'text', isColumn: true, isSearched: true },
  { name: 'cnpj', label: 'CNPJ', type: 'cnpj', isRequired: true, isColumn: true, isSearched: true },
  { name: 'code', label: 'Código', type: 'text', max: 30, isColumn: true, isSearched: true },
  {
    name: 'type',
    label: 'Tipo',
    type: 'select',
    isRequired: true,
    isColumn: true,
    isFixed: true,
    help: 'Só uma gestora cria outras empresas.',
    options: [
      { value: COMPANY_TYPE.CLIENTE, label: 'Cliente' },
      { value: COMPANY_TYPE.PRESTADOR, label: 'Prestador' },
      { value: COMPANY_TYPE.GESTORA, label: 'Gestora' },
    ],
  },
  priorityField,
  { name: 'activeContract', label: 'Contrato ativo', type: 'boolean', initial: true, isColumn: true },
];

const service: readonly Field[] = [
  { ...allCitiesField, section: 'Atendimento' },
  { name: 'atendeAsoRetido', label: 'Atende com ASO retido', type: 'boolean' },
  { name: 'gerarAsoComData', label: 'Gera o ASO com a data', type: 'boolean' },
  { name: 'permiteConfirmacaoPrestador', label: 'Prestador confirma o agendamento', type: 'boolean' },
  {
    name: 'advanceDeposit',
    label: DEPOSITO_LABEL,
    type: 'boolean',
  },
  { ...depositDaysField, shownWhen: { field: 'advanceDeposit', is: true } },
];

/** What it asks of its people (docs/decisions/0158). */
const safety: readonly Field[] = [
  {
    name: 'exigeSegundoFator',
    label: 'Exigir verificação em duas etapas',
    type: 'boolean',
    section: 'Segurança de acesso',
    help: 'Além da senha, um código do celular, de toda a equipe. As clínicas não mudam.',
  },
];

/** The companies that a person is of (doc3 §2.1, §3.5; docs/decisions/0107). */
export const companies: Registry = {
  name: 'companies',
  title: 'Empresas',
  singular: 'empresa',
  gender: 'f',
  group: 'Acesso',
  area: PERMISSION.CONFIGURACOES_EMPRESA,
  naming: 'name',
  switchedBy: { field: 'activeContract', on: true, off: false },
  isRemovable: false,
  isOfCompanies: true,
  fields: [
    ...identity,
    ...contactFields,
    ...addressFields,
    { name: 'idCity', label: 'Cidade', type: 'combo', of: 'cidades' },
    { name: 'addressReference', label: 'Ponto de referência', type: 'text' },
    ...service,
    { ...paymentField, section: 'Pagamento' },
    ...accountFields,
    ...safety,
    ...socFields,
  ],
  check: (values) => [...depositFaults(values), ...paymentFaults(values)],
};
