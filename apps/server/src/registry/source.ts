import { registryOf, type Field, type Registry } from '@apto/domain/registry';
import { sql, type SQL } from 'drizzle-orm';
import { notFound, withoutPermission } from '../platform/errors.ts';
import { fileKindOf } from '../uploads/repository.ts';
import { scopeSql } from '../platform/scope.ts';
import type { Scope } from '../platform/session.ts';
import { allConditions, normalizedText } from '../platform/search.ts';
import type { RegistryTable } from './table.ts';
import { TABLES } from './tables.ts';

/** A registry and its table. */
export interface Source {
  readonly registry: Registry;
  readonly at: RegistryTable;
}

/** @throws HttpError 404 for a name that no registry has */
export function sourceOf(name: string): Source {
  const registry = registryOf(name);
  const at = Object.hasOwn(TABLES, name) ? TABLES[name] : undefined;
  if (!registry || !at) throw notFound();
  return { registry, at };
}

const snake = (name: string): string => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** What the column of a field is called. */
export const columnName = ({ at }: Source, field: string): string => at.columns?.[field] ?? snake(field);

/** The column of a field, bare. */
export const columnOf = (source: Source, field: string): SQL =>
  sql`${sql.identifier(columnName(source, field))}`;

/** What is known of the file that a field of the record `t` holds: one row, or none. */
const fileOf = ({ registry }: Source, field: string, column: 'chave' | 'nome'): SQL =>
  sql`(select f.${sql.identifier(column)} from arquivo f
    where f.origem = ${registry.name} and f.origem_id = t.id and f.tipo = ${fileKindOf(field)} limit 1)`;

/** A secret is never read: only that there is one. */
function kept(source: Source, field: string): SQL {
  const type = source.registry.fields.find(({ name }) => name === field)?.type;
  if (type === 'file') return fileOf(source, field, 'chave');
  const column = sql`t.${columnOf(source, field)}`;
  return type === 'secret' ? sql`case when ${column} is not null then true end` : column;
}

/** The same of the record `t`, or what other records give there. */
export const ofRecord = (source: Source, field: string): SQL =>
  source.at.computed?.[field] ?? kept(source, field);

/** What the file of a field is called. */
export const fileNameOf = (source: Source, field: string): SQL => fileOf(source, field, 'nome');

export const tableOf = ({ at }: Source): SQL => sql`${sql.identifier(at.table)}`;

/** Where its records are read. */
export const readFrom = ({ at }: Source): SQL => sql`${sql.identifier(at.view ?? at.table)}`;

/** When the record `t` was made, or last changed; the view that a search reads does not say it. */
export const timeOf = (source: Source, column: 'created_at' | 'updated_at'): SQL =>
  source.at.searchView === undefined
    ? sql`t.${sql.identifier(column)}`
    : sql`(select x.${sql.identifier(column)} from ${tableOf(source)} x where x.id = t.id)`;

/** What names the record `alias`. */
export const labelOf = (source: Source, alias: SQL): SQL =>
  source.at.label?.(alias) ?? sql`${alias}.${columnOf(source, source.registry.naming)}`;

/** The name of what a combo of the record `t` chose. */
export function chosenLabel(source: Source, field: Field & { type: 'combo' }): SQL {
  const column = ofRecord(source, field.name);
  if (field.of === 'cidades')
    return sql`(select x.cidade || ' - ' || x.estado from cidade x where x.id = ${column})`;
  const target = sourceOf(field.of);
  return sql`(select ${labelOf(target, sql`x`)} from ${readFrom(target)} x where x.id = ${column})`;
}

/** What a text field is searched and sorted by. */
export const normalizedOf = (source: Source, field: Field): SQL => {
  const kept = source.at.normalized?.[field.name];
  return kept ? sql`t.${sql.identifier(kept)}` : normalizedText(ofRecord(source, field.name));
};

/** The records `t` that the caller may see: of the company, and of the customers and branches of the user's rows. */
export function visible({ at }: Source, scope: Scope): SQL {
  return allConditions([
    scopeSql(scope, {
      empresa: sql`t.empresa_id`,
      ...(at.customer ? { cliente: sql`t.${sql.identifier(at.customer)}` } : {}),
      ...(at.branch ? { unidade: sql`t.${sql.identifier(at.branch)}` } : {}),
      ...(at.branchOf ? { unidade: at.branchOf } : {}),
    }),
    at.hidden && sql`not (${at.hidden})`,
    at.view !== undefined && sql`t.visto_por = ${scope.usuarioId}`,
  ]);
}

/** Whether a record can be switched off and on. */
export const hasActivation = ({ registry }: Source): boolean => registry.hasActivation !== false;

/** Whether the record `t` is active; null where it cannot be otherwise. */
export function activeOf(source: Source): SQL | null {
  const { switchedBy: state } = source.registry;
  if (!hasActivation(source)) return null;
  return state ? sql`t.${columnOf(source, state.field)} <> ${state.off}` : sql`t.ativo`;
}

/** What is more than fields is made and changed by calls of its own. @throws HttpError 403 */
export function withPlainForm(source: Source): Source {
  if (source.registry.ownForm) throw withoutPermission();
  return source;
}

/** Switching is for what has the switch. @throws HttpError 403 */
export function requireActivation(source: Source): void {
  if (!hasActivation(source)) throw withoutPermission();
}
