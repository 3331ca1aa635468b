import { z } from 'zod';

/** As OpenAPI shows it. */
const MARK = 'x-health-data';

/**
 * Marks a field as health data (LGPD art. 11) of the record that carries it, a row of `table`: whoever answers it
 * writes down who read whose, without the call having to think of it.
 */
export const healthData = <S extends z.ZodType>(table: string, schema: S): S =>
  schema.meta({ [MARK]: table });

/**
 * Marks what may hold health data of a record whose table only the call knows: there the handler writes down who read
 * whose.
 */
export const mayBeHealthData = <S extends z.ZodType>(schema: S): S => schema.meta({ [MARK]: true });

/** The table of a field that is marked. */
const tableOf = (schema: z.ZodType): string | undefined => {
  const table = schema.meta()?.[MARK];
  return typeof table === 'string' ? table : undefined;
};

/** The schemas directly inside a schema, with the part of the value that each describes. */
function* inside(schema: z.ZodType, value: unknown): Generator<[schema: z.ZodType, value: unknown]> {
  if (schema instanceof z.ZodObject) {
    for (const [key, field] of Object.entries(schema.shape))
      yield [field, (value as Record<string, unknown> | null | undefined)?.[key]];
  } else if (schema instanceof z.ZodArray) {
    const items: readonly unknown[] = Array.isArray(value) ? value : [undefined];
    for (const item of items) yield [schema.element as z.ZodType, item];
  } else if (schema instanceof z.ZodNullable || schema instanceof z.ZodOptional) {
    yield [schema.unwrap() as z.ZodType, value];
  } else if (schema instanceof z.ZodUnion) {
    for (const option of schema.options as readonly z.ZodType[]) yield [option, value];
  }
}

/** Whether an answer of this shape carries health data. */
export const hasHealthData = (schema: z.ZodType): boolean =>
  schema.meta()?.[MARK] !== undefined ||
  [...inside(schema, undefined)].some(([field]) => hasHealthData(field));

/** Whose health data an answer carries: for each table the ids of the records, each once. */
export function healthRecords(
  schema: z.ZodType,
  value: unknown,
  found = new Map<string, Set<number>>(),
): Map<string, Set<number>> {
  for (const [field, part] of inside(schema, value)) {
    if (part === undefined) continue;
    const table = tableOf(field);
    const id = (value as { id?: unknown } | null)?.id;
    if (table !== undefined && typeof id === 'number')
      found.set(table, (found.get(table) ?? new Set()).add(id));
    healthRecords(field, part, found);
  }
  return found;
}
