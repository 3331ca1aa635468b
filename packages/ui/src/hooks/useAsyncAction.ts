'use client';
import { useEffect, useRef, useState } from 'react';

/** What {@link useAsyncAction} gives. */
export interface AsyncAction<Args extends readonly unknown[]> {
  /** Runs the action once; calls while it runs are ignored. True when it ended well. */
  readonly run: (...args: Args) => Promise<boolean>;
  readonly isPending: boolean;
  /** The last failure's text; gone when it runs again. */
  readonly error: string | null;
  readonly reset: () => void;
}

/** The text of a failure for a person: the error's own message, else the fallback. */
export function errorText(error: unknown, fallback: string): string {
  return error instanceof Error && error.message.trim() !== '' ? error.message : fallback;
}

/**
 * Runs what a confirm button does: shows that it is under way, refuses a second press, and turns a rejection into a
 * text that stays in the dialog, so that nothing typed is lost.
 */
export function useAsyncAction<Args extends readonly unknown[]>(
  action: (...args: Args) => unknown,
  fallback: string,
): AsyncAction<Args> {
  const [isPending, setPending] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const running = useRef(false);
  const mounted = useRef(true);

  useEffect(() => {
    mounted.current = true;
    return () => {
      mounted.current = false;
    };
  }, []);

  const run = async (...args: Args): Promise<boolean> => {
    if (running.current) return false;
    running.current = true;
    setPending(true);
    setError(null);
    try {
      await action(...args);
      return true;
    } catch (failure) {
      if (mounted.current) setError(errorText(failure, fallback));
      return false;
    } finally {
      running.current = false;
      if (mounted.current) setPending(false);
    }
  };

  return { run, isPending, error, reset: () => setError(null) };
}
