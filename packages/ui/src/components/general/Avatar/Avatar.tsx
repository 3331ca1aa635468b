'use client';
import { useEffect, useState } from 'react';
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
  const [shown, setShown] = useState<string>();
  useEffect(() => {
    if (!src) return undefined;
    const picture = new Image();
    const show = (): void => setShown(src);
    picture.addEventListener('load', show);
    picture.src = src;
    return () => picture.removeEventListener('load', show);
  }, [src]);
  return (
    <span
      className={cx(css.avatar, css.size[size])}
      {...(isDecorative ? { 'aria-hidden': true } : { role: 'img', 'aria-label': name })}
    >
      {src && shown === src ? (
        <img className={css.image} src={src} alt="" />
      ) : (
        <span aria-hidden>{initials(name)}</span>
      )}
    </span>
  );
}
