'use client';
import { ExternalLink } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import { Link, type LinkProps } from 'react-aria-components';
import { cx } from '../../../internal/cx.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { texts } from './intl/pt-BR.ts';
import * as css from './TextLink.css.ts';

export interface TextLinkProps extends Omit<
  LinkProps,
  'children' | 'className' | 'style' | 'render' | 'ref'
> {
  readonly children: ReactNode;
  /** Where it goes. Goes through the router when a `RouterProvider` of react-aria is above. */
  readonly href?: string;
  /** Opens in another tab, with the mark and the words that say so. @default false */
  readonly isExternal?: boolean;
  /** Underlined only under the pointer: for names in tables and in navigation, where the place says it is a link. */
  readonly isQuiet?: boolean;
  readonly ref?: Ref<HTMLAnchorElement>;
}

/** A link inside of text. */
export function TextLink({ children, isExternal = false, isQuiet = false, ref, ...props }: TextLinkProps) {
  return (
    <Link
      {...props}
      {...(ref ? { ref } : {})}
      {...(isExternal ? { target: '_blank', rel: 'noreferrer' } : {})}
      className={cx(css.link, isQuiet && css.quiet)}
    >
      {children}
      {isExternal && (
        <>
          <ExternalLink className={css.mark} aria-hidden />
          <VisuallyHidden> {texts.newTab}</VisuallyHidden>
        </>
      )}
    </Link>
  );
}
