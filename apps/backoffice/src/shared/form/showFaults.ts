import { ApiError } from '@apto/api-client';
import type { FieldValues, Path, UseFormSetError } from 'react-hook-form';

/**
 * Puts what the server says of a field to that field, the cursor into the first.
 * @param fields those that the form shows now
 * @returns what the first field was told, if any, and what was said of fields that are not in sight
 */
export function showFaults<Values extends FieldValues>(
  error: unknown,
  fields: readonly Path<Values>[],
  setError: UseFormSetError<Values>,
): { told: string | undefined; rest: readonly string[] } {
  let told: string | undefined;
  const rest: string[] = [];
  for (const { campo: named, mensagem: message } of error instanceof ApiError ? error.campos : []) {
    const field = fields.find((name) => name === named);
    if (field === undefined) rest.push(message);
    else {
      setError(field, { message }, { shouldFocus: told === undefined });
      told ??= message;
    }
  }
  return { told, rest };
}
