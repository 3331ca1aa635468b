'use client';
import type { Now } from '@apto/domain/time';
import { useState, type ReactNode } from 'react';
import { useTexts } from '../../../texts/useTexts.ts';
import { Button } from '../../general/Button/Button.tsx';
import type { DateRange } from '../../general/Calendar/Calendar.logic.ts';
import { ChipSearch } from '../../general/ChipSearch/ChipSearch.tsx';
import { isSameRange } from '../DatePicker/draft.logic.ts';
import { DateRangePicker } from '../DateRangePicker/DateRangePicker.tsx';
import { Dialog } from '../../general/Dialog/Dialog.tsx';
import { EmptyState } from '../../general/EmptyState/EmptyState.tsx';
import { Pagination } from '../../general/Pagination/Pagination.tsx';
import { Timeline } from '../Timeline/Timeline.tsx';
import { texts as defaults } from './intl/pt-BR.ts';
import * as css from './ActionHistoryDialog.css.ts';

/** Rows of a page (doc3 §2.9). */
const PAGE_SIZE = 10;

/** Uma ação sobre um registro. */
export interface ActionLogEntry {
  /** Único na lista. */
  readonly id: string | number;
  /** Quem fez. */
  readonly user: string;
  /** O que foi feito, em palavras: 'Alteração'. */
  readonly action: string;
  /** Instante, em ISO. */
  readonly createdAt: string;
  /** O que mudou. */
  readonly description?: string | null;
}

/** O que se procura. */
export interface ActionHistoryFilter {
  /** Nomes de usuários. */
  readonly users: readonly string[];
  /** As duas pontas, `YYYY-MM-DD`; null: qualquer período. */
  readonly periodo: DateRange | null;
}

/** Propriedades de {@link ActionHistoryDialog}. */
export interface ActionHistoryDialogProps {
  /** Se está aberto. */
  readonly isOpen: boolean;
  /** Chamada ao abrir e ao fechar. */
  readonly onOpenChange: (isOpen: boolean) => void;
  /** O título. @default 'Histórico de ações' */
  readonly title?: string;
  /** De qual registro. */
  readonly description?: ReactNode;
  /** As entradas desta página, da mais nova para a mais antiga. */
  readonly entries: readonly ActionLogEntry[];
  /** Quantos registros há ao todo. */
  readonly totalItems: number;
  /** A primeira é 1; dez entradas em cada uma. */
  readonly page: number;
  /** Recebe a página pedida, a partir de 1. */
  readonly onPageChange: (page: number) => void;
  /** O filtro em vigor. */
  readonly filter: ActionHistoryFilter;
  /**
   * Outro filtro e a página em que a lista recomeça, 1: os dois numa só chamada, para que uma só escrita no endereço os
   * guarde.
   */
  readonly onFilterChange: (filter: ActionHistoryFilter, page: number) => void;
  /** O momento pelo qual o calendário se guia. */
  readonly now: Now;
  /** O que mostra está a caminho: um esqueleto na forma final. @default false */
  readonly isLoading?: boolean;
  /** As entradas não chegaram. */
  readonly error?: { detail?: string | undefined; requestId?: string | undefined } | null;
  /** 'Tentar novamente'. Ausente: sem esse botão. */
  readonly onRetry?: () => void;
}

/** Quem fez o quê num registro e quando, por usuário e por período, dez por vez (doc3 §2.9). */
export function ActionHistoryDialog(props: ActionHistoryDialogProps) {
  const { filter, page, onPageChange } = props;
  const texts = useTexts('ActionHistoryDialog', defaults);
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
  const texts = useTexts('ActionHistoryDialog', defaults);
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
