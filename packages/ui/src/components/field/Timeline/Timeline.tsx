'use client';
import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { isFocusNowhere } from '../../../internal/focusPlaces.ts';
import { useAsyncAction } from '../../../hooks/useAsyncAction.ts';
import { useAppLocale, useTexts } from '../../../texts/useTexts.ts';
import { Button } from '../../general/Button/index.ts';
import { EmptyState } from '../../general/EmptyState/index.ts';
import { ErrorState } from '../../general/ErrorState/index.ts';
import { SegmentedControl } from '../../general/SegmentedControl/index.ts';
import { Skeleton } from '../../general/Skeleton/index.ts';
import { VisuallyHidden } from '../../general/VisuallyHidden/index.ts';
import { texts as defaults } from './intl/pt-BR.ts';
import { Entry, type TimelineEntry } from './TimelineEntry.tsx';
import { byDay, countByKind } from './Timeline.logic.ts';
import { useArrivals } from './useArrivals.ts';
import * as css from './Timeline.css.ts';

/** Um tipo de entrada que pode ser mostrado sozinho. */
export interface TimelineKind {
  /** Único entre os tipos; é o que `kind` de uma entrada aponta. */
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
    if (isFocusNowhere()) root.current?.focus();
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
