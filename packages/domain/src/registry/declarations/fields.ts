import type { Field } from '../types.ts';

/** The one field of what is only named. */
export const description: Field = {
  name: 'descricao',
  label: 'Descrição',
  type: 'text',
  isRequired: true,
  isColumn: true,
  isSearched: true,
};

/** What a state's field takes. */
export const STATE = { regex: /^[A-Z]{2}$/, message: 'Use a sigla, como SP' };

/** Who it is, where a registry keeps people. */
export const personFields: readonly Field[] = [
  { name: 'name', label: 'Nome', type: 'text', isRequired: true, isColumn: true, isSearched: true },
];
