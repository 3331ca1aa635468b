'use client';
import {
  ArrowDownLeft,
  ArrowUpRight,
  Check,
  Circle,
  CircleAlert,
  Info,
  Star,
  X,
  type LucideIcon,
} from 'lucide-react';
import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { cx } from '../../../internal/cx.ts';
import { useAppLocale, useTexts } from '../../../texts/useTexts.ts';
import { Button } from '../../general/Button/index.ts';
import { Tag } from '../../general/Tag/index.ts';
import { texts as defaults } from './intl/pt-BR.ts';
import { timeOf, type TimelineParty } from './Timeline.logic.ts';
import * as css from './Timeline.css.ts';

/** Algo que aconteceu. */
export interface TimelineEntry {
  /** Único na lista. */
  readonly id: string;
  /** Instante, em ISO. Mostrado na hora de São Paulo. */
  readonly at: string;
  /** O que aconteceu. */
  readonly title: string;
  /** Textos longos são cortados em três linhas e abrem a pedido. */
  readonly description?: string | undefined;
  /** Quem fez. */
  readonly author?: string | undefined;
  /** De uma mensagem: de quem ou para quem, como 'De:' e 'Para:' (doc1 §2.5). */
  readonly party?: TimelineParty | undefined;
  /** O que não deu certo: 'Não entregue'. Mostrado como erro embaixo do texto. */
  readonly problem?: string | undefined;
  /** Em que ponto está, numa palavra: 'Na fila', 'Entregue'. */
  readonly state?: { readonly label: string; readonly tone: keyof typeof css.mark } | undefined;
  /** Qual dos `kinds` é. */
  readonly kind?: string | undefined;
  /** O que significa. @default 'neutral' */
  readonly tone?: keyof typeof css.mark;
  /** 14 px; decoração, o título já o diz. */
  readonly icon?: ReactNode;
  /** Abaixo do texto: um anexo, um link. */
  readonly extra?: ReactNode;
}

/** One thing that happened, as an item of its day's list. */
export function Entry({ entry, isNew }: { entry: TimelineEntry; isNew: boolean }) {
  const texts = useTexts('Timeline', defaults);
  const locale = useAppLocale();
  return (
    <li className={css.item} data-new={isNew || undefined}>
      <span className={css.mark[entry.tone ?? 'neutral']}>
        {entry.icon ?? <DefaultMark direction={entry.party?.direction} tone={entry.tone ?? 'neutral'} />}
      </span>
      <div className={css.content}>
        <div className={css.head}>
          <span className={css.title}>{entry.title}</span>
          <time className={css.time} dateTime={entry.at}>
            {timeOf(entry.at, locale)}
          </time>
        </div>
        {entry.state ? (
          <div className={css.state}>
            <Tag tone={entry.state.tone}>{entry.state.label}</Tag>
          </div>
        ) : null}
        {entry.author ? <div className={css.author}>{texts.by(entry.author)}</div> : null}
        {entry.party ? <Party party={entry.party} /> : null}
        {entry.description ? (
          <Description key={entry.description} text={entry.description} title={entry.title} />
        ) : null}
        {entry.problem ? <div className={css.problem}>{entry.problem}</div> : null}
        {entry.extra ? <div className={css.extra}>{entry.extra}</div> : null}
      </div>
    </li>
  );
}

/** Colour alone tells nobody anything: each meaning has a shape. */
const MARKS: Readonly<Partial<Record<keyof typeof css.mark, LucideIcon>>> = {
  success: Check,
  danger: X,
  warning: CircleAlert,
  info: Info,
  highlight: Star,
};

interface MarkProps {
  readonly direction: TimelineParty['direction'] | undefined;
  readonly tone: keyof typeof css.mark;
}

function DefaultMark({ direction, tone }: MarkProps) {
  if (direction === 'from') return <ArrowDownLeft size={14} aria-hidden="true" />;
  if (direction === 'to') return <ArrowUpRight size={14} aria-hidden="true" />;
  const Mark = MARKS[tone];
  return Mark ? <Mark size={14} aria-hidden="true" /> : <Circle size={10} aria-hidden="true" />;
}

/** 'De:' for an answer, 'Para:' for what was sent, with the phone and the name (doc1 §2.5, doc3 §3.5). */
function Party({ party }: { party: TimelineParty }) {
  const texts = useTexts('Timeline', defaults);
  return (
    <div className={css.author}>
      <span className={css.direction}>{party.direction === 'from' ? texts.from : texts.to}</span>{' '}
      {[party.phone, party.name].filter(Boolean).join(', ')}
    </div>
  );
}

/** Cut at three lines; the button is there only when something is cut. */
function Description({ text, title }: { text: string; title: string }) {
  const texts = useTexts('Timeline', defaults);
  const [isOpen, setOpen] = useState(false);
  const [isCut, setCut] = useState(false);
  const paragraph = useRef<HTMLParagraphElement>(null);
  const id = useId();

  useEffect(() => {
    const element = paragraph.current;
    if (!element || isOpen) return undefined;
    const observer = new ResizeObserver(() => setCut(element.scrollHeight > element.clientHeight + 1));
    observer.observe(element);
    return () => observer.disconnect();
  }, [isOpen]);

  return (
    <>
      <p ref={paragraph} id={id} className={cx(css.description, !isOpen && css.clamped)}>
        {text}
      </p>
      {isCut ? (
        <div className={css.more}>
          <Button
            size="small"
            variant="quiet"
            aria-expanded={isOpen}
            aria-controls={id}
            aria-label={`${isOpen ? texts.showLess : texts.showMore}: ${title}`}
            onPress={() => setOpen(!isOpen)}
          >
            {isOpen ? texts.showLess : texts.showMore}
          </Button>
        </div>
      ) : null}
    </>
  );
}
