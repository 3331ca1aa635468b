import { sql, type SQL } from 'drizzle-orm';

/**
 * That a text is one of these: a company's records are passed once, and each is looked for among the texts. As `= any(array)`
 * each text was looked for in the trigrams, or among all texts for each record; `is true` keeps it from being made a join,
 * which would be either again (docs/decisions/0289).
 */
export const isAmong = (text: SQL, texts: readonly unknown[]): SQL =>
  sql`(${text} in (select jsonb_array_elements_text(${JSON.stringify([...new Set(texts)])}::jsonb))) is true`;
