import { MATRIX_CLASSES, MATRIX_START, MATRIX_TONES } from '../matrix.ts';
import { REGISTRY_GROUPS, type Field, type Registry } from '../types.ts';
import {
  customerField,
  description,
  EXPOSURE,
  exposuresBy,
  hierarchyField,
  optionalCustomer,
  personFields,
} from './fields.ts';

const [, , GROUP] = REGISTRY_GROUPS;
const level = (name: string, label: string): Field => ({
  name,
  label,
  type: 'number',
  min: 1,
  max: 5,
  isRequired: true,
  isColumn: true,
  // What they come to is the class, which stays.
  isSpare: true,
  help: 'De 1 até o número de níveis da matriz.',
});

/** How serious a risk is by probability and severity (NR-1 1.5.4.4): one default for each customer, one for the others. */
export const matrizConfig: Registry = {
  name: 'matriz-config',
  title: 'Matrizes de risco',
  singular: 'matriz de risco',
  gender: 'f',
  group: GROUP,
  area: 'cadastro_matriz_config',
  naming: 'name',
  fields: [
    ...personFields,
    optionalCustomer,
    { name: 'padrao', label: 'Matriz padrão', type: 'boolean', isColumn: true, initial: true },
    ...MATRIX_CLASSES.flatMap(({ id, label, tone, days }): Field[] => [
      {
        name: `classe${id}`,
        label: `Classe ${id}`,
        type: 'text',
        max: 30,
        isRequired: true,
        initial: label,
        ...(id === 1 ? { section: 'Classes' } : {}),
      },
      {
        name: `tom${id}`,
        label: `Cor da classe ${id}`,
        type: 'select',
        options: MATRIX_TONES,
        isRequired: true,
        initial: tone,
      },
      { name: `prazo${id}`, label: `Dias para agir, classe ${id}`, type: 'number', max: 3650, initial: days },
    ]),
    {
      name: 'niveis',
      label: 'Níveis',
      type: 'number',
      min: 3,
      max: 5,
      isRequired: true,
      isColumn: true,
      initial: 5,
      help: 'De probabilidade e de severidade: 3 a 5.',
      section: 'Matriz',
    },
    {
      name: 'celulas',
      label: 'Classe de cada célula',
      type: 'matrix',
      isRequired: true,
      initial: MATRIX_START,
    },
  ],
};

/** A risk as it is found in a place: where it comes from, how it reaches people, what it does (NR-1 1.5.7.3). */
export const descricaoRisco: Registry = {
  name: 'descricao-risco',
  title: 'Descrições de risco',
  singular: 'descrição de risco',
  gender: 'f',
  group: GROUP,
  area: 'cadastro_descricao_risco',
  naming: 'descricao',
  // doc3 §2.1: 'descricao-risco (with perfil-exposicao)'.
  beside: [exposuresBy('descricaoRiscoId', 'Perfis de exposição')],
  fields: [
    { name: 'riscoId', label: 'Risco', type: 'combo', of: 'riscos', isRequired: true, isColumn: true },
    description,
    { name: 'fonteGeradoraId', label: 'Fonte geradora', type: 'combo', of: 'fonte-geradora', isColumn: true },
    { name: 'trajetoria', label: 'Trajetória e meio de propagação', type: 'text' },
    { name: 'danos', label: 'Possíveis danos à saúde', type: 'longText', max: 1000 },
  ],
};

/** Who is exposed to it, how much, and what is done about it; the customer's matrix gives its class. */
export const perfilExposicao: Registry = {
  ...EXPOSURE,
  title: 'Perfis de exposição',
  singular: 'perfil de exposição',
  group: GROUP,
  naming: 'descricaoRiscoId',
  fields: [
    customerField,
    { ...hierarchyField, isFilter: true },
    {
      name: 'descricaoRiscoId',
      label: 'Descrição do risco',
      type: 'combo',
      of: 'descricao-risco',
      isRequired: true,
      isColumn: true,
      isFilter: true,
    },
    {
      name: 'exposicao',
      label: 'Exposição',
      type: 'select',
      isRequired: true,
      isColumn: true,
      options: [
        { value: 'HABITUAL', label: 'Habitual' },
        { value: 'INTERMITENTE', label: 'Intermitente' },
        { value: 'EVENTUAL', label: 'Eventual' },
      ],
    },
    { ...level('probabilidade', 'Probabilidade'), section: 'Avaliação' },
    level('severidade', 'Severidade'),
    {
      name: 'classe',
      label: 'Classe',
      type: 'text',
      isDerived: true,
      isColumn: true,
      help: 'Da matriz padrão do cliente, depois de salvar.',
    },
    {
      name: 'medidaId',
      label: 'Medida administrativa ou de engenharia',
      type: 'combo',
      of: 'medida-adm-engenharia',
      section: 'Controle',
    },
    { name: 'epiId', label: 'EPI', type: 'combo', of: 'EPI' },
    { name: 'medidas', label: 'Outras medidas', type: 'longText', max: 1000 },
  ],
};
