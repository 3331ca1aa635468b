'use client';
import { useId, useState } from 'react';
import { useAsyncAction } from './useAsyncAction.ts';

/**
 * A dialog that is one form, sent by a button of its foot: it closes once what was filled in was taken, and stays with
 * it where it was not.
 * @param failure what is said of a failure without words of its own
 */
export function useDialogForm<Values>(
  send: (values: Values) => unknown,
  failure: string,
  onOpenChange: (isOpen: boolean) => void,
) {
  const action = useAsyncAction(send, failure);
  const id = useId();
  const [isDirty, setDirty] = useState(false);
  return {
    id,
    isPending: action.isPending,
    error: action.error,
    isDirty,
    setDirty,
    /** What was said of the last try is forgotten with it. */
    leave: (isOpen: boolean): void => {
      action.reset();
      onOpenChange(isOpen);
    },
    sendFilled: async (values: Values): Promise<void> => {
      if (await action.run(values)) onOpenChange(false);
    },
  };
}
