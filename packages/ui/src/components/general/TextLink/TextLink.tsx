'use client';
import { ExternalLink } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import { Link, type LinkProps } from 'react-aria-components';
import { cx } from '../../../internal/cx.ts';
import { useTexts } from '../../../texts/useTexts.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { texts as defaults } from './intl/pt-BR.ts';
import * as css from './TextLink.css.ts';

export interface TextLinkProps extends Omit<
  LinkProps,
  'children' | 'className' | 'style' | 'render' | 'ref'
> {
  readonly children: ReactNode;
  /** Para onde vai. Passa pelo roteador quando há um `RouterProvider` do react-aria acima. */
  readonly href?: string;
  /** Abre em outra aba, com a marca e as palavras que dizem isso. @default false */
  readonly isExternal?: boolean;
  /** Sublinhado só sob o ponteiro: para nomes em tabelas e na navegação, onde o lugar já diz que é um link. */
  readonly isQuiet?: boolean;
  readonly ref?: Ref<HTMLAnchorElement>;
}

/** Um link dentro de um texto. */
export function TextLink({ children, isExternal = false, isQuiet = false, ref, ...props }: TextLinkProps) {
  const texts = useTexts('TextLink', defaults);
  return (
    <Link
      {...props}
      {...(ref ? { ref } : {})}
      {...(isExternal ? { target: '_blank', rel: 'noreferrer' } : {})}
      className={cx(css.link, isQuiet && css.quiet, isExternal && css.external)}
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
