import { cut } from '@apto/domain/text';
import type { Scope } from '../../shared/scope/choice.ts';

export interface ChoiceOption {
  id: number;
  name: string;
}

/**
 * Turns one company on or off. Branches are chosen within a single company, so that the branches of one never hide
 * another company's requests.
 */
export function toggleCliente(scope: Scope, id: number): Scope {
  const clientes = scope.clientes.includes(id)
    ? scope.clientes.filter((c) => c !== id)
    : [...scope.clientes, id];
  return { clientes, unidades: [] };
}

/** Turns one branch of the only chosen company on or off. */
export function toggleUnidade(scope: Scope, id: number): Scope {
  const unidades = scope.unidades.includes(id)
    ? scope.unidades.filter((u) => u !== id)
    : [...scope.unidades, id];
  return { clientes: scope.clientes, unidades };
}

/** The company whose branches can be chosen: the only one chosen, or the only one that there is. */
export function clienteOfUnidades(scope: Scope, options: readonly ChoiceOption[]): number | null {
  if (scope.clientes.length === 1) return scope.clientes[0] ?? null;
  return scope.clientes.length === 0 && options.length === 1 ? (options[0]?.id ?? null) : null;
}

/**
 * The stored choice without what the user no longer sees. A list that did not fit on one page says nothing about
 * who is missing from it.
 */
export function pruneScope(scope: Scope, options: readonly ChoiceOption[], total: number): Scope {
  if (options.length < total) return scope;
  const seen = new Set(options.map((o) => o.id));
  const clientes = scope.clientes.filter((id) => seen.has(id));
  if (clientes.length === scope.clientes.length) return scope;
  return { clientes, unidades: [] };
}

const ALL = 'Todas as empresas';

const countOf = (n: number, one: string, many: string): string => (n === 1 ? `1 ${one}` : `${n} ${many}`);

/** What the top bar says: 'Todas as empresas', 'Metalúrgica Serra Azul · 2 unidades', '3 empresas'. */
export function scopeLabel(scope: Scope, options: readonly ChoiceOption[]): string {
  const { clientes, unidades } = scope;
  const single = clienteOfUnidades(scope, options);
  const name = options.find((o) => o.id === single)?.name;
  const empresas =
    clientes.length === 0 ? (name ?? ALL) : (name ?? countOf(clientes.length, 'empresa', 'empresas'));
  return unidades.length === 0
    ? empresas
    : `${empresas} · ${countOf(unidades.length, 'unidade', 'unidades')}`;
}

/** Characters of a short line. */
const SHORT_WIDTH = 16;

/** The same where there is room for one short line; the whole stays in the button's name. */
export const shortLabel = (label: string): string => (label === ALL ? 'Todas' : cut(label, SHORT_WIDTH));
