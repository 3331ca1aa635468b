'use client';

import { formatDate, type CivilDate } from '@apto/domain/time';
import { CalendarSearch, Info } from 'lucide-react';
import { useCallback, useRef, useState, type ReactNode } from 'react';
import { fullDate } from '../../../internal/dates.ts';
import { useOwnTexts } from '../../../texts/useOwnTexts.ts';
import { useAppLocale } from '../../../texts/useTexts.ts';
import * as css from './Calendar.css.ts';
import {
  monthOf,
  ordered,
  reasonsText,
  type DateRange,
  type DayReason,
  type Month,
} from './Calendar.logic.ts';
import { CalendarHeader } from './CalendarHeader.tsx';
import { texts as defaults, type CalendarTexts } from './intl/pt-BR.ts';
import type { MonthStatus } from './months.logic.ts';
import { MonthGrid } from './MonthGrid.tsx';
import { useCalendar } from './useCalendar.ts';

interface CalendarBaseProps {
  /** O dia de hoje em São Paulo (`agora.data`). O calendário nunca lê um relógio. */
  readonly today: CivilDate;
  /** Para que é o calendário: 'Data da consulta'. */
  readonly 'aria-label': string;
  /**
   * Por que um dia não pode ser escolhido; lista vazia quando pode. Dê `dayReasons` do domínio. Mantenha
   * estável.
   */
  readonly reasonsFor?: (date: CivilDate) => readonly DayReason[];
  /** Meses lado a lado. @default 1 */
  readonly visibleMonths?: 1 | 2;
  /** O início do seletor de ano, e só dele: os dias antes são recusados por `reasonsFor`. */
  readonly minYear?: CivilDate;
  /** O fim do seletor de ano, e só dele: os dias depois são recusados por `reasonsFor`. */
  readonly maxYear?: CivilDate;
  /** O carregamento de cada mês, quando vem de um carregador (`useMonths`). */
  readonly monthStates?: ReadonlyMap<Month, MonthStatus>;
  /** 'Tentar novamente', com os meses que não vieram. */
  readonly onRetryMonths?: (months: readonly Month[]) => void;
  /** Chamado com os meses à vista, a primeira vez logo de início. Mantenha estável. */
  readonly onVisibleMonths?: (months: readonly Month[]) => void;
  /** O primeiro dia, a partir de um dia, que pode ser escolhido, ou null. Mostra 'Próximo dia disponível'. */
  readonly nextAvailable?: (date: CivilDate) => CivilDate | null;
  /** O dia que recebe o foco primeiro. */
  readonly defaultFocusedDate?: CivilDate;
  /** Recebe o foco assim que aparece. @default false */
  readonly autoFocus?: boolean;
  /** 'touch': dias de 44 px em toda a largura. */
  readonly size?: 'default' | 'touch';
  /** Algo mais no rodapé, ao lado de 'Próximo dia disponível'. */
  readonly children?: ReactNode;
  /** Textos próprios no lugar dos textos padrão. */
  readonly texts?: Partial<CalendarTexts>;
}

/** Um calendário em que se escolhe um dia. */
export interface SingleCalendarProps extends CalendarBaseProps {
  /** Um dia. @default 'single' */
  readonly selectionMode?: 'single';
  /** O valor. Omita no uso não controlado. */
  readonly value?: CivilDate | null;
  /** O valor no início, no uso não controlado. */
  readonly defaultValue?: CivilDate | null;
  /** Recebe o dia, YYYY-MM-DD. */
  readonly onChange?: (date: CivilDate) => void;
}

/** Um calendário em que se escolhem duas pontas. */
export interface RangeCalendarProps extends CalendarBaseProps {
  /** Duas pontas. */
  readonly selectionMode: 'range';
  /** O valor. Omita no uso não controlado. */
  readonly value?: DateRange | null;
  /** O valor no início, no uso não controlado. */
  readonly defaultValue?: DateRange | null;
  /** Recebe as duas pontas, quando a segunda é escolhida. */
  readonly onChange?: (range: DateRange) => void;
  /**
   * O que um intervalo quebraria, depois de escolhido o começo: dito no dia apontado ou com o foco. Ele pode
   * ser escolhido mesmo assim, para que quem guarda o valor possa dizer tudo o que há contra. Mantenha
   * estável.
   */
  readonly rangeReasonFor?: (range: DateRange) => string;
}

export type CalendarProps = SingleCalendarProps | RangeCalendarProps;

const noReasons: readonly DayReason[] = [];
const free = (): readonly DayReason[] => noReasons;
const asRange = (value: CivilDate | DateRange | null | undefined): DateRange | null =>
  typeof value === 'string' ? { inicio: value, fim: value } : (value ?? null);

