import { z } from 'zod';
import { MESSAGE } from '../messages/index.ts';
import { PERMISSION, type HeldPermissions } from '../permissions/index.ts';
import { isPermission, OFFERED_PERMISSIONS, PERMISSION_AREAS, permissionNames } from './catalogue.ts';

/** Characters of a profile's name, and of what is said of it. */
const NAME_MAX = 80;
const DESCRIPTION_MAX = 200;

/** A profile as its screen sends it. */
export const profileSchema = z.object({
  name: z.string().trim().min(1, MESSAGE.REQUIRED_FIELD).max(NAME_MAX, `Use até ${NAME_MAX} caracteres`),
  descricao: z.string().trim().max(DESCRIPTION_MAX, `Use até ${DESCRIPTION_MAX} caracteres`).default(''),
  permissoes: z
    .array(z.string().max(120))
    .max(1_000)
    .transform((permissions) => [...new Set(permissions)].sort())
    .refine((permissions) => permissions.every(isPermission), 'Há uma permissão que não existe'),
});
export type ProfileForm = z.input<typeof profileSchema>;

/** What a change gives and what it takes. */
export interface PermissionChange {
  readonly given: readonly string[];
  readonly taken: readonly string[];
}

export function permissionChange(before: Iterable<string>, after: Iterable<string>): PermissionChange {
  const [old, next] = [new Set(before), new Set(after)];
  return {
    given: [...next].filter((permission) => !old.has(permission)),
    taken: [...old].filter((permission) => !next.has(permission)),
  };
}

/** So many permissions are named of a version before the rest is counted. */
const NAMED_PERMISSIONS = 12;
/** And so many in a refusal, which is read in passing. */
const REFUSED_PERMISSIONS = 5;

function named(permissions: readonly string[], most = NAMED_PERMISSIONS): string {
  const names = permissionNames(permissions);
  const rest = names.length - most;
  return `${names.slice(0, most).join('; ')}${rest > 0 ? `; e mais ${rest}` : ''}.`;
}

/** What a refusal says of the permissions that it is about; one that no matrix offers is told by its own name. */
export const refusedNames = (permissions: readonly string[]): string =>
  permissionNames(permissions).length > 0
    ? named(permissions, REFUSED_PERMISSIONS)
    : `${permissions.join('; ')}.`;

/** What a version gives and takes, for whoever chooses between two ('Dá: Clientes: editar.'). */
export function permissionChangeText(before: Iterable<string>, after: Iterable<string>): string {
  const { given, taken } = permissionChange(before, after);
  if (given.length === 0 && taken.length === 0) return 'Como estava';
  return [
    ...(given.length > 0 ? [`Dá: ${named(given)}`] : []),
    ...(taken.length > 0 ? [`Tira: ${named(taken)}`] : []),
  ].join(' ');
}

/** What of a change its author may not make: nobody gives or takes a permission that they lack (issue 11). */
export function refusedOf(held: HeldPermissions, { given, taken }: PermissionChange): string[] {
  const own = new Set(held);
  return [...given, ...taken].filter((permission) => !own.has(permission));
}

/** Why a box of the matrix stays as it is for somebody who lacks the permission. */
export const LACKED_TEXT = 'Você não tem esta permissão, por isso não pode dar nem tirar.';

/** The refusal that names them. */
export const lackedText = (permissions: readonly string[]): string =>
  `Você não pode dar nem tirar o que não tem: ${refusedNames(permissions)}`;

/** Whoever holds all of these can give others their access: the company keeps somebody who does. */
const ADMINISTRATION = [
  PERMISSION.CONFIGURACOES_USUARIO,
  `${PERMISSION.CONFIGURACOES_USUARIO}:criar`,
  `${PERMISSION.CONFIGURACOES_USUARIO}:editar`,
  PERMISSION.CONFIGURACOES_PERFIL,
  `${PERMISSION.CONFIGURACOES_PERFIL}:editar`,
] as const;

/** What makes an administrator, as far as this installation knows it. */
export const ADMINISTRATION_PERMISSIONS: readonly string[] = ADMINISTRATION.filter(isPermission);

/** 409: nobody would be left who gives access. */
export const LAST_ADMINISTRATOR_TEXT =
  'A empresa ficaria sem ninguém ativo que administre usuários e perfis. Dê esse acesso a outra pessoa antes.';

/** 409 of a change to the profile that always holds everything. */
export const FULL_PROFILE_TEXT = 'Este perfil tem sempre todas as permissões, também as que vierem.';

/** Names that a refusal says before it counts the rest. */
export const NAMED_USERS = 5;

/** 409: whose profile it is, by the first names of so many in all. */
export function profileInUseText(names: readonly string[], total: number): string {
  const said = names.slice(0, NAMED_USERS).join(', ');
  const rest = total - Math.min(names.length, NAMED_USERS);
  const all = rest > 0 ? `${said} e mais ${rest}` : said;
  return `Este perfil não pode ser excluído porque é de: ${all}. Dê outro perfil a essas pessoas antes.`;
}

const areaOf = (permission: string) =>
  PERMISSION_AREAS.find(({ permissions }) => Object.values(permissions).includes(permission));

/**
 * What a profile holds after some boxes were pressed. Whoever may act in an area may enter it: 'Criar' brings 'Acessar',
 * and without 'Acessar' nothing of the area is left.
 * @param isLocked permissions that stay as they are
 */
export function withBoxes(
  permissions: readonly string[],
  keys: readonly string[],
  isSelected: boolean,
  isLocked: (permission: string) => boolean = () => false,
): string[] {
  const next = new Set(permissions);
  for (const key of keys) {
    const area = areaOf(key)?.permissions ?? {};
    const { view } = area;
    if (isSelected) {
      next.add(key);
      if (view !== undefined && !isLocked(view)) next.add(view);
    } else {
      next.delete(key);
      if (key === view) for (const other of Object.values(area)) if (!isLocked(other)) next.delete(other);
    }
  }
  return [...next].sort();
}

/** 'N de M permissões'. */
export const countText = (given: number, all: number): string =>
  `${given} de ${all} ${all === 1 ? 'permissão' : 'permissões'}`;

/** How many of the offered permissions are held; what waits for a screen that is not built is no part of it. */
export const heldText = (held: readonly string[]): string =>
  countText(
    held.filter((permission) => OFFERED_PERMISSIONS.includes(permission)).length,
    OFFERED_PERMISSIONS.length,
  );
