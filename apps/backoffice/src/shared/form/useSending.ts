import { useState, type FormEvent } from 'react';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { messageFrom } from '../notices/index.ts';
import { showFaults } from './showFaults.ts';

interface Sending {
  /** What went wrong and belongs to no field. */
  readonly failure: string | null;
  readonly onSubmit: (event: FormEvent) => void;
}

interface Options {
  /** true: the refusal was told elsewhere. */
  readonly onRefused?: (error: unknown) => boolean;
  /** Told when the sending begins and when it is over, for a frame whose buttons wait for it. */
  readonly onSending?: (isSending: boolean) => void;
}

/**
 * Sends a form that was found complete. A refusal keeps all that was typed: the server's words go to the fields that they
 * name; those of no field, and of a field that is not in sight, stand above the form.
 * @param fields those that the form shows now
 * @param send rejects with `ApiError`
 */
export function useSending<Values extends FieldValues>(
  { handleSubmit, setError }: Pick<UseFormReturn<Values>, 'handleSubmit' | 'setError'>,
  fields: readonly Path<Values>[],
  send: (values: Values) => Promise<unknown>,
  { onRefused, onSending }: Options = {},
): Sending {
  const [failure, setFailure] = useState<string | null>(null);
  const submit = handleSubmit(async (values) => {
    setFailure(null);
    onSending?.(true);
    try {
      await send(values);
    } catch (error) {
      if (onRefused?.(error)) return;
      const { isTaken, rest } = showFaults(error, fields, setError);
      if (!isTaken) setFailure(messageFrom(error));
      else if (rest.length > 0) setFailure(rest.join(' '));
    } finally {
      onSending?.(false);
    }
  });
  return { failure, onSubmit: (event) => void submit(event) };
}
