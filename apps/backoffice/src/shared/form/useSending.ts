import { useState, type FormEvent } from 'react';
import {
  get,
  type FieldError,
  type FieldErrors,
  type FieldValues,
  type Path,
  type UseFormReturn,
} from 'react-hook-form';
import { messageFrom } from '../notices/index.ts';
import type { Failure } from './FormFailure.tsx';
import { showFaults } from './showFaults.ts';

interface Sending {
  /** What went wrong and belongs to no field; or what a field says in which the focus was all along. */
  readonly failure: Failure | null;
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
 * name; those of no field, and of a field that is not in sight, stand above the form. The focus goes to the first wrong
 * field, which is then read out with its words; where it is already, nothing would be heard, and the words are said.
 * @param fields those that the form shows now
 * @param send rejects with `ApiError`
 */
export function useSending<Values extends FieldValues>(
  { handleSubmit, setError }: Pick<UseFormReturn<Values>, 'handleSubmit' | 'setError'>,
  fields: readonly Path<Values>[],
  send: (values: Values) => Promise<unknown>,
  { onRefused, onSending }: Options = {},
): Sending {
  const [failure, setFailure] = useState<Failure | null>(null);
  const submit = async (event: FormEvent): Promise<void> => {
    const before = document.activeElement;
    // What the first wrong field was told.
    let told: string | undefined;
    const deliver = async (values: Values): Promise<void> => {
      onSending?.(true);
      try {
        await send(values);
      } catch (error) {
        if (onRefused?.(error)) return;
        const faults = showFaults(error, fields, setError);
        told = faults.told;
        if (told === undefined) setFailure(messageFrom(error));
        else if (faults.rest.length > 0) setFailure(faults.rest.join(' '));
      } finally {
        onSending?.(false);
      }
    };
    const refuse = (errors: FieldErrors<Values>): void => {
      told = fields
        .map((name) => get<FieldErrors<Values>, FieldError | undefined>(errors, name)?.message)
        .find(Boolean);
    };
    setFailure(null);
    await handleSubmit(deliver, refuse)(event);
    if (told !== undefined && document.activeElement === before) {
      const said = told;
      setFailure((words) => words ?? { said });
    }
  };
  return { failure, onSubmit: (event) => void submit(event) };
}
