import type { ColumnFilters, ColumnFilterValue, NumberRange } from '../ground/data.types.ts';

/** Whether it has limits. */
export const isRange = (value: ColumnFilterValue): value is NumberRange =>
  typeof value === 'object' && !Array.isArray(value);

/** Whether a filter narrows nothing: no text, no choice, no limit. */
export function isFilterEmpty(value: ColumnFilterValue | undefined): boolean {
  if (value === undefined) return true;
  if (isRange(value)) return value.from === undefined && value.to === undefined;
  return typeof value === 'string' ? value.trim() === '' : value.length === 0;
}

/** The filters with that of one column; an empty one goes. */
export function withFilter(
  filters: ColumnFilters,
  id: string,
  value: ColumnFilterValue | undefined,
): ColumnFilters {
  const { [id]: _, ...others } = filters;
  return value === undefined || isFilterEmpty(value) ? others : { ...others, [id]: value };
}
