'use client';
import { Avatar as Radix } from 'radix-ui';
import { cx } from '../../../internal/cx.ts';
import { initials } from './Avatar.logic.ts';
import * as css from './Avatar.css.ts';

export interface AvatarProps {
  /** Whose: the initials come from it, and it is read out. */
  readonly name: string;
  /** A picture; the initials stand in until it is there, or when it fails. */
  readonly src?: string | undefined;
  /** 24, 32 or 48 px. @default 'md' */
  readonly size?: keyof typeof css.size;
  /** The name stands beside it already. @default false */
  readonly isDecorative?: boolean;
}

/** A person or company by picture or initials. */
export function Avatar({ name, src, size = 'md', isDecorative = false }: AvatarProps) {
  return (
    <Radix.Root
      className={cx(css.avatar, css.size[size])}
      {...(isDecorative ? { 'aria-hidden': true } : { role: 'img', 'aria-label': name })}
    >
      {src && <Radix.Image className={css.image} src={src} alt="" />}
      <Radix.Fallback aria-hidden>{initials(name)}</Radix.Fallback>
    </Radix.Root>
  );
}
