import { z } from 'zod';
import { fieldSchema } from './rules.ts';
import type { Field, Registry, RegistryValue, RegistryValues } from './types.ts';

const shapeOf = (fields: readonly Field[]): Record<string, z.ZodType<RegistryValue>> =>
  Object.fromEntries(fields.map((field) => [field.name, fieldSchema(field)]));

/** The values of a form that begins empty. */
export const emptyValues = ({ fields }: Registry): RegistryValues =>
  Object.fromEntries(fields.map(({ name, type }) => [name, type === 'boolean' ? false : null]));

/** A whole record, as it is made: a field that was not sent is empty, and what the declaration does not name falls away. */
export const registrySchema = (registry: Registry) =>
  z.preprocess(
    (sent) => (typeof sent === 'object' && sent !== null ? { ...emptyValues(registry), ...sent } : sent),
    z.object(shapeOf(registry.fields)),
  );

/** Some fields of a record, as it is changed: what is not sent stays. */
export function changedValues(registry: Registry, sent: Readonly<Record<string, unknown>>) {
  const fields = registry.fields.filter(({ name }) => Object.hasOwn(sent, name));
  return z.object(shapeOf(fields)).safeParse(sent);
}

/**
 * The values after one field changed: a choice that was made within another one (a branch of a customer) does not
 * outlive it.
 */
export function withValue(
  { fields }: Registry,
  values: RegistryValues,
  name: string,
  value: RegistryValue,
): RegistryValues {
  const next: RegistryValues = { ...values, [name]: value };
  if (values[name] === value) return next;
  const gone = new Set([name]);
  // A chain of three: each step may empty the one after it.
  for (let again = true; again;) {
    again = false;
    for (const field of fields)
      if (field.type === 'combo' && field.within && gone.has(field.within) && !gone.has(field.name)) {
        gone.add(field.name);
        next[field.name] = null;
        again = true;
      }
  }
  return next;
}
