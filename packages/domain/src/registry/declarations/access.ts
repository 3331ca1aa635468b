import { PERMISSION } from '../../permissions/index.ts';
import type { Registry } from '../types.ts';

/** What people may do (doc3 §6): a name for a set of permissions. The set itself is chosen on a screen of its own. */
export const profiles: Registry = {
  name: 'profiles',
  title: 'Perfis',
  singular: 'perfil',
  group: 'Acesso',
  area: PERMISSION.CONFIGURACOES_PERFIL,
  naming: 'name',
  ownForm: true,
  fields: [
    {
      name: 'name',
      label: 'Nome',
      type: 'text',
      max: 80,
      isRequired: true,
      isColumn: true,
      isSearched: true,
    },
    { name: 'descricao', label: 'Descrição', type: 'text', isColumn: true, isSearched: true },
  ],
};
