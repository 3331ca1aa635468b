'use client';
import { ArrowDown, ArrowRight, ArrowUp } from 'lucide-react';
import { isValidElement, type ReactNode } from 'react';
import { Link } from 'react-aria-components';
import { cx } from '../../../internal/cx.ts';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { texts } from './intl/pt-BR.ts';
import * as css from './StatCard.css.ts';

/** How a number changed. The arrow says where to, the tone whether that is good. */
export interface StatChange {
  /** Where the number went. */
  readonly direction: 'up' | 'down' | 'same';
  /** How much and since when, in words: '12 a mais que ontem'. */
  readonly text: string;
  /** Whether that is good. @default 'neutral' */
  readonly tone?: keyof typeof css.changeTone;
}

/** Props of {@link StatCard}. */
export interface StatCardProps {
  /** What is counted. */
  readonly label: string;
  /** A number is written as pt-BR writes it; a text, such as an amount, as it is; null where there is none. */
  readonly value: number | string | null;
  /** What the number is of, or until when. */
  readonly description?: ReactNode;
  /** Before the label: decoration. */
  readonly icon?: ReactNode;
  /** The icon's colour; the words have to say it too. @default 'neutral' */
  readonly tone?: keyof typeof css.iconTone;
  /** How it changed. */
  readonly change?: StatChange;
  /** Where what is counted is seen: the whole card leads there. */
  readonly href?: string;
  /** The number is on its way. @default false */
  readonly isLoading?: boolean;
}

/** Props of {@link StatCards}. */
export interface StatCardsProps {
  /** What the numbers are of; said on entering them. */
  readonly label: string;
  /** `StatCard`s. */
  readonly children: ReactNode;
}

const ARROWS = { up: ArrowUp, down: ArrowDown, same: ArrowRight };
const ICON = 16;

/** Numbers side by side, each with what it counts: a list of terms and values for screen readers. */
export function StatCards({ label, children }: StatCardsProps) {
  return (
    <div role="group" aria-label={label}>
      <dl className={css.cards}>{children}</dl>
    </div>
  );
}

/** One number that matters, with what it counts. It belongs into `StatCards`. */
export function StatCard(props: StatCardProps) {
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
          value.toLocaleString('pt-BR')
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
