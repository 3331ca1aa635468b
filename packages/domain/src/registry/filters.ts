import type { Field, Registry } from './types.ts';

/** A field that narrows a list: by the id of a record, by one of its options, or by yes and no. */
export type FilterField =
  | Extract<Field, { readonly type: 'combo' | 'select' }>
  | (Field & { readonly type: 'boolean' });

/** What a list is narrowed to, by field. */
export type FilterValue = number | string | boolean;

const narrows = (field: Field): field is FilterField =>
  field.isFilter === true && (field.type === 'combo' || field.type === 'select' || field.type === 'boolean');

/** What narrows a registry's list, in the order in which it is shown. */
export const filtersOf = ({ fields, filters = [] }: Registry): readonly FilterField[] => [
  ...fields.filter(narrows),
  ...filters,
];

/** The field of a list's column that orders it, by its name; undefined for none. */
export const orderFieldOf = ({ fields, naming }: Registry, name: string): Field | undefined =>
  fields.find(
    (field) => field.name === name && !field.isUnordered && (field.isColumn || field.name === naming),
  );

/** The greatest id of a record. */
const MAX_RECORD_ID = 2_147_483_647;
const isRecordId = (value: FilterValue): boolean =>
  typeof value === 'number' && Number.isInteger(value) && value > 0 && value <= MAX_RECORD_ID;

/** Whether a filter can have such a value. */
export function fitsFilter(field: FilterField, value: FilterValue): boolean {
  if (field.type === 'combo') return isRecordId(value);
  if (field.type === 'boolean') return typeof value === 'boolean';
  return field.options.some((option) => option.value === value);
}

/** What the text of an address says of a filter; null where it says nothing that fits. */
export function readFilter(field: FilterField, text: string): FilterValue | null {
  if (text === '') return null;
  if (field.type === 'boolean') return text === 'true' || text === 'false' ? text === 'true' : null;
  const value = field.type === 'combo' ? Number(text) : text;
  return fitsFilter(field, value) ? value : null;
}
