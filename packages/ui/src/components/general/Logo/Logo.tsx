import { cx } from '../../../internal/cx.ts';
import * as css from './Logo.css.ts';

export interface LogoProps {
  /** 20, 24 ou 36 px de altura. @default 'md' */
  readonly size?: keyof typeof css.size;
  /** Só o A, onde a palavra não cabe. @default false */
  readonly isMark?: boolean;
  /** O nome, para leitores de tela. Vazio onde a marca já está ao lado do nome. @default 'Apto' */
  readonly label?: string;
}

/** A marca: a palavra 'Apto', com a barra do A desenhada como um sinal de feito. */
export function Logo({ size = 'md', isMark = false, label = 'Apto' }: LogoProps) {
  return (
    <svg
      className={cx(css.logo, css.size[size])}
      viewBox={isMark ? '0 0 28 32' : '0 0 82 32'}
      fill="none"
      stroke="currentColor"
      strokeWidth={3.4}
      strokeLinecap="round"
      strokeLinejoin="round"
      {...(label === '' ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
    >
      <path d="M3 25 12.6 4.4 22.2 25" />
      <path className={css.check} d="M8.6 17.2 12.6 21.2 25.4 8.4" />
      {!isMark && (
        <>
          <path d="M31 12v18" />
          <circle cx="37.4" cy="18.6" r="6.4" />
          <path d="M51.6 6.4v14.2c0 2.9 1.5 4.4 4.2 4.4h1.4M48 12.2h9" />
          <circle cx="70.6" cy="18.6" r="6.4" />
        </>
      )}
    </svg>
  );
}
