import { OWN_SCREENS } from '../screens.ts';
import type { Registry } from '../types.ts';
import { description } from './fields.ts';

const MANUALS = { name: 'manuais', title: 'Manuais' } as const;

/**
 * The manuals of the screens (doc3 §2.9, §2.11): of one screen the newest active one is shown to whoever opens its help.
 * @param others the registries, each a screen of its own
 */
export const createManuals = (others: readonly Pick<Registry, 'name' | 'title'>[]): Registry => ({
  ...MANUALS,
  singular: 'manual',
  group: 'Configurações',
  area: 'cadastro_manuais',
  naming: 'descricao',
  fields: [
    description,
    {
      name: 'tela',
      label: 'Tela',
      type: 'select',
      isRequired: true,
      isColumn: true,
      help: 'Onde a ajuda mostra este manual.',
      options: [...OWN_SCREENS, ...others, MANUALS].map(({ name, title }) => ({ value: name, label: title })),
    },
    {
      name: 'versaoManual',
      label: 'Versão do manual',
      type: 'text',
      max: 20,
      isRequired: true,
      isColumn: true,
      isSearched: true,
      help: 'De uma tela com vários manuais ativos aparece o cadastrado por último.',
    },
    { name: 'arquivo', label: 'PDF', type: 'file', isRequired: true, accept: ['application/pdf'] },
  ],
});
