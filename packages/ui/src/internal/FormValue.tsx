'use client';
import { useRef } from 'react';
import { useFormReset } from './useFormReset.ts';

interface FormValueProps {
  /** Without a name nothing is sent; a reset is heard all the same. */
  readonly name?: string | undefined;
  /** What the form gets: the value as `onChange` gives it, and not as it is shown. */
  readonly value?: string | number | null | undefined;
  readonly isDisabled?: boolean | undefined;
  /** The form was reset: back to the first value. */
  readonly onReset: () => void;
}

/** A field's value for the form around it. Put it beside the control, where the summary of a form looks for that. */
export function FormValue({ name, value, isDisabled, onReset }: FormValueProps) {
  const input = useRef<HTMLInputElement & HTMLSpanElement>(null);
  useFormReset(input, onReset);
  if (name === undefined) return <span ref={input} hidden />;
  return <input ref={input} type="hidden" name={name} value={value ?? ''} disabled={isDisabled} />;
}
