'use client';

import { diaDaSemana, formatarDataComDia, type DataCivil } from '@apto/domain';
import { Info } from 'lucide-react';
import { useEffect, useId, useRef, useState, type KeyboardEvent, type Ref } from 'react';
import type { DayReason } from '../Calendar/Calendar.logic.ts';
import { FormValue } from '../../internal/FormValue.tsx';
import { FieldShell, type FieldProps } from '../MaskedField/FieldShell.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as css from './DateStrip.css.ts';
import { texts as defaults } from './intl/pt-BR.ts';
import { indexForKey } from './roving.logic.ts';

export interface DateStripProps extends Omit<FieldProps, 'label' | 'isReadOnly'> {
  /** The words shown, and its name for screen readers. @default 'Data' */
  readonly label?: FieldProps['label'];
  /** The days on offer, in order: `datasEntre(inicio, fim)`. */
  readonly days: readonly DataCivil[];
  /** The chosen day, YYYY-MM-DD. Leave out for an uncontrolled one. */
  readonly value?: DataCivil | null;
  /** The value at first, for an uncontrolled field. */
  readonly defaultValue?: DataCivil | null;
  /** Gets the day, YYYY-MM-DD. */
  readonly onChange?: (data: DataCivil) => void;
  /** Why a day cannot be chosen; an empty list when it can: `motivosDoDia` of the domain. */
  readonly reasonsFor?: (data: DataCivil) => readonly DayReason[];
  /** A short note on a free day, read with it: '4 horários'. */
  readonly noteFor?: (data: DataCivil) => string | undefined;
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
  const [focused, setFocused] = useState<DataCivil | null>(null);
  const [hovered, setHovered] = useState<DataCivil | null>(null);
  const strip = useRef<HTMLDivElement>(null);
  const id = useId();

  const reasonOf = (data: DataCivil): string =>
    reasonsFor(data)
      .map(({ texto }) => texto)
      .join('. ');
  const tabStop =
    [focused, value].find((data) => data && days.includes(data)) ??
    days.find((data) => !reasonOf(data)) ??
    days[0];

  useEffect(() => {
    if (!value) return;
    const day = strip.current?.querySelector<HTMLElement>(`[data-date="${value}"]`);
    day?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [value]);

  const choose = (data: DataCivil): void => {
    setFocused(data);
    if (isDisabled || reasonOf(data)) return;
    setUncontrolled(data);
    if (data !== value) onChange?.(data);
  };

  const onKeyDown = (event: KeyboardEvent): void => {
    const destination = indexForKey(tabStop ? days.indexOf(tabStop) : 0, days.length, event.key);
    const data = destination === null ? undefined : days[destination];
    if (!data) return;
    event.preventDefault();
    setFocused(data);
    strip.current?.querySelector<HTMLElement>(`[data-date="${data}"]`)?.focus();
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
                {days.map((data) => {
                  const why = reasonOf(data);
                  const note = why ? undefined : noteFor?.(data);
                  return (
                    <button
                      key={data}
                      ref={data === tabStop ? ref : undefined}
                      type="button"
                      role="radio"
                      className={css.day}
                      data-date={data}
                      aria-checked={data === value}
                      aria-disabled={isDisabled || why !== '' || undefined}
                      aria-label={[formatarDataComDia(data), note].filter(Boolean).join(', ')}
                      aria-describedby={why ? `${id}${data}` : undefined}
                      tabIndex={data === tabStop ? 0 : -1}
                      onClick={() => choose(data)}
                      onFocus={() => setFocused(data)}
                      onPointerEnter={() => setHovered(data)}
                      onPointerLeave={() => setHovered(null)}
                    >
                      <span className={css.weekday} aria-hidden>
                        {texts.days[diaDaSemana(data)]}
                      </span>
                      <span className={css.number} aria-hidden>
                        {data.slice(8)}
                      </span>
                      <span className={css.month} aria-hidden>
                        {note ?? texts.months[Number(data.slice(5, 7)) - 1]}
                      </span>
                      {why ? (
                        <span id={`${id}${data}`} hidden>
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
                    {`${formatarDataComDia(pointed)}: ${reason}`}
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
