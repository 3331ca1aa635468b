'use client';

import { formatDate, type CivilDate } from '@apto/domain/time';
import { CircleX } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { useOwnTexts } from '../../../texts/useOwnTexts.ts';
import { Button } from '../../general/Button/Button.tsx';
import { VisuallyHidden } from '../../general/VisuallyHidden/VisuallyHidden.tsx';
import { texts as defaults } from './intl/pt-BR.ts';
import * as css from './WhyNot.css.ts';

/** Algo que impede. Um `Obstacle` do domínio é um. */
export interface WhyNotReason {
  /** Distingue-o dos outros. */
  readonly code: string;
  /** O que impede. */
  readonly text: string;
  /** Quem pode tirar o impedimento, numa frase inteira. */
  readonly who?: string | null | undefined;
  /** Os dias de que se trata; nomeados quando são vários. */
  readonly dates?: readonly CivilDate[] | undefined;
}

/** Algo que serve no lugar: um toque o escolhe. */
export interface WhyNotChoice {
  /** Distingue-o dos outros. */
  readonly id: string;
  /** O que o botão diz: um intervalo, uma clínica com seu primeiro dia, um período. */
  readonly label: ReactNode;
  /** Lido depois do rótulo, e não mostrado. */
  readonly spoken?: string | undefined;
  /** Escolhe-o. */
  readonly onChoose: () => void;
}

/** Propriedades de {@link WhyNot}. */
export interface WhyNotProps {
  /** O título. @default 'Por que não?' */
  readonly title?: string;
  /** O nível do título; o das alternativas é um mais fundo. @default 3 */
  readonly level?: 2 | 3 | 4;
  /** Entre o título e os motivos, como o que foi escolhido. */
  readonly children?: ReactNode;
  /** Todos os motivos, não só o primeiro. */
  readonly reasons: readonly WhyNotReason[];
  /** As alternativas mais próximas que servem, da mais próxima em diante. */
  readonly choices: readonly WhyNotChoice[];
  /** Depois das alternativas, como outras que vêm de outro lugar. */
  readonly more?: ReactNode;
  /** As alternativas estão a caminho. @default false */
  readonly isLoading?: boolean;
  /** Não foi possível trazer as alternativas; oferece tentar de novo. */
  readonly onRetry?: (() => void) | undefined;
  /** Textos próprios no lugar dos textos padrão. */
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

/** Propriedades de {@link WhyNotChoices}. */
export interface WhyNotChoicesProps {
  /** O que se oferece. */
  readonly title: string;
  /** Um toque para cada uma, na ordem em que aparecem. */
  readonly choices: readonly WhyNotChoice[];
}

/** Mais do que serve no lugar, abaixo de um `WhyNot` que só conhece as suas. */
export function WhyNotChoices({ title, choices }: WhyNotChoicesProps) {
  return (
    <div className={css.root}>
      <p className={css.title}>{title}</p>
      <Choices choices={choices} label={title} />
    </div>
  );
}

/** 'Por que não?': tudo que impede, quem pode resolver cada coisa, e as alternativas mais próximas que servem. */
export function WhyNot(props: WhyNotProps) {
  const { level = 3, reasons, choices, isLoading = false, onRetry } = props;
  const texts = useOwnTexts('WhyNot', defaults, props.texts);
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
