import type { Answer, changeUser } from '@apto/api-client';
import { users, type Field } from '@apto/domain/registry';
import type { UserForm as Values } from '@apto/domain/users';
import { versionText } from '../recordVersions.ts';
import type { ShownPart, Versions } from '../useVersionConflict.tsx';

export type User = Answer<typeof changeUser>;
type Part = ShownPart<Values, User>;

/** What a person sees, as the form and both versions say it. */
export const SEEN = {
  clientes: { label: 'Clientes', allLabel: 'Todos os clientes' },
  unidades: { label: 'Unidades', allLabel: 'Todas as unidades desses clientes' },
} as const;

export const userValues = (user: User | null): Values => ({
  name: user?.name ?? '',
  email: user?.email ?? '',
  phone: user?.phone ?? '',
  cpf: user?.cpf ?? '',
  bloqueado: user?.bloqueado ?? false,
  profileId: user?.profileId ?? 0,
  acessoTodosClientes: user?.acessoTodosClientes ?? false,
  clientes: user?.clientes.map(({ id }) => id) ?? [],
  acessoTodasUnidades: user?.acessoTodasUnidades ?? true,
  unidades: user?.unidades.map(({ id }) => id) ?? [],
  quemAgenda: user?.quemAgenda ?? 'USUARIO_ESCOLHE',
  quemAvisa: user?.quemAvisa ?? 'SOLICITANTE',
});

const partOf = (field: Field, isRight = false): Part => ({
  name: field.name,
  label: field.label,
  fields: [field.name],
  isRight,
  mine: (values) => versionText(field, values[field.name as keyof Values] as never),
  theirs: (theirs) => versionText(field, theirs[field.name as keyof User] as never),
});

/** The switch and the list under it say one thing. */
function seenPart(name: keyof typeof SEEN, all: 'acessoTodosClientes' | 'acessoTodasUnidades'): Part {
  const { label, allLabel } = SEEN[name];
  const text = (values: Values, known: User[typeof name]): string => {
    if (values[all]) return allLabel;
    const names = known.filter(({ id }) => values[name].includes(id)).map((each) => each.name);
    const rest = values[name].length - names.length;
    if (names.length === 0) return String(rest);
    return `${names.join(', ')}${rest > 0 ? ` e mais ${rest}` : ''}`;
  };
  return {
    name,
    label,
    fields: [all, name],
    isRight: true,
    mine: (values, base) => text(values, base[name]),
    theirs: (theirs) => text(userValues(theirs), theirs[name]),
  };
}

const NAMED_BY_THEMSELVES = ['name', 'email', 'phone', 'cpf', 'quemAgenda', 'quemAvisa'];
const BLOCKED = 'bloqueado';

/**
 * Both versions of a person of the staff.
 * @param picked the profile that was picked in the form, by name
 */
export const userVersions = (picked: string | null): Versions<Values, User> => ({
  valuesOf: userValues,
  parts: [
    ...users.fields.filter(({ name }) => NAMED_BY_THEMSELVES.includes(name)).map((field) => partOf(field)),
    {
      name: 'profileId',
      label: 'Perfil',
      fields: ['profileId'],
      isRight: true,
      mine: ({ profileId }, base) => (profileId === base.profileId ? base.profileName : picked),
      theirs: ({ profileName }) => profileName,
    },
    ...users.fields.filter(({ name }) => name === BLOCKED).map((field) => partOf(field, true)),
    seenPart('clientes', 'acessoTodosClientes'),
    seenPart('unidades', 'acessoTodasUnidades'),
  ],
});
