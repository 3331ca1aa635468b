import { OWN_ACCESS_TEXT } from '@apto/domain/users';
import { ConfirmDialog } from '@apto/ui';
import { useState, type ReactNode } from 'react';

interface Saving {
  readonly save: (goesBack: boolean) => void;
}

interface Options {
  /** Whether what stands in the form leaves its author less than they have. */
  readonly lessens: () => boolean;
  /** Looks the form through first: nobody is asked about what is then refused. */
  readonly form: { readonly trigger: () => Promise<boolean> };
}

/** Asks before somebody leaves themselves less access, which they could not give back (issue 11). */
export function useOwnAccessQuestion<S extends Saving>(
  saving: S,
  { lessens, form }: Options,
): { readonly saving: S; readonly question: ReactNode } {
  const [asked, setAsked] = useState<{ readonly goesBack: boolean } | null>(null);

  async function save(goesBack: boolean): Promise<void> {
    if (lessens() && (await form.trigger())) setAsked({ goesBack });
    else saving.save(goesBack);
  }

  return {
    saving: { ...saving, save: (goesBack: boolean) => void save(goesBack) },
    question: asked ? (
      <ConfirmDialog
        isOpen
        title={OWN_ACCESS_TEXT.question}
        confirmLabel={OWN_ACCESS_TEXT.confirm}
        onOpenChange={(isOpen) => (isOpen ? undefined : setAsked(null))}
        onConfirm={() => saving.save(asked.goesBack)}
      >
        {OWN_ACCESS_TEXT.consequence}
      </ConfirmDialog>
    ) : null,
  };
}
