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
import { useAsyncAction } from '../../../hooks/useAsyncAction.ts';
import { cx } from '../../../internal/cx.ts';
import { useAppLocale, useTexts } from '../../../texts/useTexts.ts';
import { Button } from '../../general/Button/index.ts';
import { EmptyState } from '../../general/EmptyState/index.ts';
import { ErrorState } from '../../general/ErrorState/index.ts';
import { SegmentedControl } from '../../general/SegmentedControl/index.ts';
import { Skeleton } from '../../general/Skeleton/index.ts';
import { Tag } from '../../general/Tag/index.ts';
import { VisuallyHidden } from '../../general/VisuallyHidden/index.ts';
import { texts as defaults } from './intl/pt-BR.ts';
import { byDay, countByKind, timeOf, type TimelineParty } from './Timeline.logic.ts';
import { useArrivals } from './useArrivals.ts';
import * as css from './Timeline.css.ts';

/** Algo que aconteceu. */
export interface TimelineEntry {
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

/** Um tipo de entrada que pode ser mostrado sozinho. */
export interface TimelineKind {
  readonly id: string;
  /** As palavras do filtro. */
  readonly label: string;
}

/** Propriedades de {@link Timeline}. */
export interface TimelineProps {
  /** O que conta: 'Timeline de Ana Souza'. */
  readonly label: string;
  /** Da mais nova para a mais antiga ou o contrário; a ordem dada é mantida. */
  readonly entries: readonly TimelineEntry[];
  /** O que mostra está a caminho: um esqueleto na forma final. @default false */
  readonly isLoading?: boolean;
  /** As entradas não chegaram. */
  readonly error?: { detail?: string | undefined; requestId?: string | undefined } | null;
  /** 'Tentar novamente'. Ausente: sem esse botão. */
  readonly onRetry?: (() => void) | undefined;
  /** O que mostrar quando não há nada. @default 'Nenhum registro encontrado.' */
  readonly empty?: ReactNode;
  /** Tipos que podem ser mostrados sozinhos; 'Todos' vem antes deles. Sem eles não há filtro. */
  readonly kinds?: readonly TimelineKind[];
  /** Há entradas mais antigas: um botão as pede. Uma promessa o mantém ocupado, uma rejeição é dita ao lado dele. */
  readonly onLoadOlder?: (() => unknown) | undefined;
  /** Nível dos títulos dos dias. @default 3 */
  readonly headingLevel?: 2 | 3 | 4;
}

/**
 * O que aconteceu com uma coisa, dia a dia, como lista ordenada com horas de verdade. O que chega enquanto está aberta
 * é marcado e anunciado; o foco e o que se está lendo ficam onde estão.
 */
export function Timeline(props: TimelineProps) {
  const { label, entries, isLoading = false, error = null } = props;
  const texts = useTexts('Timeline', defaults);
  const { fresh, said } = useArrivals(entries, isLoading, texts.added);
  const [kind, setKind] = useState(ALL);
  const shown = kind === ALL ? entries : entries.filter((entry) => entry.kind === kind);
  const isFiltered = kind !== ALL;
  const root = useRef<HTMLElement>(null);
  const wasRetried = useRef(false);
  const isBroken = error !== null && !isLoading;
  // 'Tentar novamente' goes with the error: the focus stays with the list, not at the start of the page.
  useEffect(() => {
    if (isBroken || !wasRetried.current) return;
    wasRetried.current = false;
    if (document.activeElement === document.body) root.current?.focus();
  }, [isBroken]);
  const { onRetry } = props;
  return (
    <section
      ref={root}
      className={css.root}
      aria-label={label}
      aria-busy={isLoading || undefined}
      tabIndex={-1}
    >
      {/* Always there, so that the first arrival in an empty list is announced as well. */}
      <VisuallyHidden role="status">
        {isLoading ? texts.loading : isFiltered ? texts.filtered(shown.length, entries.length) : said}
      </VisuallyHidden>
      {isLoading ? (
        <TimelineSkeleton />
      ) : error ? (
        <ErrorState
          title={texts.error}
          description={error.detail}
          requestId={error.requestId}
          onRetry={
            onRetry &&
            (() => {
              wasRetried.current = true;
              onRetry();
            })
          }
        />
      ) : entries.length === 0 ? (
        (props.empty ?? <EmptyState title={texts.empty} />)
      ) : (
        <>
          {props.kinds ? (
            <KindFilter kinds={props.kinds} entries={entries} value={kind} onChange={setKind} />
          ) : null}
          {shown.length === 0 ? (
            <EmptyState
              kind="notFound"
              title={texts.noneOfKind}
              action={<Button onPress={() => setKind(ALL)}>{texts.showAll}</Button>}
            />
          ) : (
            <Days entries={shown} fresh={fresh} headingLevel={props.headingLevel ?? 3} />
          )}
          <Older onLoadOlder={props.onLoadOlder} count={entries.length} />
        </>
      )}
    </section>
  );
}

const ALL = '';

interface KindFilterProps {
  readonly kinds: readonly TimelineKind[];
  readonly entries: readonly TimelineEntry[];
  readonly value: string;
  readonly onChange: (kind: string) => void;
}

function KindFilter({ kinds, entries, value, onChange }: KindFilterProps) {
  const texts = useTexts('Timeline', defaults);
  const counts = countByKind(entries);
  return (
    <div className={css.filter}>
      <SegmentedControl
        label={texts.filter}
        value={value}
        onChange={onChange}
        options={[
          { value: ALL, label: texts.all, count: entries.length },
          ...kinds.map(({ id, label }) => ({ value: id, label, count: counts.get(id) ?? 0 })),
        ]}
      />
    </div>
  );
}

interface DaysProps {
  readonly entries: readonly TimelineEntry[];
  readonly fresh: ReadonlySet<string>;
  readonly headingLevel: 2 | 3 | 4;
}

function Days({ entries, fresh, headingLevel }: DaysProps) {
  const locale = useAppLocale();
  const Heading = `h${headingLevel}` as const;
  const base = useId();
  return (
    <>
      {byDay(entries, locale).map((day) => (
        <div key={day.date}>
          <Heading id={`${base}${day.date}`} className={css.dayTitle}>
            <time dateTime={day.date}>{day.title}</time>
          </Heading>
          <ol className={css.list} aria-labelledby={`${base}${day.date}`}>
            {day.entries.map((entry) => (
              <Entry key={entry.id} entry={entry} isNew={fresh.has(entry.id)} />
            ))}
          </ol>
        </div>
      ))}
    </>
  );
}

/** Asks for older entries; when there are no more, the focus goes to the words that say so. */
function Older({ onLoadOlder, count }: { onLoadOlder: (() => unknown) | undefined; count: number }) {
  const texts = useTexts('Timeline', defaults);
  const older = useAsyncAction(async () => onLoadOlder?.(), texts.olderFailed);
  const [before, setBefore] = useState<number | null>(null);
  const end = useRef<HTMLParagraphElement>(null);
  const hasMore = onLoadOlder !== undefined;
  const isWaited = before !== null;

  useEffect(() => {
    if (isWaited && !hasMore) end.current?.focus();
  }, [isWaited, hasMore]);

  if (!hasMore && !isWaited) return null;
  return (
    <div className={css.older}>
      <VisuallyHidden role="status">
        {isWaited && count > before ? texts.olderLoaded(count - before) : ''}
      </VisuallyHidden>
      {hasMore ? (
        <>
          <Button
            isPending={older.isPending}
            onPress={() => {
              setBefore(count);
              void older.run();
            }}
          >
            {texts.older}
          </Button>
          <span role="alert" className={css.problem}>
            {older.error}
          </span>
        </>
      ) : (
        <p ref={end} tabIndex={-1} className={css.end}>
          {texts.beginning}
        </p>
      )}
    </div>
  );
}

function Entry({ entry, isNew }: { entry: TimelineEntry; isNew: boolean }) {
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

function TimelineSkeleton() {
  return (
    <ol className={css.list} aria-hidden="true">
      {['62%', '48%', '70%'].map((width) => (
        <li key={width} className={css.item}>
          <span className={css.mark.neutral} />
          <div className={css.content}>
            <Skeleton width={width} />
            <Skeleton width="32%" />
          </div>
        </li>
      ))}
    </ol>
  );
}
