'use client';
import type { Now } from '@apto/domain/time';
import { useState, type ReactNode } from 'react';
import { Button } from '../../general/Button/Button.tsx';
import type { DateRange } from '../../general/Calendar/Calendar.logic.ts';
import { ChipSearch } from '../../general/ChipSearch/ChipSearch.tsx';
import { isSameRange } from '../DatePicker/draft.logic.ts';
import { DateRangePicker } from '../DateRangePicker/DateRangePicker.tsx';
import { Dialog } from '../../general/Dialog/Dialog.tsx';
import { EmptyState } from '../../general/EmptyState/EmptyState.tsx';
import { Pagination } from '../../general/Pagination/Pagination.tsx';
import { Timeline } from '../Timeline/Timeline.tsx';
import { texts } from './intl/pt-BR.ts';
import * as css from './ActionHistoryDialog.css.ts';

/** Rows of a page (doc3 §2.9). */
const PAGE_SIZE = 10;

/** One action on a record. */
export interface ActionLogEntry {
  readonly id: string | number;
  /** Who did it. */
  readonly user: string;
  /** What was done, in words: 'Alteração'. */
  readonly action: string;
  /** Instant, ISO. */
  readonly createdAt: string;
  /** What changed. */
  readonly description?: string | null;
}

/** What is looked for. */
export interface ActionHistoryFilter {
  /** Names of users. */
  readonly users: readonly string[];
  /** Both ends, `YYYY-MM-DD`; null: any time. */
  readonly periodo: DateRange | null;
}

/** Props of {@link ActionHistoryDialog}. */
export interface ActionHistoryDialogProps {
  /** Whether it is open. */
  readonly isOpen: boolean;
  /** Called when it opens and when it closes. */
  readonly onOpenChange: (isOpen: boolean) => void;
  /** The heading. @default 'Histórico de ações' */
  readonly title?: string;
  /** Of which record. */
  readonly description?: ReactNode;
  /** The entries of this page, newest first. */
  readonly entries: readonly ActionLogEntry[];
  /** How many records there are in all. */
  readonly totalItems: number;
  /** 1 first; ten entries each. */
  readonly page: number;
  /** Gets the page asked for, from 1. */
  readonly onPageChange: (page: number) => void;
  /** The filter in force. */
  readonly filter: ActionHistoryFilter;
  /** Another filter and the page that the list then begins at, 1: both in one call, so that one write to the address holds them. */
  readonly onFilterChange: (filter: ActionHistoryFilter, page: number) => void;
  /** The moment that the calendar goes by. */
  readonly now: Now;
  /** What it shows is on its way: a skeleton in its final shape. @default false */
  readonly isLoading?: boolean;
  /** The entries did not come. */
  readonly error?: { detail?: string | undefined; requestId?: string | undefined } | null;
  /** 'Tentar novamente'. Absent: no such button. */
  readonly onRetry?: () => void;
}

/** Who did what to a record and when, by user and by period, ten at a time (doc3 §2.9). */
export function ActionHistoryDialog(props: ActionHistoryDialogProps) {
  const { filter, page, onPageChange } = props;
  const change = (next: Partial<ActionHistoryFilter>): void => {
    props.onFilterChange({ ...filter, ...next }, 1);
  };
  const isFiltered = filter.users.length > 0 || filter.periodo !== null;
  return (
    <Dialog
      isOpen={props.isOpen}
      onOpenChange={props.onOpenChange}
      title={props.title ?? texts.title}
      description={props.description}
      width={800}
    >
      <div className={css.filters}>
        <ChipSearch label={texts.users} value={filter.users} onChange={(users) => change({ users })} />
        <PeriodFilter now={props.now} value={filter.periodo} onChange={(periodo) => change({ periodo })} />
      </div>
      <div className={css.body}>
        <Timeline
          label={texts.timeline}
          entries={props.entries.map(({ id, user, action, createdAt, description }) => ({
            id: String(id),
            at: createdAt,
            title: action,
            author: user,
            description: description ?? undefined,
          }))}
          isLoading={props.isLoading ?? false}
          error={props.error ?? null}
          onRetry={props.onRetry}
          empty={
            <EmptyState
              kind={isFiltered ? 'notFound' : 'empty'}
              title={texts.empty}
              action={
                isFiltered ? (
                  <Button onPress={() => change({ users: [], periodo: null })}>{texts.clear}</Button>
                ) : undefined
              }
            />
          }
        />
      </div>
      {props.totalItems > 0 ? (
        <Pagination
          page={page}
          pageSize={PAGE_SIZE}
          totalItems={props.totalItems}
          onPageChange={onPageChange}
          isLoading={props.isLoading ?? false}
        />
      ) : null}
    </Dialog>
  );
}

interface PeriodFilterProps {
  readonly now: Now;
  readonly value: DateRange | null;
  readonly onChange: (periodo: DateRange | null) => void;
}

/** The period as it is written. It filters once it is whole, and no longer once it is left without being so. */
function PeriodFilter({ now, value, onChange }: PeriodFilterProps) {
  const [written, setWritten] = useState(value);
  const [seen, setSeen] = useState(value);
  if (!isSameRange(value, seen)) {
    setSeen(value);
    setWritten(value);
  }
  return (
    <DateRangePicker
      label={texts.period}
      now={now}
      value={written}
      onChange={(periodo) => {
        setWritten(periodo);
        if (periodo) onChange(periodo);
      }}
      onBlur={() => {
        if (!isSameRange(written, value)) onChange(written);
      }}
    />
  );
}
