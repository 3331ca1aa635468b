'use client';

import { weekdayOf, formatDateWithWeekday, type CivilDate } from '@apto/domain/time';
import { Info } from 'lucide-react';
import { useEffect, useId, useRef, useState, type KeyboardEvent, type Ref } from 'react';
import type { DayReason } from '../../general/Calendar/Calendar.logic.ts';
import { FormValue } from '../../../internal/FormValue.tsx';
import { FieldShell, type FieldProps } from '../../../controls/FieldShell.tsx';
import { VisuallyHidden } from '../../general/VisuallyHidden/VisuallyHidden.tsx';
import * as css from './DateStrip.css.ts';
import { texts as defaults } from './intl/pt-BR.ts';
import { indexForKey } from './roving.logic.ts';

export interface DateStripProps extends Omit<FieldProps, 'label' | 'isReadOnly'> {
  /** The words shown, and its name for screen readers. @default 'Data' */
  readonly label?: FieldProps['label'];
  /** The days on offer, in order: `datesBetween(inicio, fim)`. */
  readonly days: readonly CivilDate[];
  /** The chosen day, YYYY-MM-DD. Leave out for an uncontrolled one. */
  readonly value?: CivilDate | null;
  /** The value at first, for an uncontrolled field. */
  readonly defaultValue?: CivilDate | null;
  /** Gets the day, YYYY-MM-DD. */
  readonly onChange?: (date: CivilDate) => void;
  /** Why a day cannot be chosen; an empty list when it can: `dayReasons` of the domain. */
  readonly reasonsFor?: (date: CivilDate) => readonly DayReason[];
  /** Gets a day that was pressed although something is against it: to say who can help, and what is free instead. */
  readonly onRefused?: (date: CivilDate) => void;
  /** A short note on a free day, read with it: '4 horários'. */
  readonly noteFor?: (date: CivilDate) => string | undefined;
  /** The days are on their way. @default false */
  readonly isLoading?: boolean;
  readonly ref?: Ref<HTMLButtonElement>;
  /** Own words in place of the default ones. */
  readonly texts?: Partial<typeof defaults>;
}

const noReasons = (): readonly DayReason[] => [];
const SKELETONS = ['a', 'b', 'c', 'd', 'e', 'f'];

/** A row of days for a thumb. A day that cannot be chosen stays, takes the focus and says why. */
export function DateStrip(props: DateStripProps) {
  const { days, onChange, reasonsFor = noReasons, noteFor, isDisabled = false, isLoading, ref } = props;
  const texts = { ...defaults, ...props.texts };
  const [uncontrolled, setUncontrolled] = useState(props.defaultValue ?? null);
  const value = props.value === undefined ? uncontrolled : props.value;
  const [focused, setFocused] = useState<CivilDate | null>(null);
  const [hovered, setHovered] = useState<CivilDate | null>(null);
  const strip = useRef<HTMLDivElement>(null);
  const id = useId();

  const reasonOf = (date: CivilDate): string =>
    reasonsFor(date)
      .map(({ text }) => text)
      .join('. ');
  const tabStop =
    [focused, value].find((date) => date && days.includes(date)) ??
    days.find((date) => !reasonOf(date)) ??
    days[0];

  useEffect(() => {
    if (!value) return;
    const day = strip.current?.querySelector<HTMLElement>(`[data-date="${value}"]`);
    day?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [value]);

  const choose = (date: CivilDate): void => {
    setFocused(date);
    if (isDisabled) return;
    if (reasonOf(date)) {
      props.onRefused?.(date);
      return;
    }
    setUncontrolled(date);
    if (date !== value) onChange?.(date);
  };

  const onKeyDown = (event: KeyboardEvent): void => {
    const destination = indexForKey(tabStop ? days.indexOf(tabStop) : 0, days.length, event.key);
    const date = destination === null ? undefined : days[destination];
    if (!date) return;
    event.preventDefault();
    setFocused(date);
    strip.current?.querySelector<HTMLElement>(`[data-date="${date}"]`)?.focus();
  };

  const pointed = hovered ?? focused;
  const reason = pointed && days.includes(pointed) ? reasonOf(pointed) : '';
  return (
    <FieldShell
      {...props}
      label={props.label ?? texts.label}
      isGroup={isLoading || days.length === 0 || 'own'}
    >
      {({ id: _id, ...aria }, { labelId }) => (
        <>
          <FormValue
            name={props.name}
            value={value}
            isDisabled={isDisabled}
            onReset={() => setUncontrolled(props.defaultValue ?? null)}
          />
          {isLoading ? (
            <div className={css.frame} aria-busy>
              <VisuallyHidden role="status">{texts.isLoading}</VisuallyHidden>
              <div className={css.strip} aria-hidden>
                {SKELETONS.map((key) => (
                  <span key={key} className={css.skeleton} />
                ))}
              </div>
            </div>
          ) : days.length === 0 ? (
            <p className={css.empty}>{texts.empty}</p>
          ) : (
            <div className={css.frame}>
              {/* The focus roves among the radios inside. */}
              {/* oxlint-disable-next-line jsx-a11y/interactive-supports-focus */}
              <div
                ref={strip}
                {...aria}
                role="radiogroup"
                aria-labelledby={labelId}
                aria-disabled={isDisabled || undefined}
                className={css.strip}
                onKeyDown={onKeyDown}
                onBlur={(event) => {
                  if (!event.currentTarget.contains(event.relatedTarget)) setFocused(null);
                }}
              >
                {days.map((date) => {
                  const why = reasonOf(date);
                  const note = why ? undefined : noteFor?.(date);
                  return (
                    <button
                      key={date}
                      ref={date === tabStop ? ref : undefined}
                      type="button"
                      role="radio"
                      className={css.day}
                      data-date={date}
                      aria-checked={date === value}
                      aria-disabled={isDisabled || why !== '' || undefined}
                      aria-label={[formatDateWithWeekday(date), note].filter(Boolean).join(', ')}
                      aria-describedby={why ? `${id}${date}` : undefined}
                      tabIndex={date === tabStop ? 0 : -1}
                      onClick={() => choose(date)}
                      onFocus={() => setFocused(date)}
                      onPointerEnter={() => setHovered(date)}
                      onPointerLeave={() => setHovered(null)}
                    >
                      <span className={css.weekday} aria-hidden>
                        {texts.days[weekdayOf(date)]}
                      </span>
                      <span className={css.number} aria-hidden>
                        {date.slice(8)}
                      </span>
                      <span className={css.month} aria-hidden>
                        {note ?? texts.months[Number(date.slice(5, 7)) - 1]}
                      </span>
                      {why ? (
                        <span id={`${id}${date}`} hidden>
                          {why}
                        </span>
                      ) : null}
                    </button>
                  );
                })}
              </div>
              <p className={css.reason} aria-hidden>
                {reason && pointed ? (
                  <>
                    <Info size={16} aria-hidden style={{ flex: 'none', marginBlockStart: 2 }} />
                    {`${formatDateWithWeekday(pointed)}: ${reason}`}
                  </>
                ) : null}
              </p>
            </div>
          )}
        </>
      )}
    </FieldShell>
  );
}
