'use client';
import { useEffect, useState } from 'react';
import { cx } from '../../../internal/cx.ts';
import { initials } from './Avatar.logic.ts';
import * as css from './Avatar.css.ts';

export interface AvatarProps {
  /** De quem é: as iniciais vêm daqui, e o nome é lido em voz alta. */
  readonly name: string;
  /** Uma imagem; as iniciais ficam no lugar até ela chegar, ou quando falha. */
  readonly src?: string | undefined;
  /** 24, 32 ou 48 px. @default 'md' */
  readonly size?: keyof typeof css.size;
  /** O nome já está ao lado. @default false */
  readonly isDecorative?: boolean;
}

/** Uma pessoa ou empresa, por imagem ou iniciais. */
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
