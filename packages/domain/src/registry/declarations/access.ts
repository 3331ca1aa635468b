import { PERMISSION } from '../../permissions/index.ts';
import type { Registry } from '../types.ts';
import { whoFields } from './fields.ts';

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

/** The company's own people (doc3 §2.1); clinics' accounts are none. Each is invited, and chooses a password alone. */
export const users: Registry = {
  name: 'users',
  title: 'Usuários',
  singular: 'usuário',
  group: 'Acesso',
  area: PERMISSION.CONFIGURACOES_USUARIO,
  naming: 'name',
  namedAs: 'person',
  ownForm: true,
  fields: [
    {
      name: 'name',
      label: 'Nome',
      type: 'text',
      isRequired: true,
      isColumn: true,
      letters: 20,
      isSearched: true,
    },
    {
      name: 'email',
      label: 'E-mail',
      type: 'email',
      isRequired: true,
      isColumn: true,
      letters: 22,
      isSearched: true,
    },
    { name: 'cpf', label: 'CPF', type: 'cpf', isSearched: true },
    { name: 'phone', label: 'Telefone', type: 'phone', isColumn: true, isSpare: true },
    {
      name: 'profileId',
      label: 'Perfil',
      type: 'combo',
      of: 'profiles',
      isReleased: true,
      isRequired: true,
      isColumn: true,
      letters: 12,
      isFilter: true,
    },
    {
      name: 'acesso',
      label: 'Convite',
      type: 'select',
      isColumn: true,
      isFilter: true,
      options: [
        { value: 'CONVIDADO', label: 'Convidado' },
        { value: 'ACEITO', label: 'Aceito' },
      ],
    },
    ...whoFields,
    { name: 'bloqueado', label: 'Bloqueado', type: 'boolean', isColumn: true, isSpare: true },
    {
      name: 'ultimaEntrada',
      label: 'Última entrada',
      type: 'date',
      isColumn: true,
      isDerived: true,
      isListOnly: true,
      isUnordered: true,
    },
  ],
};
