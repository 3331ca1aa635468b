import { ApiError } from '@apto/api-client';
import type { FieldValues, Path, UseFormSetError } from 'react-hook-form';

/**
 * Puts what the server says of a field to that field, the cursor into the first.
 * @param fields those of the form; what the server says of others is left to the caller
 * @returns whether any field took a word
 */
export function showFaults<Values extends FieldValues>(
  error: unknown,
  fields: readonly Path<Values>[],
  setError: UseFormSetError<Values>,
): boolean {
  let isFirst = true;
  for (const { campo: named, mensagem: message } of error instanceof ApiError ? error.campos : []) {
    const field = fields.find((name) => name === named);
    if (field === undefined) continue;
    setError(field, { message }, { shouldFocus: isFirst });
    isFirst = false;
  }
  return !isFirst;
}
