import type { Registry } from '../types.ts';
import { description } from './fields.ts';

/**
 * What the company's calendar adds to the law's national holidays (doc3 §2.10, §3.5 'Holiday'): Good Friday and up to four
 * days are each municipality's (Law 9.093/1995), Carnival a custom. What may be scheduled asks the same rows
 * (docs/decisions/0096); which of the two kinds one is its city says.
 */
export const feriados: Registry = {
  name: 'feriados',
  title: 'Feriados',
  singular: 'feriado',
  group: 'Configurações',
  area: 'cadastro_feriados',
  tour: 'configuracoes_feriados-list',
  naming: 'descricao',
  // doc3 §2.10: of holidays alone.
  changeLabel: 'Editar',
  fields: [
    { name: 'dataFeriado', label: 'Data', type: 'date', isRequired: true, isColumn: true },
    description,
    {
      name: 'idCity',
      label: 'Cidade',
      type: 'combo',
      of: 'cidades',
      isColumn: true,
      help: 'De um feriado municipal; vazia, vale em todo o país. Os nacionais por lei já valem.',
    },
    // The city says which: no record can contradict itself (docs/decisions/0096).
    {
      name: 'abrangencia',
      label: 'Abrangência',
      type: 'select',
      isDerived: true,
      isListOnly: true,
      isColumn: true,
      isFilter: true,
      options: [
        { value: 'NACIONAL', label: 'Nacional' },
        { value: 'MUNICIPAL', label: 'Municipal' },
      ],
    },
    {
      name: 'repete',
      label: 'Repete todo ano',
      type: 'boolean',
      isColumn: true,
      help: 'No mesmo dia e mês, a partir do ano da data.',
    },
  ],
};

/** What the house tells those who work in it (doc3 §2.10), and whom (docs/decisions/0159): all that is said must fit. */
export const boletins: Registry = {
  name: 'boletins',
  title: 'Boletins',
  singular: 'boletim',
  group: 'Configurações',
  area: 'cadastro_boletins',
  beside: [
    { of: 'list', label: 'Ler os boletins', address: '/boletins/view' },
    { of: 'record', label: 'Quem leu', address: '/boletins/:id/view' },
  ],
  naming: 'descricao',
  // doc3 §2.10, word for word.
  addLabel: '+Novo',
  fields: [
    description,
    {
      name: 'data',
      label: 'Data',
      type: 'date',
      isRequired: true,
      isColumn: true,
      help: 'Aparece a partir deste dia.',
    },
    { name: 'texto', label: 'Texto', type: 'longText', max: 10_000 },
    {
      name: 'arquivo',
      label: 'Arquivo em PDF',
      type: 'file',
      accept: ['application/pdf'],
      help: 'No lugar do texto, ou ao lado dele.',
    },
    {
      name: 'profileId',
      label: 'Perfil',
      type: 'combo',
      of: 'profiles',
      isColumn: true,
      section: 'Para quem',
      help: 'Vazio: todos os perfis.',
    },
    {
      name: 'customerId',
      label: 'Cliente',
      type: 'combo',
      of: 'customers',
      isCompany: true,
      isColumn: true,
      help: 'Só quem atende este cliente. Vazio: todos.',
    },
    {
      name: 'groupId',
      label: 'Grupo de clientes',
      type: 'combo',
      of: 'grupos',
      isColumn: true,
      help: 'Só quem atende um cliente do grupo. Vazio: todos.',
    },
  ],
  check: ({ texto: text, arquivo: file }) =>
    text || file ? [] : [{ name: 'texto', message: 'Escreva o texto ou envie o PDF' }],
};
