/** What was typed into the page before its code came (apps/vite/early-field.ts), for the login that takes its place. */
export interface Early {
  readonly cpf: string;
  /** Where the cursor was; null: it was elsewhere. */
  readonly cursor: number | null;
}

const NOTHING: Early = { cpf: '', cursor: null };
let kept = NOTHING;

/** Right before the page is drawn over. */
export function keepEarly(): void {
  const field = document.querySelector<HTMLInputElement>('input[data-early]');
  if (!field) return;
  kept = { cpf: field.value, cursor: document.activeElement === field ? field.selectionStart : null };
}

export const early = (): Early => kept;

/** It is in the form now, and whoever comes to the form later is another person. */
export const forgetEarly = (): void => {
  kept = NOTHING;
};
