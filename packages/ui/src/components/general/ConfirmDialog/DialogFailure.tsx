'use client';
import { CircleAlert } from 'lucide-react';
import * as css from './ConfirmDialog.css.ts';

/** A failure that stays where it happened, above the buttons that try again. Announced at once. */
export function DialogFailure({ message }: { message: string | null | undefined }) {
  return (
    <div role="alert">
      {message ? (
        <div className={css.failure}>
          <CircleAlert size={16} aria-hidden="true" className={css.failureIcon} />
          <span>{message}</span>
        </div>
      ) : null}
    </div>
  );
}
