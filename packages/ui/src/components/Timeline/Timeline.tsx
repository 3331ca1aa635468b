'use client';
import { Circle } from 'lucide-react';
import { useEffect, useId, useRef, useState, type ReactElement, type ReactNode } from 'react';
import { cx } from '../../internal/cx.ts';
import { Button } from '../Button/index.ts';
import { EmptyState } from '../EmptyState/index.ts';
import { Skeleton } from '../Skeleton/index.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import { texts } from './intl/pt-BR.ts';
import { byDay, timeOf } from './Timeline.logic.ts';
import * as css from './Timeline.css.ts';

/** One thing that happened. */
export interface TimelineEntry {
  id: string;
  /** Instant, ISO. Shown in São Paulo time. */
  at: string;
  title: string;
  /** Long texts are cut at three lines and open on request. */
  description?: string | undefined;
  author?: string | undefined;
  /** Default 'neutro'. */
  tone?: keyof typeof css.mark;
  /** 14 px; decoration, the title says it. */
  icon?: ReactNode;
  /** Below the text: an attachment, a link. */
  extra?: ReactNode;
}

/** Props of {@link Timeline}. */
export interface TimelineProps {
  /** What it tells: 'Timeline de Ana Souza'. */
  label: string;
  /** Newest first or oldest first; the order given is kept. */
  entries: readonly TimelineEntry[];
  isLoading?: boolean;
  /** Default: 'Nenhum registro encontrado.'. */
  empty?: ReactNode;
  /** Level of the days' headings. Default 3. */
  headingLevel?: 2 | 3 | 4;
}

/** What happened to one thing, day by day, as an ordered list with real times. */
export function Timeline({
  label,
  entries,
  isLoading = false,
  empty,
  headingLevel = 3,
}: TimelineProps): ReactElement {
  const fresh = useNewIds(
    entries.map((entry) => entry.id),
    isLoading,
  );
  const Heading = `h${headingLevel}` as const;
  const base = useId();

  if (isLoading) return <TimelineSkeleton label={label} />;
  if (entries.length === 0) return <>{empty ?? <EmptyState title={texts.empty} />}</>;
  return (
    <section className={css.root} aria-label={label}>
      {byDay(entries).map((day) => (
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
      <VisuallyHidden role="status">{fresh.size > 0 ? texts.added(fresh.size) : ''}</VisuallyHidden>
    </section>
  );
}

/** Ids that arrived after the list was first shown. */
function useNewIds(ids: readonly string[], isLoading: boolean): ReadonlySet<string> {
  const key = isLoading ? null : ids.join('\n');
  const [state, setState] = useState<{ key: string | null; fresh: ReadonlySet<string> }>({
    key,
    fresh: new Set(),
  });
  if (key !== state.key) {
    const before = state.key === null ? null : new Set(state.key.split('\n'));
    setState({
      key,
      fresh: before === null || key === null ? new Set() : new Set(ids.filter((id) => !before.has(id))),
    });
  }
  return state.fresh;
}

function Entry({ entry, isNew }: { entry: TimelineEntry; isNew: boolean }): ReactElement {
  return (
    <li className={css.item} data-new={isNew || undefined}>
      <span className={css.mark[entry.tone ?? 'neutro']}>
        {entry.icon ?? <Circle size={10} aria-hidden="true" />}
      </span>
      <div className={css.content}>
        <div className={css.head}>
          <span className={css.title}>{entry.title}</span>
          <time className={css.time} dateTime={entry.at}>
            {timeOf(entry.at)}
          </time>
        </div>
        {entry.author ? <div className={css.author}>{texts.by(entry.author)}</div> : null}
        {entry.description ? (
          <Description key={entry.description} text={entry.description} title={entry.title} />
        ) : null}
        {entry.extra ? <div className={css.extra}>{entry.extra}</div> : null}
      </div>
    </li>
  );
}

/** Cut at three lines; the button is there only when something is cut. */
function Description({ text, title }: { text: string; title: string }): ReactElement {
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

function TimelineSkeleton({ label }: { label: string }): ReactElement {
  return (
    <section className={css.root} aria-label={label} aria-busy="true">
      <VisuallyHidden role="status">{texts.loading}</VisuallyHidden>
      <ol className={css.list} aria-hidden="true">
        {['62%', '48%', '70%'].map((width) => (
          <li key={width} className={css.item}>
            <span className={css.mark.neutro} />
            <div className={css.content}>
              <Skeleton width={width} />
              <Skeleton width="32%" />
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
