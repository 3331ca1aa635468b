'use client';

import { weekdayOf, type CivilDate } from '@apto/domain/time';
import { Info } from 'lucide-react';
import { useEffect, useId, useState, type Ref } from 'react';
import type { DayReason } from '../../general/Calendar/Calendar.logic.ts';
import { FormValue } from '../../../internal/FormValue.tsx';
import { fullDate } from '../../../internal/dates.ts';
import { keepInSight } from '../../../internal/keepInSight.ts';
import { useRovingChoice } from '../../../internal/useRovingChoice.ts';
import { useScrollEdges } from '../../../internal/useScrollEdges.ts';
import { useOwnTexts } from '../../../texts/useOwnTexts.ts';
import { useAppLocale } from '../../../texts/useTexts.ts';
import { FieldShell, type FieldProps } from '../../../controls/FieldShell.tsx';
import { VisuallyHidden } from '../../general/VisuallyHidden/VisuallyHidden.tsx';
import * as css from './DateStrip.css.ts';
import { texts as defaults } from './intl/pt-BR.ts';

export interface DateStripProps extends Omit<FieldProps, 'label' | 'isReadOnly'> {
  /** O rótulo visível, que é também o nome para leitores de tela. @default 'Data' */
  readonly label?: FieldProps['label'];
  /** Os dias oferecidos, em ordem: `datesBetween(inicio, fim)`. */
  readonly days: readonly CivilDate[];
  /** O dia escolhido, YYYY-MM-DD. Omita no uso não controlado. */
  readonly value?: CivilDate | null;
  /** O valor inicial, em um campo não controlado. */
  readonly defaultValue?: CivilDate | null;
  /** Recebe o dia, YYYY-MM-DD. */
  readonly onChange?: (date: CivilDate) => void;
  /** Por que um dia não pode ser escolhido; lista vazia quando pode: o `dayReasons` do domínio. */
  readonly reasonsFor?: (date: CivilDate) => readonly DayReason[];
  /**
   * Recebe um dia pressionado apesar de haver um impedimento: para dizer por quê, quem pode ajudar e o que está livre no
   * lugar dele. O motivo deixa então de aparecer sob os dias.
   */
  readonly onRefused?: (date: CivilDate) => void;
  /** Uma nota curta num dia livre, lida com ele: '4 horários'. */
  readonly noteFor?: (date: CivilDate) => string | undefined;
  /** Os dias estão a caminho. @default false */
  readonly isLoading?: boolean;
  readonly ref?: Ref<HTMLButtonElement>;
  /** Textos próprios no lugar dos textos padrão. */
  readonly texts?: Partial<typeof defaults>;
}

const noReasons = (): readonly DayReason[] => [];
/** How much of what is beside the chosen day is seen, in px. */
const ROOM = 16;
const SKELETONS = ['a', 'b', 'c', 'd', 'e', 'f'];

/** Uma linha de dias para o polegar. Um dia que não pode ser escolhido fica, recebe o foco e diz por quê. */
export function DateStrip(props: DateStripProps) {
  const { days, onChange, reasonsFor = noReasons, noteFor, isDisabled = false, isLoading, ref } = props;
  const texts = useOwnTexts('DateStrip', defaults, props.texts);
  const locale = useAppLocale();
  const [uncontrolled, setUncontrolled] = useState(props.defaultValue ?? null);
  const value = props.value === undefined ? uncontrolled : props.value;
  const [hovered, setHovered] = useState<CivilDate | null>(null);
  // The blocked day that was pressed: whoever was told says why.
  const [told, setTold] = useState<{ readonly date: CivilDate; readonly value: CivilDate | null } | null>(
    null,
  );
  const id = useId();

  const reasonOf = (date: CivilDate): string =>
    reasonsFor(date)
      .map(({ text }) => text)
      .join('. ');
  const {
    group: strip,
    tabStop,
    focused,
    setFocused,
    ...roving
  } = useRovingChoice({ keys: days, chosen: value, entry: days.find((date) => !reasonOf(date)) });

  const isThere = isLoading !== true && days.length > 0;
  useScrollEdges(strip, isThere);
  useEffect(() => {
    if (value && isThere)
      keepInSight(strip.current, strip.current?.querySelector(`[data-date="${value}"]`), ROOM);
  }, [value, strip, isThere]);

  const choose = (date: CivilDate): void => {
    setFocused(date);
    if (isDisabled) return;
    if (reasonOf(date)) {
      if (props.onRefused) setTold({ date, value });
      props.onRefused?.(date);
      return;
    }
    setUncontrolled(date);
    if (date !== value) onChange?.(date);
  };

  const isAnyBlocked = days.some((date) => reasonOf(date) !== '');
  const pointed = hovered ?? focused;
  // Until another day is chosen.
  const isTold = told !== null && told.date === pointed && told.value === value;
  const reason = pointed && !isTold && days.includes(pointed) ? reasonOf(pointed) : '';
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
                {...roving}
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
                      aria-label={[fullDate(date, locale), note].filter(Boolean).join(', ')}
                      aria-describedby={why ? `${id}${date}` : undefined}
                      tabIndex={date === tabStop ? 0 : -1}
                      onClick={() => choose(date)}
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
              {isAnyBlocked ? (
                <p className={css.reason} aria-hidden data-resting={reason === '' || undefined}>
                  {reason && pointed ? (
                    <>
                      <Info size={16} aria-hidden style={{ flex: 'none', marginBlockStart: 2 }} />
                      <span className={css.said}>{`${fullDate(pointed, locale)}: ${reason}`}</span>
                    </>
                  ) : (
                    texts.hint
                  )}
                </p>
              ) : null}
            </div>
          )}
        </>
      )}
    </FieldShell>
  );
}
