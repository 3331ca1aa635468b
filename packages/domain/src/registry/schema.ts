import { z } from 'zod';
import { INSCRICAO, isInscricaoKind } from '../documents/index.ts';
import { fieldSchema } from './rules.ts';
import type { Field, FieldFault, Registry, RegistryValue, RegistryValues, SelectField } from './types.ts';

const shapeOf = (fields: readonly Field[]): Record<string, z.ZodType<RegistryValue>> =>
  Object.fromEntries(fields.filter(isSent).map((field) => [field.name, fieldSchema(field)]));

const isSent = ({ isDerived }: Field): boolean => isDerived !== true;

/** The values of a record of which nothing is said. */
export const emptyValues = ({ fields }: Registry): RegistryValues =>
  Object.fromEntries(
    fields.filter(isSent).map(({ name, type }) => [name, type === 'boolean' ? false : null]),
  );

/** The values that a new record's form begins with. */
export const initialValues = (registry: Registry): RegistryValues => ({
  ...emptyValues(registry),
  ...Object.fromEntries(
    registry.fields.flatMap(({ name, initial }) => (initial === undefined ? [] : [[name, initial]])),
  ),
});

/** A number that is not what another field says that it is. */
const inscricaoFaults = ({ fields }: Registry, values: Readonly<RegistryValues>): readonly FieldFault[] =>
  fields.flatMap((field) => {
    if (field.type !== 'inscricao') return [];
    const [kind, number] = [values[field.kind], values[field.name]];
    if (typeof number !== 'string' || !isInscricaoKind(kind) || INSCRICAO[kind].isValid(number)) return [];
    return [{ name: field.name, message: `${INSCRICAO[kind].label} inválido` }];
  });

/**
 * What is wrong between the fields of a record; what is missing is said first, and by its field. A number is judged by its
 * kind also where the rest is not whole: a sheet's records lack fields that the form requires (docs/decisions/0215).
 */
export const recordFaults = (registry: Registry, values: Readonly<RegistryValues>): readonly FieldFault[] => [
  ...inscricaoFaults(registry, values),
  ...wholeFaults(registry, values),
];

/** What is wrong between fields of which none is missing. */
function wholeFaults({ fields, check }: Registry, values: Readonly<RegistryValues>): readonly FieldFault[] {
  const isWhole = fields.every(
    ({ name, isRequired, type }) => !isRequired || type === 'boolean' || (values[name] ?? null) !== null,
  );
  return isWhole ? (check?.(values) ?? []) : [];
}

/** A whole record, as it is made: a field that was not sent is empty, and what the declaration does not name falls away. */
export const registrySchema = (registry: Registry) =>
  z.preprocess(
    (sent) => (typeof sent === 'object' && sent !== null ? { ...emptyValues(registry), ...sent } : sent),
    z
      .object(shapeOf(registry.fields))
      // Said beside what is wrong with other fields, and not only once they are right.
      .refine((values) => inscricaoFaults(registry, values).length === 0, {
        when: ({ value }) => typeof value === 'object' && value !== null,
        path: registry.fields.flatMap(({ name, type }) => (type === 'inscricao' ? [name] : [])).slice(0, 1),
        error: ({ input }) => inscricaoFaults(registry, input as RegistryValues)[0]?.message,
      })
      .superRefine((values, context) => {
        for (const { name, message } of wholeFaults(registry, values))
          context.addIssue({ code: 'custom', path: [name], message });
      }),
  );

/** Some fields of a record, as it is changed: what is not sent stays. */
export function changedValues(registry: Registry, sent: Readonly<Record<string, unknown>>) {
  const fields = registry.fields.filter((field) => isSent(field) && Object.hasOwn(sent, field.name));
  return z.object(shapeOf(fields)).safeParse(sent);
}

/** What is said when a record is made and would change now. */
export const fixedFaults = (
  { fields }: Registry,
  before: Readonly<RegistryValues>,
  sent: Readonly<RegistryValues>,
): readonly FieldFault[] =>
  fields
    .filter(({ isFixed, name }) => isFixed && sent[name] !== undefined && sent[name] !== before[name])
    .map(({ name }) => ({ name, message: 'Não muda depois que o registro é criado' }));

/** Whether a field is asked for, by what the others say. */
export const isShown = ({ shownWhen }: Field, values: Readonly<Partial<RegistryValues>>): boolean =>
  shownWhen === undefined || values[shownWhen.field] === shownWhen.is;

/** The fields that a list and a spreadsheet show. */
export const listedFields = ({ fields }: Registry): readonly Field[] =>
  fields.filter(({ isHealth }) => isHealth !== true);

/** The fields of somebody's health among some of a record's. */
export const healthFields = ({ fields }: Registry, names: readonly string[]): readonly string[] =>
  fields.filter(({ isHealth, name }) => isHealth && names.includes(name)).map(({ name }) => name);

/** Whether two values of a field are one; a list by what is in it. */
export const isSameValue = (a: RegistryValue | undefined, b: RegistryValue | undefined): boolean =>
  a === b ||
  (Array.isArray(a) &&
    Array.isArray(b) &&
    a.length === b.length &&
    a.every((each, index) => each === b[index]));

/** What stands between the code of an option and its words. */
const BEHIND_CODE = ' · ';
const wordsBehindCode = ({ options }: SelectField, value: RegistryValue): string | null =>
  options.find((option) => option.value === value)?.label.split(BEHIND_CODE)[1] ?? null;

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
  const field = fields.find((each) => each.name === name);
  if (field?.type === 'select' && field.fills !== undefined)
    next[field.fills] = wordsBehindCode(field, value);
  const gone = new Set([name]);
  // A chain of three: each step may empty the one after it.
  for (let again = true; again;) {
    again = false;
    for (const other of fields)
      if (other.type === 'combo' && other.within && gone.has(other.within) && !gone.has(other.name)) {
        gone.add(other.name);
        next[other.name] = null;
        again = true;
      }
  }
  return next;
}
