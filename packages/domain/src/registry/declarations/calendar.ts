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
  group: 'Casa',
  area: 'cadastro_feriados',
  tour: 'configuracoes_feriados-list',
  naming: 'descricao',
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
    {
      name: 'repete',
      label: 'Repete todo ano',
      type: 'boolean',
      isColumn: true,
      help: 'No mesmo dia e mês, a partir do ano da data.',
    },
  ],
};

/** What the house tells those who work in it (doc3 §2.10). */
export const boletins: Registry = {
  name: 'boletins',
  title: 'Boletins',
  singular: 'boletim',
  group: 'Casa',
  area: 'cadastro_boletins',
  naming: 'descricao',
  fields: [
    description,
    { name: 'data', label: 'Data', type: 'date', isRequired: true, isColumn: true },
    { name: 'texto', label: 'Texto', type: 'longText', max: 10_000, isRequired: true },
  ],
};
