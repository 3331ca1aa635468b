'use client';
import { ArrowDown, ArrowRight, ArrowUp } from 'lucide-react';
import { isValidElement, type ReactNode } from 'react';
import { Link } from 'react-aria-components';
import { cx } from '../../../internal/cx.ts';
import { useAppLocale, useTexts } from '../../../texts/useTexts.ts';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { texts as defaults } from './intl/pt-BR.ts';
import * as css from './StatCard.css.ts';

/** Como um número mudou. A seta diz para onde, o tom diz se isso é bom. */
export interface StatChange {
  /** Para onde o número foi. */
  readonly direction: 'up' | 'down' | 'same';
  /** Quanto e desde quando, em palavras: '12 a mais que ontem'. */
  readonly text: string;
  /** Se isso é bom. @default 'neutral' */
  readonly tone?: keyof typeof css.changeTone;
}

/** Propriedades de {@link StatCard}. */
export interface StatCardProps {
  /** O que se conta. */
  readonly label: string;
  /**
   * Um número é escrito como se escreve no idioma da página; um texto, como um valor em dinheiro, fica como está; null
   * onde não há nada.
   */
  readonly value: number | string | null;
  /** De que é o número, ou até quando. */
  readonly description?: ReactNode;
  /** Antes do rótulo: decoração. */
  readonly icon?: ReactNode;
  /** A cor do ícone; as palavras também têm de dizê-lo. @default 'neutral' */
  readonly tone?: keyof typeof css.iconTone;
  /** Como mudou. */
  readonly change?: StatChange;
  /** Onde se vê o que é contado: o cartão inteiro leva para lá. */
  readonly href?: string;
  /** O número está a caminho. @default false */
  readonly isLoading?: boolean;
}

/** Propriedades de {@link StatCards}. */
export interface StatCardsProps {
  /** De que são os números; dito ao entrar neles. */
  readonly label: string;
  /** Vários `StatCard`. */
  readonly children: ReactNode;
}

const ARROWS = { up: ArrowUp, down: ArrowDown, same: ArrowRight };
const ICON = 16;

/** Números lado a lado, cada um com o que conta: uma lista de termos e valores para leitores de tela. */
export function StatCards({ label, children }: StatCardsProps) {
  return (
    <div role="group" aria-label={label}>
      <dl className={css.cards}>{children}</dl>
    </div>
  );
}

/** Um número que importa, com o que conta. Seu lugar é dentro de `StatCards`. */
export function StatCard(props: StatCardProps) {
  const texts = useTexts('StatCard', defaults);
  const locale = useAppLocale();
  const { label, value, description, icon, tone = 'neutral', change, href, isLoading = false } = props;
  const Arrow = ARROWS[change?.direction ?? 'same'];
  return (
    <div className={css.card}>
      <dt className={css.label}>
        {isValidElement(icon) ? (
          <span className={cx(css.icon, css.iconTone[tone])} aria-hidden>
            {icon}
          </span>
        ) : null}
        {href === undefined ? (
          label
        ) : (
          <Link href={href} className={css.link}>
            {label}
          </Link>
        )}
      </dt>
      <dd className={css.value}>
        {isLoading ? (
          <span className={css.waiting}>
            <Skeleton width={64} height={20} />
            <VisuallyHidden>{texts.loading}</VisuallyHidden>
          </span>
        ) : value === null ? (
          <>
            <span aria-hidden className={css.none}>
              –
            </span>
            <VisuallyHidden>{texts.none}</VisuallyHidden>
          </>
        ) : typeof value === 'number' ? (
          value.toLocaleString(locale)
        ) : (
          value
        )}
      </dd>
      {change || description ? (
        <dd className={css.note}>
          {change && !isLoading ? (
            <span className={cx(css.change, css.changeTone[change.tone ?? 'neutral'])}>
              <Arrow size={ICON} aria-hidden />
              {change.text}
            </span>
          ) : null}
          {description ? <span>{description}</span> : null}
        </dd>
      ) : null}
    </div>
  );
}
