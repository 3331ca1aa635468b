import { REGISTRY_GROUPS, type Field, type Registry } from '../types.ts';
import { description, personFields } from './fields.ts';
import { EPC_RISKS, MEASURE_RISKS, SOURCE_RISKS } from './safety-parts.ts';

const [, , GROUP] = REGISTRY_GROUPS;
/** What the eSocial asks of a collective measure (S-2240, eficEpc). */
const isEffective: Field = {
  name: 'eficaz',
  label: 'É eficaz',
  type: 'select',
  isColumn: true,
  help: 'Como o eSocial pergunta (S-2240). Vazio: ainda não avaliada.',
  options: [
    { value: 'SIM', label: 'Sim' },
    { value: 'NAO', label: 'Não' },
  ],
};
const efficacy = {
  name: 'eficacia',
  label: 'Como se avalia',
  type: 'text',
  help: 'Como se sabe que funciona: medição, vistoria, registro.',
} as const;

export const epi: Registry = {
  name: 'EPI',
  title: 'EPI',
  singular: 'EPI',
  group: GROUP,
  area: 'cadastro_epi',
  naming: 'name',
  fields: [
    ...personFields,
    {
      name: 'ca',
      label: 'CA',
      type: 'text',
      isRequired: true,
      isColumn: true,
      isSearched: true,
      pattern: { regex: /^\d{1,6}$/, message: 'O CA tem até seis dígitos' },
      help: 'Número do certificado de aprovação (NR-6).',
    },
    { name: 'validadeCa', label: 'Validade do CA', type: 'date', isColumn: true },
    { name: 'fabricante', label: 'Fabricante', type: 'text', isColumn: true },
    { name: 'protegeContra', label: 'Protege contra', type: 'longText', max: 1000 },
    { name: 'vidaUtilDias', label: 'Vida útil em dias', type: 'number', min: 1, max: 36_500 },
  ],
};

export const epc: Registry = {
  name: 'EPC',
  title: 'EPC',
  singular: 'EPC',
  group: GROUP,
  area: 'cadastro_epc',
  naming: 'descricao',
  nested: [EPC_RISKS],
  fields: [
    description,
    {
      name: 'tipo',
      label: 'Tipo',
      type: 'select',
      isColumn: true,
      options: [
        { value: 'VENTILACAO', label: 'Ventilação e exaustão' },
        { value: 'ENCLAUSURAMENTO', label: 'Enclausuramento e isolamento' },
        { value: 'PROTECAO_MAQUINA', label: 'Proteção de máquina (NR-12)' },
        { value: 'PROTECAO_QUEDA', label: 'Proteção contra quedas (NR-35)' },
        { value: 'SINALIZACAO', label: 'Sinalização' },
        { value: 'EMERGENCIA', label: 'Emergência e combate a incêndio' },
        { value: 'OUTRO', label: 'Outro' },
      ],
    },
    isEffective,
    efficacy,
  ],
};

export const fonteGeradora: Registry = {
  name: 'fonte-geradora',
  title: 'Fontes geradoras',
  singular: 'fonte geradora',
  gender: 'f',
  group: GROUP,
  area: 'cadastro_fonte_geradora',
  naming: 'descricao',
  nested: [SOURCE_RISKS],
  fields: [
    description,
    {
      name: 'tipo',
      label: 'Tipo',
      type: 'select',
      isColumn: true,
      options: [
        { value: 'MAQUINA', label: 'Máquina ou equipamento' },
        { value: 'SUBSTANCIA', label: 'Substância ou material' },
        { value: 'PROCESSO', label: 'Processo ou tarefa' },
        { value: 'AMBIENTE', label: 'Ambiente' },
        { value: 'ORGANIZACAO', label: 'Organização do trabalho' },
        { value: 'OUTRA', label: 'Outra' },
      ],
    },
    {
      name: 'controle',
      label: 'Controle na fonte',
      type: 'text',
      help: 'O que já reduz o risco na própria fonte, e como se sabe que funciona.',
    },
  ],
};

export const medidaAdmEngenharia: Registry = {
  name: 'medida-adm-engenharia',
  title: 'Medidas administrativas e de engenharia',
  singular: 'medida',
  gender: 'f',
  group: GROUP,
  area: 'cadastro_medida_adm_engenharia',
  naming: 'descricao',
  nested: [MEASURE_RISKS],
  fields: [
    description,
    {
      name: 'tipo',
      label: 'Tipo',
      type: 'select',
      isRequired: true,
      isColumn: true,
      options: [
        { value: 'ADMINISTRATIVA', label: 'Administrativa' },
        { value: 'ENGENHARIA', label: 'De engenharia' },
      ],
    },
    isEffective,
    efficacy,
  ],
};

export const competencias: Registry = {
  name: 'competencias',
  title: 'Competências',
  singular: 'competência',
  gender: 'f',
  group: GROUP,
  area: 'cadastro_competencias',
  naming: 'name',
  fields: [
    ...personFields,
    { name: 'curso', label: 'Curso (NR)', type: 'text', isColumn: true, isSearched: true },
    { name: 'validadeMeses', label: 'Validade em meses', type: 'number', min: 1, max: 120, isColumn: true },
  ],
};

export const atividadesEspecificas: Registry = {
  name: 'atividades-especificas',
  title: 'Atividades específicas',
  singular: 'atividade específica',
  gender: 'f',
  group: GROUP,
  area: 'cadastro_atividades_especificas',
  naming: 'name',
  nested: [
    {
      of: 'atividades-especificas-procedimentos',
      by: 'atividadeId',
      path: 'procedimentos',
      label: 'Exames que exige',
    },
    {
      of: 'atividades-especificas-pareceres',
      by: 'atividadeId',
      path: 'pareceres',
      label: 'Pareceres no ASO',
    },
  ],
  fields: [...personFields, { name: 'observacao', label: 'Observação', type: 'longText', max: 1000 }],
};

export const profissionaisSesmt: Registry = {
  name: 'profissionais-sesmt',
  title: 'Profissionais do SESMT',
  singular: 'profissional do SESMT',
  group: GROUP,
  area: 'cadastro_profissionais_sesmt',
  naming: 'name',
  fields: [
    ...personFields,
    {
      name: 'funcao',
      label: 'Função',
      type: 'select',
      isRequired: true,
      isColumn: true,
      options: [
        { value: 'ENGENHEIRO', label: 'Engenheiro de segurança' },
        { value: 'TECNICO', label: 'Técnico de segurança' },
        { value: 'MEDICO', label: 'Médico do trabalho' },
        { value: 'ENFERMEIRO', label: 'Enfermeiro do trabalho' },
        { value: 'AUXILIAR', label: 'Auxiliar ou técnico de enfermagem' },
      ],
    },
    {
      name: 'registro',
      label: 'Registro profissional',
      type: 'text',
      max: 30,
      isColumn: true,
      isSearched: true,
    },
    { name: 'horasSemanais', label: 'Horas por semana', type: 'number', min: 1, max: 44, isColumn: true },
  ],
};
