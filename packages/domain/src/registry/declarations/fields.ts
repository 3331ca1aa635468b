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

/** Where in the customer somebody works. */
export const hierarchyField = {
  name: 'hierarchyId',
  label: 'Unidade, setor e cargo',
  type: 'combo',
  of: 'hierarchy',
  within: 'customerId',
  isRequired: true,
  isColumn: true,
} as const satisfies Field;

/** Whose it is. */
export const customerField: Field = {
  name: 'customerId',
  label: 'Cliente',
  type: 'combo',
  of: 'customers',
  isRequired: true,
  isColumn: true,
};

/** Whose it is, where the company has one of its own for the customers without. */
export const optionalCustomer = {
  name: 'customerId',
  label: 'Cliente',
  type: 'combo',
  of: 'customers',
  isColumn: true,
  help: 'Vazio: dos clientes que não têm a sua.',
} as const satisfies Field;
