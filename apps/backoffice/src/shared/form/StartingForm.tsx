import { Stack } from '@apto/ui';
import { useLayoutEffect, useRef, type FormEvent, type ReactNode } from 'react';

/** What is typed into or chosen from; neither what is hidden for the browser's own sake nor what the keyboard skips. */
const FIELD =
  ':is(input:not([type="hidden"]), textarea, select, [role="combobox"], [role="spinbutton"]):not(:disabled, [tabindex="-1"], [aria-hidden="true"] *)';

interface Props {
  readonly id: string;
  readonly onSubmit: (event: FormEvent) => void;
  readonly children: ReactNode;
}

/**
 * A form that was opened to be filled in: the person begins in its first field. Before a dialog around it would take the
 * focus itself (its effects come later), so that a screen reader names the dialog and the field in one go.
 */
export function StartingForm({ id, onSubmit, children }: Props) {
  const ref = useRef<HTMLFormElement>(null);
  useLayoutEffect(() => ref.current?.querySelector<HTMLElement>(FIELD)?.focus({ preventScroll: true }), []);
  return (
    <form ref={ref} id={id} noValidate onSubmit={onSubmit}>
      <Stack gap="x5">{children}</Stack>
    </form>
  );
}
