import { LinkButton, type ButtonVariant } from '@apto/ui';
import type { ReactElement } from 'react';
import { useNarrowScreen } from './useNarrowScreen.ts';

interface Props {
  readonly href: string;
  readonly label: string;
  readonly icon: ReactElement;
  readonly variant?: ButtonVariant;
}

/** A way on from a page, beside its title: in words, on a phone an icon that is called so (doc3 §9). */
export function PageLink({ label, ...link }: Props) {
  const isNarrow = useNarrowScreen();
  return isNarrow ? (
    <LinkButton {...link} aria-label={label}>
      {null}
    </LinkButton>
  ) : (
    <LinkButton {...link}>{label}</LinkButton>
  );
}