/**
 * Meses cujos dias indisponíveis recebem o foco e dizem por quê, por tecla, ponteiro e toque. Um dia ou um
 * intervalo; o que há *dentro* de um intervalo é de quem o usa verificar (`verifyIntervalo`).
 */
export function Calendar(props: CalendarProps) {
  const { today, reasonsFor = free, visibleMonths = 1, monthStates, size = 'default' } = props;
  const texts = useOwnTexts('Calendar', defaults, props.texts);
  const locale = useAppLocale();
  const root = useRef<HTMLDivElement>(null);
  const [uncontrolled, setUncontrolled] = useState(() => asRange(props.defaultValue));
  const value = props.value === undefined ? uncontrolled : asRange(props.value);
  const isRange = props.selectionMode === 'range';

  const reasonOf = useCallback(
    (date: CivilDate): string => {
      const status = monthStates?.get(monthOf(date));
      if (status === 'loading') return texts.loadingMonth;
      return status === 'error' ? texts.dayNotLoaded : reasonsText(reasonsFor(date));
    },
    [monthStates, reasonsFor, texts],
  );

  const calendar = useCalendar(root, {
    selectionMode: isRange ? 'range' : 'single',
    value,
    onSelect: (range) => {
      setUncontrolled(range);
      if (props.selectionMode === 'range') props.onChange?.(range);
      else props.onChange?.(range.inicio);
    },
    today,
    visibleMonths,
    defaultFocusedDate: props.defaultFocusedDate,
    autoFocus: props.autoFocus ?? false,
    reasonOf,
    onVisibleMonths: props.onVisibleMonths,
    onRetryMonths: props.onRetryMonths,
    nextAvailable: props.nextAvailable,
    texts,
    locale,
  });
  const { months, focused, pointed, anchor } = calendar;
  const rangeReasonFor = props.selectionMode === 'range' ? props.rangeReasonFor : undefined;
  const conflictAt = (date: CivilDate): string =>
    anchor && anchor !== date && rangeReasonFor && reasonOf(date) === ''
      ? rangeReasonFor(ordered(anchor, date))
      : '';
  const reason = reasonOf(pointed) || conflictAt(pointed);
  const conflict = pointed === focused ? (reasonOf(focused) ? '' : reason) : conflictAt(focused);
  const hint = anchor ? texts.chooseEnd(formatDate(anchor)) : isRange ? texts.chooseStart : texts.chooseDay;
  const said = calendar.hasNoneAhead ? texts.noneAvailable : reason || hint;

  return (
    <div
      ref={root}
      role="group"
      aria-label={props['aria-label']}
      className={css.root}
      data-size={size}
      data-months={visibleMonths}
    >
      <div className={css.months} {...calendar.gridProps}>
        {months.map((month, index) => (
          // By place and not by month: the arrow that was pressed has to keep the focus.
          // oxlint-disable-next-line react/no-array-index-key
          <div key={index} className={css.month}>
            <CalendarHeader
              month={month}
              place={index}
              isLast={index === months.length - 1}
              today={today}
              minYear={props.minYear}
              maxYear={props.maxYear}
              onMonth={calendar.showMonth}
              onStep={calendar.step}
              texts={texts}
              locale={locale}
            />
            <MonthGrid
              month={month}
              today={today}
              focused={focused}
              highlight={calendar.highlight}
              status={monthStates?.get(month)}
              reasonsFor={reasonsFor}
              conflict={monthOf(focused) === month ? conflict : ''}
              texts={texts}
              locale={locale}
            />
          </div>
        ))}
      </div>
      <div className={css.footer}>
        {props.nextAvailable ? (
          <button type="button" className={css.textButton} onClick={calendar.goToNextAvailable}>
            <CalendarSearch size={16} aria-hidden />
            {texts.nextAvailable}
          </button>
        ) : null}
        {props.children}
        {/* Each day's own name says it already. */}
        <span className={css.legend} aria-hidden>
          {texts.holiday}
        </span>
      </div>
      {/* Last: it grows with what it says, and moves nothing that one presses. */}
      <p className={css.reason} data-unavailable={said === reason || undefined} data-testid="motivo-do-dia">
        {said === reason ? <Info size={16} aria-hidden className={css.reasonIcon} /> : null}
        <span className={css.said}>{said === reason ? `${fullDate(pointed, locale)}: ${reason}` : said}</span>
      </p>
      <div className={css.hidden} role="status">
        {calendar.announcement}
      </div>
    </div>
  );
}
