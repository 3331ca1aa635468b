import { IMPORT_REASON } from '@apto/domain/imports';
import { TEXT_RULES, type ComboField, type Field } from '@apto/domain/registry';
import { plainText } from '@apto/domain/text';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Db } from '../../db/port.ts';
import { rows } from '../../db/rows.ts';
import type { Scope } from '../../platform/session.ts';
import { ofRecord, normalizedOf, readFrom, sourceOf, visible, type Source } from '../../registry/source.ts';
import { isAmong } from './among.ts';
import { citiesOf } from './cities.ts';

const FOUND = z.strictObject({ id: z.int(), said: z.string() });

/** A record that a sheet names, or why it is none. */
export type Chosen = { readonly id: number } | { readonly problem: string };

/** Documents without what stands between their digits, texts without accents and case. */
const bare = (text: string): string => text.replace(/[.\-/()\s]/g, '').toUpperCase();

/** By which fields a record may be named: documents, then codes, then names. */
function naming({ registry }: Source): Field[] {
  const fields = registry.fields.filter(
    ({ name, isSearched, type }) =>
      isSearched && type !== 'email' && (registry.naming === name || isNamed(name, type)),
  );
  const rank = ({ name, type }: Field): number => (TEXT_RULES[type] ? 0 : name === registry.naming ? 2 : 1);
  return fields.toSorted((a, b) => rank(a) - rank(b));
}
const isNamed = (name: string, type: Field['type']): boolean =>
  TEXT_RULES[type] !== undefined || name === 'code' || name === 'tradeName';

async function idsBy(db: Db, source: Source, scope: Scope, field: Field, texts: readonly string[]) {
  const isDocument = TEXT_RULES[field.type] !== undefined;
  const asked = isDocument ? texts.map(bare) : texts.map(plainText);
  const said = isDocument ? sql`upper(${ofRecord(source, field.name)})` : normalizedOf(source, field);
  const found = await rows(
    db,
    FOUND,
    sql`select t.id, ${said} as said from ${readFrom(source)} t where ${visible(source, scope)}
      and ${isAmong(said, asked)}`,
  );
  return { keyOf: isDocument ? bare : plainText, by: Map.groupBy(found, (each) => each.said) };
}

/**
 * Which records a combo's column names, by what it says: their document, their code or their name. More than one of a name
 * is nobody's choice but the sheet's author's.
 */
export async function chosenBy(
  db: Db,
  scope: Scope,
  field: ComboField,
  texts: readonly string[],
): Promise<Map<string, Chosen>> {
  const unique = [...new Set(texts)];
  const chosen = new Map<string, Chosen>();
  if (unique.length === 0) return chosen;
  if (field.of === 'cidades') {
    const cities = await citiesOf(db, unique);
    for (const text of unique) {
      const id = cities.get(plainText(text));
      chosen.set(text, id === undefined ? { problem: `Não há município com o nome ${text}` } : { id });
    }
    return chosen;
  }
  const source = sourceOf(field.of);
  for (const each of naming(source)) {
    const left = unique.filter((text) => !chosen.has(text));
    if (left.length === 0) break;
    const { keyOf, by } = await idsBy(db, source, scope, each, left);
    for (const text of left) {
      const [first, second] = by.get(keyOf(text)) ?? [];
      if (first)
        chosen.set(text, second ? { problem: IMPORT_REASON.several(field.label, text) } : { id: first.id });
    }
  }
  for (const text of unique)
    if (!chosen.has(text)) chosen.set(text, { problem: IMPORT_REASON.unknown(field.label, text) });
  return chosen;
}
