import {
  nestedOf,
  newRecordTitle,
  REGISTRY_NAMES,
  registryOf,
  registryPermission,
  type Registry,
} from '@apto/domain/registry';
import { redirect, type LoaderFunctionArgs } from 'react-router-dom';
import { requireSession } from '../../shared/session/index.ts';

type Args = Pick<LoaderFunctionArgs, 'request' | 'params'>;

const ID = /^[1-9]\d{0,8}$/;

/** Whether a part of an address can be a record's id. */
export const isRecordId = (text: string): boolean => ID.test(text);

/** The registry that an address begins with, where it has screens of its own; null for none. */
export function registryAt(pathname: string): Registry | null {
  const registry = registryOf(pathname.split('/')[1] ?? '');
  return registry && !registry.isPart ? registry : null;
}

/** The list below a record that an address names, with whose it is; null for none. */
export function nestedAt(pathname: string) {
  const [, name = '', , path = ''] = pathname.split('/');
  const owner = registryOf(name);
  const nested = owner && nestedOf(owner, path);
  const registry = nested && registryOf(nested.of);
  return owner && nested && registry ? { owner, nested, registry } : null;
}

/** What the tab says of an address of a registry: its list, a new record, or one by its number, which is all that is known. */
export function registryTitle(pathname: string): string {
  const registry = registryAt(pathname);
  if (!registry) return 'Cadastros';
  const record = pathname.split('/')[2] ?? '';
  if (record === 'new') return newRecordTitle(registry);
  return isRecordId(record) ? `${registry.title} ${record}` : registry.title;
}

/** What the tab says of a list below a record. */
export function nestedTitle(pathname: string): string {
  const found = nestedAt(pathname);
  return found ? `${found.nested.label} · ${found.owner.title} ${pathname.split('/')[2]}` : 'Cadastros';
}

/** Where a registry's name typed in another case leads, since routes match it in any: to the same with its own name. */
function respelled(url: string): Response | null {
  const { pathname, search } = new URL(url);
  const [, typed = '', ...rest] = pathname.split('/');
  const name = REGISTRY_NAMES.find((each) => each.toLowerCase() === typed.toLowerCase());
  return name === undefined || name === typed ? null : redirect(`/${[name, ...rest].join('/')}${search}`);
}

/**
 * Loader of a registry's screens: its own area, and for a new record the permission to make one (doc3 §2.2, §6). It
 * comes with the screens, since the areas stand in the declarations. An unknown name asks for a session alone: the
 * screen says that there is nothing.
 */
export async function guardRegistry(args: Args): Promise<Response | null> {
  const led = respelled(args.request.url);
  if (led) return led;
  const registry = registryAt(new URL(args.request.url).pathname);
  await requireSession(registry?.area)(args);
  if (registry && args.params['record'] === 'new')
    await requireSession(registryPermission(registry, 'criar'))(args);
  return null;
}

/** Loader of the lists below a record: the area of the record and that of the list. */
export async function guardNested(args: Args): Promise<Response | null> {
  const led = respelled(args.request.url);
  if (led) return led;
  const found = nestedAt(new URL(args.request.url).pathname);
  await requireSession(found?.owner.area)(args);
  if (found) await requireSession(found.registry.area)(args);
  return null;
}
