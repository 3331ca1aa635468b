import { SETTINGS, settingFault } from '../settings.ts';
import type { Registry } from '../types.ts';
import { optionalCustomer } from './fields.ts';

/** What the company sets for all of its customers, and for one of them (doc3 §2.10); the product reads it where it counts. */
export const generalSettings: Registry = {
  name: 'configuracoes-gerais',
  title: 'Configurações gerais',
  singular: 'configuração',
  gender: 'f',
  group: 'Configurações',
  area: 'cadastro_configuracoes_gerais',
  tour: 'configuracoes-gerais',
  naming: 'chave',
  addLabel: '+Novo',
  fields: [
    {
      name: 'chave',
      label: 'Configuração',
      type: 'select',
      isRequired: true,
      isColumn: true,
      options: SETTINGS.map(({ key, label, initial }) => ({
        value: key,
        label: `${label} (sem configuração: ${String(initial)})`,
      })),
    },
    optionalCustomer,
    {
      name: 'valor',
      label: 'Valor',
      type: 'text',
      max: 20,
      isRequired: true,
      isColumn: true,
      pattern: { regex: /^\S+$/, message: 'Use um valor sem espaços' },
    },
  ],
  check: ({ chave: key, valor: value }) => {
    const message = settingFault(key, value);
    return message === null ? [] : [{ name: 'valor', message }];
  },
};
