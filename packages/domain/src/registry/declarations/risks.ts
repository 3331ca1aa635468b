import { hazardMismatch, RISK_GROUPS } from '../hazards.ts';
import { REGISTRY_GROUPS, type Field, type Registry } from '../types.ts';
import { personFields, SEX_OPTIONS } from './fields.ts';

const [, , GROUP] = REGISTRY_GROUPS;
const months = (name: string, label: string, help: string): Field => ({
  name,
  label,
  type: 'number',
  min: 1,
  max: 120,
  help,
});
const age = (name: string, label: string): Field => ({ name, label, type: 'number', max: 120 });

/** What people are exposed to at work (NR-1, NR-9), with its code for the eSocial (S-2240). */
export const riscos: Registry = {
  name: 'riscos',
  title: 'Riscos',
  singular: 'risco',
  group: GROUP,
  area: 'cadastro_riscos',
  naming: 'name',
  fields: [
    ...personFields,
    {
      name: 'grupo',
      label: 'Grupo',
      type: 'select',
      isRequired: true,
      isColumn: true,
      options: RISK_GROUPS,
    },
    {
      name: 'codigoEsocial',
      label: 'Código do eSocial',
      type: 'hazardCode',
      isColumn: true,
      isSearched: true,
      help: 'Tabela 24 do eSocial; vazio para o que não está nela.',
    },
    {
      name: 'limiteTolerancia',
      label: 'Limite de tolerância',
      type: 'text',
      pattern: { regex: /^\d{1,7}(?:,\d{1,4})?$/, message: 'Use um número, como 85 ou 0,1' },
      isColumn: true,
    },
    { name: 'unidadeMedida', label: 'Unidade de medida', type: 'text', max: 20, isColumn: true },
  ],
  check: ({ grupo: group, codigoEsocial: code }) => {
    const message = hazardMismatch(group, code);
    return message === null ? [] : [{ name: 'codigoEsocial', message }];
  },
};

/** Which of a rule's fields stands for which exam type: the columns of a PCMSO. */
export const RISK_EXAM_TYPES = [
  { name: 'admissional', label: 'Admissional', tipoExame: 1 },
  { name: 'periodico', label: 'Periódico', tipoExame: 2 },
  { name: 'retornoTrabalho', label: 'Retorno ao trabalho', tipoExame: 3 },
  { name: 'demissional', label: 'Demissional', tipoExame: 4 },
  { name: 'mudancaFuncao', label: 'Mudança de função', tipoExame: 5 },
] as const;

/** The exams that a risk asks for (NR-7): what a request finds comes from here (docs/decisions/0103). */
export const riscoProcedimento: Registry = {
  name: 'risco-procedimento',
  title: 'Exames por risco',
  singular: 'exame por risco',
  group: GROUP,
  area: 'cadastro_risco_procedimento',
  naming: 'riscoId',
  fields: [
    { name: 'riscoId', label: 'Risco', type: 'combo', of: 'riscos', isRequired: true, isColumn: true },
    {
      name: 'procedimentoId',
      label: 'Procedimento',
      type: 'combo',
      of: 'procedure',
      isRequired: true,
      isColumn: true,
    },
    ...RISK_EXAM_TYPES.map(({ name, label }, index): Field => ({
      name,
      label,
      type: 'boolean',
      isColumn: true,
      ...(index === 0 ? { section: 'Em quais exames' } : {}),
    })),
    {
      ...months('periodicidadeMeses', 'Repete a cada (meses)', 'Vazio: a validade do procedimento.'),
      section: 'Quando',
      isColumn: true,
    },
    months(
      'primeiroAposMeses',
      'Primeiro periódico após (meses)',
      'Da admissão; vazio: no primeiro periódico.',
    ),
    {
      name: 'sexo',
      label: 'Só para o sexo',
      type: 'select',
      section: 'Para quem',
      options: SEX_OPTIONS,
    },
    age('idadeMinima', 'A partir da idade'),
    age('idadeMaxima', 'Até a idade'),
  ],
  check: (values) => {
    const { idadeMinima: from, idadeMaxima: to } = values;
    return [
      ...(RISK_EXAM_TYPES.some(({ name }) => values[name] === true)
        ? []
        : [{ name: RISK_EXAM_TYPES[0].name, message: 'Escolha ao menos um tipo de exame' }]),
      ...(typeof from === 'number' && typeof to === 'number' && to < from
        ? [{ name: 'idadeMaxima', message: 'Deve ser a partir da idade mínima' }]
        : []),
    ];
  },
};
