import { ApiError } from '@apto/api-client';
import type { FieldValues, Path, UseFormSetError } from 'react-hook-form';

/**
 * Puts what the server says of a field to that field, the cursor into the first.
 * @param fields those that the form shows now
 * @returns whether any field took a word, and what was said of fields that are not in sight
 */
export function showFaults<Values extends FieldValues>(
  error: unknown,
  fields: readonly Path<Values>[],
  setError: UseFormSetError<Values>,
): { isTaken: boolean; rest: readonly string[] } {
  let isTaken = false;
  const rest: string[] = [];
  for (const { campo: named, mensagem: message } of error instanceof ApiError ? error.campos : []) {
    const field = fields.find((name) => name === named);
    if (field === undefined) rest.push(message);
    else {
      setError(field, { message }, { shouldFocus: !isTaken });
      isTaken = true;
    }
  }
  return { isTaken, rest };
}
