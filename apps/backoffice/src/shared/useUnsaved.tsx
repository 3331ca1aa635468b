import { REGISTRY_TEXT } from '@apto/domain/registry';
import { ConfirmDialog } from '@apto/ui';
import { useCallback, useEffect, useRef, type ReactNode } from 'react';
import { useBeforeUnload, useBlocker } from 'react-router-dom';
import { holdUnsaved } from './unsaved.ts';

/**
 * Asks before what was typed is lost (doc3 §2.9, §8.3).
 * @returns the question to stand in the page, and what says that there is nothing to lose any more
 */
export function useUnsaved(isDirty: boolean): { markSaved: () => void; question: ReactNode } {
  // What was saved is no change any more, whatever the form still holds while the page goes.
  const saved = useRef(false);
  // What is typed after it is a change again.
  useEffect(() => {
    if (!isDirty) saved.current = false;
  }, [isDirty]);
  // Who changes the company does so in every tab, and is asked for all of them.
  const release = useRef<() => void>(undefined);
  useEffect(() => {
    if (!isDirty) return undefined;
    release.current = holdUnsaved();
    return release.current;
  }, [isDirty]);
  const blocker = useBlocker(() => isDirty && !saved.current);
  useBeforeUnload(
    useCallback(
      (event) => {
        if (isDirty && !saved.current) event.preventDefault();
      },
      [isDirty],
    ),
  );
  return {
    markSaved: () => {
      saved.current = true;
      release.current?.();
    },
    question:
      blocker.state === 'blocked' ? (
        <ConfirmDialog
          isOpen
          title="Confirmar"
          onOpenChange={(isOpen) => (isOpen ? undefined : blocker.reset())}
          onConfirm={() => blocker.proceed()}
        >
          {REGISTRY_TEXT.unsaved}
        </ConfirmDialog>
      ) : null,
  };
}
