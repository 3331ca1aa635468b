import { sql, type SQL, type SQLWrapper } from 'drizzle-orm';

const MAX_WORDS = 8;

/** A term as the normalised columns spell it, for LIKE. Escaped after it is normalised: ％ ＿ ﹪ become wildcards there. */
export const normalizedLike = (text: string): SQL =>
  sql`regexp_replace(apto_normalizar(${text}), '([\\\\%_])', '\\\\\\1', 'g')`;

/**
 * What `apto_normalizar` says of a text, for columns that do not keep it: the function is declared immutable over one that
 * is not, so the database never inlines it, and called for each row it takes five times as long.
 */
export const normalizedText = (text: SQLWrapper): SQL =>
  sql`lower(public.unaccent('public.unaccent'::regdictionary, ${text})) collate "C"`;

/** The words of a search: more than eight make it no narrower. */
export const wordsOf = (text: string): string[] => text.split(/\s+/).filter(Boolean).slice(0, MAX_WORDS);

/** The word is somewhere in the column, one of the generated `nome_busca`. */
export const containsWord = (column: SQLWrapper, word: string): SQL =>
  sql`${column} like '%' || ${normalizedLike(word)} || '%'`;

/** After every text that goes on from another one. */
const LAST = sql`chr(1114111)`;

/** `containsWord` in two parts, either of which may hold, or both. */
export interface WordParts {
  /** The column begins with it: one stretch of an index that holds it in its order. */
  readonly begin: SQL;
  /** It is somewhere after the first letter, of whose texts another index keeps the trigrams (docs/decisions/0282). */
  readonly after: SQL;
}

export const wordParts = (column: SQLWrapper, word: string): WordParts => ({
  begin: sql`(${column} >= apto_normalizar(${word}) and ${column} < apto_normalizar(${word}) || ${LAST})`,
  after: containsWord(sql`substr(${column}, 2)`, word),
});

/**
 * Every word of `text` is somewhere in the column, without regard to accents or case. The column is one
 * of the generated `nome_busca`, already normalised.
 */
export function containsWords(column: SQLWrapper, text: string): SQL {
  return allConditions(wordsOf(text).map((word) => containsWord(column, word)));
}

/** The conditions joined by `and`; absent ones are left out, none at all is true. */
export function allConditions(conditions: readonly (SQL | null | undefined | false)[]): SQL {
  const present = conditions.filter((c): c is SQL => Boolean(c));
  return present.length === 0 ? sql`true` : sql`(${sql.join(present, sql` and `)})`;
}

/** The conditions joined by `or`; there is one at least. */
export const anyCondition = (conditions: readonly SQL[]): SQL =>
  sql`(${sql.join([...conditions], sql` or `)})`;
