import { filtersOf, fitsFilter, TEXT_RULES, type FilterValue } from '@apto/domain/registry';
import { sql, type SQL } from 'drizzle-orm';
import { invalid } from '../platform/errors.ts';
import { allConditions, anyCondition, containsWord, wordParts, type WordParts } from '../platform/search.ts';
import type { Scope } from '../platform/session.ts';
import { literalLike } from '../platform/sql.ts';
import {
  columnOf,
  activeOf,
  labelOf,
  normalizedOf,
  ofRecord,
  readFrom,
  visible,
  type Source,
} from './source.ts';
import type { Listing } from './walk.ts';

/** Fields by which a row hangs on a record of another registry, beside the customer's. */
const OWNERS = ['supplierId', 'atividadeId', 'epcId', 'medidaId', 'fonteGeradoraId', 'positionId'] as const;

type Narrowing = {
  readonly ativo?: boolean | undefined;
  readonly customerId?: number | undefined;
  readonly filtros?: Readonly<Record<string, FilterValue>> | undefined;
} & { readonly [By in (typeof OWNERS)[number]]?: number | undefined };

/** What a list asks for. It may be narrowed under either name, or by the two parameters themselves. */
export interface ListQuery extends Pick<Narrowing, 'ativo' | 'customerId'> {
  /** Alternatives. */
  readonly filter?: readonly string[] | undefined;
  readonly sort?: string | undefined;
  readonly extras?: Narrowing | undefined;
  readonly filtrosExtras?: Narrowing | undefined;
}

const narrowingOf = ({ ativo: isActive, customerId, extras, filtrosExtras }: ListQuery): Narrowing => ({
  ativo: isActive,
  customerId,
  ...filtrosExtras,
  ...extras,
});

/**
 * Documents are found by their first characters, whatever punctuation was typed; texts by any part. A word with a letter is
 * asked of no CPF, so that an index which holds the names alone can answer.
 */
function searched(source: Source, term: string): { condition: SQL; parts: WordParts | null } {
  const bare = term.replace(/[.\-/()\s]/g, '');
  const asked = source.registry.fields
    .filter(({ isSearched }) => isSearched)
    .flatMap((field) => {
      if (!TEXT_RULES[field.type] || field.type === 'email') {
        const column = normalizedOf(source, field);
        const isNaming = field.name === source.registry.naming;
        return [
          {
            condition: containsWord(column, term),
            parts: isNaming && source.at.hasNameParts ? wordParts(column, term) : null,
          },
        ];
      }
      return bare === '' || (field.type === 'cpf' && /\D/.test(bare))
        ? []
        : [
            {
              condition: sql`${ofRecord(source, field.name)} like ${`${literalLike(bare.toUpperCase())}%`}`,
              parts: null,
            },
          ];
    });
  const [first, ...others] = asked;
  if (!first)
    return {
      condition:
        source.at.found?.(sql`t`, term) ?? sql`${labelOf(source, sql`t`)} ilike ${`%${literalLike(term)}%`}`,
      parts: null,
    };
  // By anything else as well those who have it are in no such parts.
  return {
    condition: anyCondition(asked.map(({ condition }) => condition)),
    parts: others.length === 0 ? first.parts : null,
  };
}

/** Active or inactive records alone; false: these are neither. */
function activeCondition(source: Source, isActive: boolean): SQL | false {
  const active = activeOf(source);
  return active !== null && sql`(${active}) = ${isActive}`;
}

/**
 * What the list is narrowed by, as its declaration says.
 * @throws HttpError 400 for what narrows no list of it, and for a value that it cannot have
 */
function filtered(source: Source, filters: Readonly<Record<string, FilterValue>>): SQL[] {
  const known = filtersOf(source.registry);
  return Object.entries(filters).map(([name, value]) => {
    const field = known.find((each) => each.name === name);
    if (!field || !fitsFilter(field, value))
      throw invalid([{ campo: `extras.filtros.${name}`, mensagem: 'Não filtra esta lista' }]);
    return source.at.filtered?.[name]?.(value) ?? sql`${ofRecord(source, name)} = ${value}`;
  });
}

/** The records of a list, before order and page. */
export function listed(source: Source, scope: Scope, query: ListQuery): Listing {
  const extras = narrowingOf(query);
  const terms = (query.filter ?? []).map((term) => term.trim()).filter(Boolean);
  const isSearched = terms.length > 0;
  const filters = extras.filtros ?? {};
  // Few of many: those who match lie far apart in the order of the list.
  const isFew = Object.keys(filters).some((name) => source.at.filtered?.[name] !== undefined);
  const { customer, searchView, counter } = source.at;
  const search = terms.map((term) => searched(source, term));
  const more = [
    extras.ativo !== undefined && activeCondition(source, extras.ativo),
    extras.customerId !== undefined &&
      customer !== undefined &&
      sql`t.${sql.identifier(customer)} = ${extras.customerId}`,
    ...filtered(source, filters),
    ...OWNERS.map(
      (by) =>
        extras[by] !== undefined &&
        source.registry.fields.some(({ name }) => name === by) &&
        sql`t.${columnOf(source, by)} = ${extras[by]}`,
    ),
  ].filter((condition) => condition !== false);
  const narrowed = isSearched ? [anyCondition(search.map(({ condition }) => condition)), ...more] : more;
  const [only, ...alternatives] = search;
  const parts = alternatives.length === 0 ? only?.parts : null;
  const ofCompany = scope.clientes === null && scope.unidades === null;
  const seen = visible(source, scope);
  return {
    from: isSearched && searchView !== undefined ? sql`${sql.identifier(searchView)}` : readFrom(source),
    where: allConditions([seen, ...narrowed]),
    isSearch: isSearched || isFew,
    counter:
      ofCompany && narrowed.length === 0 && counter !== undefined
        ? { ...counter, empresaId: scope.empresaId }
        : null,
    millions:
      ofCompany && counter !== undefined
        ? {
            all: seen,
            chosen: allConditions(narrowed),
            parts: parts
              ? {
                  begin: allConditions([parts.begin, ...more]),
                  after: allConditions([parts.after, ...more]),
                }
              : null,
          }
        : null,
  };
}
