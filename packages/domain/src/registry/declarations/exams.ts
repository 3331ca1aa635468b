import { MAX_PREPARO_HOURS } from '../../exames/index.ts';
import type { Registry } from '../types.ts';
import {
  accountFields,
  addressFields,
  contactFields,
  depositDaysField,
  paymentField,
  personFields,
  priorityField,
  STATE,
} from './fields.ts';

const GROUP = 'Exames';
const CNES = { regex: /^\d{7}$/, message: 'São sete dígitos' };
const ESOCIAL = { regex: /^\d{4}$/, message: 'São quatro dígitos' };

export const procedure: Registry = {
  name: 'procedure',
  path: 'procedures',
  title: 'Procedimentos',
  singular: 'procedimento',
  group: GROUP,
  area: 'gestamedica_painel_cadastro_exames',
  naming: 'name',
  fields: [
    {
      name: 'code',
      label: 'Código',
      type: 'text',
      max: 30,
      isRequired: true,
      isColumn: true,
      isSearched: true,
    },
    { name: 'name', label: 'Nome', type: 'text', isRequired: true, isColumn: true, isSearched: true },
    { name: 'clinical', label: 'Exame clínico', type: 'boolean', isColumn: true },
    {
      name: 'codigoEsocial',
      label: 'Código do eSocial',
      type: 'text',
      pattern: ESOCIAL,
      isColumn: true,
      help: 'Tabela 27 do eSocial.',
    },
    { name: 'validadeMeses', label: 'Validade em meses', type: 'number', min: 1, max: 120, isRequired: true },
    { name: 'recommendation', label: 'Preparo', type: 'longText', max: 2000 },
    {
      name: 'jejumHoras',
      label: 'Horas de jejum',
      type: 'number',
      min: 1,
      max: MAX_PREPARO_HOURS,
      help: 'Horários que tornam o jejum difícil aparecem marcados.',
    },
    {
      name: 'repousoAuditivoHoras',
      label: 'Horas de repouso auditivo',
      type: 'number',
      min: 1,
      max: MAX_PREPARO_HOURS,
      help: 'Horas longe de ruído antes do exame.',
    },
  ],
};

export const supplier: Registry = {
  name: 'supplier',
  path: 'suppliers',
  title: 'Prestadores',
  singular: 'prestador',
  group: GROUP,
  area: 'gestamedica_painel_prestador',
  naming: 'name',
  beside: [
    { of: 'list', label: 'Cadastros das clínicas', address: '/supplier/cadastros' },
    { of: 'record', label: 'Horários', address: '/supplier/:id/horarios-de-atendimento' },
    { of: 'record', label: 'Cadastro pela clínica', address: '/supplier/:id/cadastro' },
  ],
  nested: [
    { of: 'supplier-procedures', by: 'supplierId', path: 'procedures', label: 'Exames e preços' },
    {
      of: 'supplier-procedures-customers',
      by: 'supplierId',
      path: 'procedures-customers',
      label: 'Preços por cliente',
    },
  ],
  fields: [
    {
      name: 'code',
      label: 'Código',
      type: 'text',
      max: 30,
      isRequired: true,
      isColumn: true,
      isSearched: true,
    },
    { name: 'name', label: 'Razão social', type: 'text', isRequired: true, isColumn: true, isSearched: true },
    { name: 'tradeName', label: 'Nome fantasia', type: 'text', isColumn: true },
    { name: 'cnpj', label: 'CNPJ', type: 'cnpj', isRequired: true, isColumn: true, isSearched: true },
    {
      name: 'cnes',
      label: 'CNES',
      type: 'text',
      pattern: CNES,
      help: 'Cadastro Nacional de Estabelecimentos de Saúde: 7 dígitos.',
    },
    { ...priorityField, isRequired: true, isColumn: true },
    ...contactFields,
    ...addressFields,
    { name: 'idCity', label: 'Cidade', type: 'combo', of: 'cidades', isRequired: true, isColumn: true },
    { name: 'reservaHorario', label: 'Reserva horários', type: 'boolean', section: 'Atendimento' },
    { name: 'advanceDeposit', label: 'Depósito antecipado', type: 'boolean' },
    { ...depositDaysField, isRequired: true },
    paymentField,
    ...accountFields,
  ],
};

export const medic: Registry = {
  name: 'medic',
  title: 'Médicos',
  singular: 'médico',
  group: GROUP,
  area: 'gestamedica_painel_cadastro_medicos',
  naming: 'name',
  fields: [
    ...personFields,
    { name: 'cpf', label: 'CPF', type: 'cpf', isRequired: true, isSearched: true },
    { name: 'crm', label: 'CRM', type: 'text', max: 15, isRequired: true, isColumn: true, isSearched: true },
    {
      name: 'uf',
      label: 'UF do CRM',
      type: 'text',
      isRequired: true,
      isColumn: true,
      pattern: STATE,
    },
    { name: 'rqe', label: 'RQE', type: 'text', max: 15 },
    { name: 'especialidade', label: 'Especialidade', type: 'text', isColumn: true },
    { name: 'coordenadorPcmso', label: 'Coordena PCMSO', type: 'boolean', isColumn: true },
  ],
};
