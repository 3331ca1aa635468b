import { useState, type FormEvent } from 'react';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { messageFrom } from '../notices/index.ts';
import { showFaults } from './showFaults.ts';

interface Sending {
  /** What went wrong and belongs to no field. */
  readonly failure: string | null;
  readonly onSubmit: (event: FormEvent) => void;
}

/**
 * Sends a form that was found complete. A refusal keeps all that was typed: the server's words go to the fields that they
 * name, else above the form.
 * @param send rejects with `ApiError`
 * @param onRefused true: the refusal was told elsewhere
 */
export function useSending<Values extends FieldValues>(
  { handleSubmit, setError }: Pick<UseFormReturn<Values>, 'handleSubmit' | 'setError'>,
  fields: readonly Path<Values>[],
  send: (values: Values) => Promise<unknown>,
  onRefused?: (error: unknown) => boolean,
): Sending {
  const [failure, setFailure] = useState<string | null>(null);
  const submit = handleSubmit(async (values) => {
    setFailure(null);
    try {
      await send(values);
    } catch (error) {
      if (onRefused?.(error) || showFaults(error, fields, setError)) return;
      setFailure(messageFrom(error));
    }
  });
  return { failure, onSubmit: (event) => void submit(event) };
}
