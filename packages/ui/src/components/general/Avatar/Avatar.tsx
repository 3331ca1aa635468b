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
  /** Redondo, uma pessoa; quadrado, uma empresa, cuja logo aparece inteira. @default 'round' */
  readonly shape?: keyof typeof css.shape;
  /** O nome já está ao lado. @default false */
  readonly isDecorative?: boolean;
}

/** Uma pessoa ou empresa, por imagem ou iniciais. */
export function Avatar({ name, src, size = 'md', shape = 'round', isDecorative = false }: AvatarProps) {
  const [shown, setShown] = useState<string>();
  useEffect(() => {
    if (!src) return undefined;
    const picture = new Image();
    const show = (): void => setShown(src);
    picture.addEventListener('load', show);
    picture.src = src;
    return () => picture.removeEventListener('load', show);
  }, [src]);
  const isShown = Boolean(src) && shown === src;
  return (
    <span
      className={cx(css.avatar, css.size[size], css.shape[shape], isShown && shape === 'square' && css.paper)}
      {...(isDecorative ? { 'aria-hidden': true } : { role: 'img', 'aria-label': name })}
    >
      {isShown ? (
        <img className={cx(css.image, css.fit[shape])} src={src} alt="" />
      ) : (
        <span aria-hidden>{initials(name)}</span>
      )}
    </span>
  );
}
