'use client';

import { formatDate, type CivilDate } from '@apto/domain/time';
import { CircleX } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { Button } from '../../general/Button/Button.tsx';
import { VisuallyHidden } from '../../general/VisuallyHidden/VisuallyHidden.tsx';
import { texts as defaults } from './intl/pt-BR.ts';
import * as css from './WhyNot.css.ts';

/** One thing that is in the way. An `Obstacle` of the domain is one. */
export interface WhyNotReason {
  /** Tells it apart from the others. */
  readonly code: string;
  /** What is in the way. */
  readonly text: string;
  /** Who can take it out of the way, a whole sentence. */
  readonly who?: string | null | undefined;
  /** The days that it is about; named when they are several. */
  readonly dates?: readonly CivilDate[] | undefined;
}

/** Something that works instead: one press takes it. */
export interface WhyNotChoice {
  /** Tells it apart from the others. */
  readonly id: string;
  /** What the button says: a range, a clinic with its first day, a period. */
  readonly label: ReactNode;
  /** Read after the label, and not shown. */
  readonly spoken?: string | undefined;
  /** Takes it. */
  readonly onChoose: () => void;
}

/** Props of {@link WhyNot}. */
export interface WhyNotProps {
  /** The heading. @default 'Por que não?' */
  readonly title?: string;
  /** The level of the heading; that of the choices is one deeper. @default 3 */
  readonly level?: 2 | 3 | 4;
  /** Between the heading and the reasons, such as what was chosen. */
  readonly children?: ReactNode;
  /** Every reason, not only the first one. */
  readonly reasons: readonly WhyNotReason[];
  /** The nearest choices that work, the nearest first. */
  readonly choices: readonly WhyNotChoice[];
  /** After the choices, such as others that come from elsewhere. */
  readonly more?: ReactNode;
  /** The choices are on their way. @default false */
  readonly isLoading?: boolean;
  /** The choices could not be brought; offers to try again. */
  readonly onRetry?: (() => void) | undefined;
  /** Own words in place of the default ones. */
  readonly texts?: Partial<typeof defaults>;
}

/** How many days of a reason are named before '…'. */
const NAMED_DAYS = 6;

const named = (dates: readonly CivilDate[]): string =>
  dates.slice(0, NAMED_DAYS).map(formatDate).join(', ') + (dates.length > NAMED_DAYS ? '…' : '');

function Choices({ choices, label: name }: { choices: readonly WhyNotChoice[]; label?: string }) {
  return (
    <ul className={css.choices} aria-label={name}>
      {choices.map(({ id, label, spoken, onChoose }) => (
        <li key={id} className={css.choicePlace}>
          <button type="button" className={css.choice} onClick={onChoose}>
            {label}
            {spoken ? <VisuallyHidden>{`, ${spoken}`}</VisuallyHidden> : null}
          </button>
        </li>
      ))}
    </ul>
  );
}

/** Props of {@link WhyNotChoices}. */
export interface WhyNotChoicesProps {
  /** What is offered. */
  readonly title: string;
  /** One press each, in the order to show. */
  readonly choices: readonly WhyNotChoice[];
}

/** More that works instead, below a `WhyNot` that knows only its own. */
export function WhyNotChoices({ title, choices }: WhyNotChoicesProps) {
  return (
    <div className={css.root}>
      <p className={css.title}>{title}</p>
      <Choices choices={choices} label={title} />
    </div>
  );
}

/** 'Por que não?': everything that is in the way, who can lift each, and the nearest choices that work. */
export function WhyNot(props: WhyNotProps) {
  const { level = 3, reasons, choices, isLoading = false, onRetry } = props;
  const texts = { ...defaults, ...props.texts };
  const titleId = useId();
  const Title = `h${level}` as const;
  const Subtitle = `h${level + 1}` as 'h3' | 'h4' | 'h5';
  return (
    <section aria-labelledby={titleId} className={css.root}>
      <Title id={titleId} className={css.title}>
        {props.title ?? texts.title}
      </Title>
      {props.children}
      <ul className={css.reasons}>
        {reasons.map(({ code, text, who, dates = [] }) => (
          <li key={`${code} ${text}`} className={css.reason}>
            <CircleX size={16} aria-hidden className={css.reasonIcon} />
            <span className={css.words}>
              <span>{text}</span>
              {dates.length > 1 ? <span className={css.detail}>{texts.days(named(dates))}</span> : null}
              {who ? <span className={css.detail}>{who}</span> : null}
            </span>
          </li>
        ))}
      </ul>
      <Subtitle className={css.title}>{texts.choices}</Subtitle>
      {choices.length > 0 ? <Choices choices={choices} /> : null}
      {isLoading ? (
        <p role="status" className={css.loading}>
          {texts.loading}
        </p>
      ) : onRetry ? (
        <div role="alert">
          <p>{texts.failed}</p>
          <Button size="small" onPress={onRetry}>
            {texts.retry}
          </Button>
        </div>
      ) : choices.length === 0 ? (
        <p>{texts.noChoices}</p>
      ) : null}
      {props.more}
    </section>
  );
}
