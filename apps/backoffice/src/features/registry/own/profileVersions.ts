import type { Answer, changeProfile } from '@apto/api-client';
import { permissionChangeText, type ProfileForm as Values } from '@apto/domain/profiles';
import { profiles } from '@apto/domain/registry';
import { versionText } from '../recordVersions.ts';
import type { Versions } from '../useVersionConflict.tsx';

export type Profile = Answer<typeof changeProfile>;

/** Both versions of a profile; what it permits is one choice, told by what each version gives and takes. */
export const PROFILE_VERSIONS: Versions<Values, Profile> = {
  valuesOf: ({ name, descricao: description, permissoes: given }) => ({
    name,
    descricao: description,
    permissoes: given,
  }),
  parts: [
    ...profiles.fields.map((field) => ({
      name: field.name,
      label: field.label,
      fields: [field.name],
      mine: (values: Values) => versionText(field, values[field.name as 'name' | 'descricao']),
      theirs: (theirs: Profile) => versionText(field, theirs[field.name as 'name' | 'descricao']),
    })),
    {
      name: 'permissoes',
      label: 'Permissões',
      fields: ['permissoes'],
      isRight: true,
      mine: ({ permissoes: given }, base) => permissionChangeText(base.permissoes, given),
      theirs: ({ permissoes: given }, base) => permissionChangeText(base.permissoes, given),
    },
  ],
};
