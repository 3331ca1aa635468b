/** Values of the parts of an address that begin with ':'. */
export type CrumbParams = Readonly<Record<string, string | number | undefined>>;

/** A route as far as a trail is concerned (doc3 §2.9, 'Breadcrumb from route meta'). */
export interface CrumbRoute {
  /** `/clientes/:id/unidades`; an optional part is `:id?`. */
  readonly path: string;
  /** What the trail calls it. A function gets the parameters, for a name that depends on them. */
  readonly breadcrumbLabel: string | ((params: CrumbParams) => string);
}

/**
 * The address of a route with its parameters put in. An optional part (`:id?`) without a value is left out, with its
 * slash.
 * @throws Error when a part that is not optional has no value.
 */
export function crumbAddress(path: string, params: CrumbParams = {}): string {
  const parts = path.split('/').flatMap((part) => {
    if (!part.startsWith(':')) return [part];
    const isOptional = part.endsWith('?');
    const name = part.slice(1, isOptional ? -1 : undefined);
    const value = params[name];
    if (value !== undefined && value !== '') return [encodeURIComponent(value)];
    if (isOptional) return [];
    throw new Error(`O endereço "${path}" pede o parâmetro "${name}". Passe-o a crumbAddress.`);
  });
  return parts.join('/');
}

/** The trail of a page: the routes before it as links, and itself without one. */
export function crumbsOf(
  routes: readonly CrumbRoute[],
  params: CrumbParams = {},
): { label: string; href?: string }[] {
  return routes.map(({ path, breadcrumbLabel }, index) => {
    const label = typeof breadcrumbLabel === 'string' ? breadcrumbLabel : breadcrumbLabel(params);
    return index === routes.length - 1 ? { label } : { label, href: crumbAddress(path, params) };
  });
}

/**
 * Which levels are shown and which lie behind '…': the first and the last ones stay, and never is only one hidden, for
 * the mark takes as much room as it would.
 */
export function foldCrumbs<C>(crumbs: readonly C[], max: number): { start: C[]; folded: C[]; end: C[] } {
  const room = Math.max(3, max);
  if (crumbs.length <= room) return { start: [...crumbs], folded: [], end: [] };
  const end = crumbs.slice(crumbs.length - (room - 2));
  return { start: crumbs.slice(0, 1), folded: crumbs.slice(1, crumbs.length - end.length), end };
}
