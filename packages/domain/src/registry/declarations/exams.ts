import { MAX_PREPARO_HOURS } from '../../exames/index.ts';
import type { Field, Registry } from '../types.ts';
import { codeField, NOTICE_DAYS, personFields, SEX_OPTIONS, STATE_CHOICE } from './fields.ts';

const GROUP = 'Exames';
const ESOCIAL = { regex: /^\d{4}$/, message: 'São quatro dígitos' };

/** What an exam is, as a PCMSO groups them (NR-7). */
const PROCEDURE_KINDS = [
  { value: 'CLINICO', label: 'Clínico' },
  { value: 'LABORATORIAL', label: 'Laboratorial' },
  { value: 'IMAGEM', label: 'Imagem' },
  { value: 'AUDIOMETRIA', label: 'Audiometria' },
  { value: 'OUTRO', label: 'Outro' },
] as const;

/** What it asks for beforehand. */
const preparation: readonly Field[] = [
  { name: 'recommendation', label: 'Preparo', type: 'longText', max: 2000, section: 'Preparo' },
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
];

export const procedure: Registry = {
  name: 'procedure',
  path: 'procedures',
  title: 'Procedimentos',
  singular: 'procedimento',
  group: GROUP,
  area: 'gestamedica_painel_cadastro_exames',
  naming: 'name',
  namedAs: 'procedure',
  fields: [
    { ...codeField, isRequired: true },
    { name: 'name', label: 'Nome', type: 'text', isRequired: true, isColumn: true, isSearched: true },
    {
      name: 'tipo',
      label: 'Tipo',
      type: 'select',
      isRequired: true,
      isColumn: true,
      help: 'O clínico é o que termina no ASO.',
      options: PROCEDURE_KINDS,
    },
    {
      name: 'codigoEsocial',
      label: 'Código do eSocial',
      type: 'text',
      pattern: ESOCIAL,
      isColumn: true,
      help: 'Tabela 27 do eSocial: o procedimento diagnóstico. Sem ele, o exame não reserva horário.',
    },
    {
      name: 'codigoTuss',
      label: 'Código TUSS',
      type: 'tuss',
      isSearched: true,
      help: 'Tabela 22 da TUSS (ANS).',
    },
    {
      name: 'validadeMeses',
      label: 'Validade em meses',
      type: 'number',
      min: 1,
      max: 120,
      isRequired: true,
      section: 'Quando e para quem',
    },
    { name: 'duracaoMinutos', label: 'Duração em minutos', type: 'number', min: 1, max: 480 },
    {
      name: 'diasAntecedencia',
      ...NOTICE_DAYS,
      help: 'Em qualquer clínica; vale o maior entre este e o da clínica.',
    },
    {
      name: 'sexo',
      label: 'Só para o sexo',
      type: 'select',
      help: 'Vazio: para todos.',
      options: SEX_OPTIONS,
    },
    {
      name: 'pcd',
      label: 'Exame de pessoa com deficiência',
      type: 'boolean',
      help: 'Consulta e Terceiros com ele pedem o laudo.',
    },
    ...preparation,
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
      ...STATE_CHOICE,
      isRequired: true,
      isColumn: true,
      letters: 22,
    },
    { name: 'rqe', label: 'RQE', type: 'text', max: 15 },
    { name: 'especialidade', label: 'Especialidade', type: 'text', isColumn: true },
    { name: 'coordenadorPcmso', label: 'Coordena PCMSO', type: 'boolean', isColumn: true, isSpare: true },
    {
      name: 'assinatura',
      label: 'Assinatura',
      type: 'file',
      accept: ['image/png', 'image/jpeg'],
      isSignature: true,
      // It travels in every kit of the customers whose PCMSO the physician coordinates.
      maxBytes: 1_048_576,
      help: 'Fundo branco ou transparente, até 1 MB. Sai na guia de encaminhamento, com o nome e o CRM, e não vale como assinatura digital.',
    },
  ],
};
