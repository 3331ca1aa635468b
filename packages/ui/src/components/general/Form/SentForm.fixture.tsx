import type { ReactNode } from 'react';
import { Button } from '../Button/Button.tsx';

/** A form of a story, as an app without any library has one: it keeps what it would send. */
export function SentForm({ children }: { readonly children: ReactNode }) {
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        const { currentTarget } = event;
        currentTarget.dataset['sent'] = JSON.stringify(Object.fromEntries(new FormData(currentTarget)));
      }}
    >
      {children}
      <Button type="submit">Enviar</Button>
    </form>
  );
}

/** What the form of a story sent last; null before. */
export const sentIn = (story: HTMLElement): unknown =>
  JSON.parse(story.querySelector('form')?.dataset['sent'] ?? 'null');
