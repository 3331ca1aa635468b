'use client';

import type { CivilDate } from '@apto/domain/time';
import { Hourglass } from 'lucide-react';
import { useEffect, useId, useRef, useState, type CSSProperties, type Ref } from 'react';
import { cx } from '../../../internal/cx.ts';
import { FormValue } from '../../../internal/FormValue.tsx';
import { fullDate } from '../../../internal/dates.ts';
import { useRovingChoice } from '../../../internal/useRovingChoice.ts';
import { useOwnTexts } from '../../../texts/useOwnTexts.ts';
import { useAppLocale } from '../../../texts/useTexts.ts';
import { FieldShell, type FieldProps } from '../../../controls/FieldShell.tsx';
import { VisuallyHidden } from '../../general/VisuallyHidden/VisuallyHidden.tsx';
import { texts as defaults } from './intl/pt-BR.ts';
import * as css from './TimeSlotPicker.css.ts';
import { ROW_SIZES, slotsInRow } from './rows.logic.ts';
import { slotKey, nearestSlots, isSameSlot, byPeriod, type TimeSlot } from './TimeSlotPicker.logic.ts';

export interface TimeSlotPickerProps<H extends TimeSlot = TimeSlot> extends Omit<
  FieldProps,
  'label' | 'isReadOnly'
> {
  /** O rótulo visível, que é também o nome para leitores de tela. @default 'Horário' */
  readonly label?: FieldProps['label'];
  /** O dia dos horários; sem um, o seletor pede o dia. Lido uma vez, com o grupo. */
  readonly date: CivilDate | null;
  /** Lida uma vez, com o grupo: 'Clínica São João'. */
  readonly clinicName?: string;
  /** Os horários livres do dia. */
  readonly slots: readonly H[];
  /** O valor. Omita no uso não controlado. */
  readonly value?: H | null;
  /** O valor inicial, em um campo não controlado. */
  readonly defaultValue?: H | null;
  /** Recebe o horário. */
  readonly onChange?: (slot: H) => void;
  /** Em que ponto a lista está. @default 'ready' */
  readonly status?: 'loading' | 'error' | 'ready';
  /** 'Tentar novamente'. Ausente: sem esse botão. */
  readonly onRetry?: () => void;
  /** Um horário que foi escolhido e já não existe: dito em voz alta, com os livres mais próximos ao lado. */
  readonly takenSlot?: TimeSlot | null;
  /** Por que um horário não pode ser escolhido embora esteja livre; undefined quando pode. */
  readonly reasonFor?: (slot: H) => string | undefined;
  readonly ref?: Ref<HTMLButtonElement>;
  /** Textos próprios no lugar dos textos padrão. */
  readonly texts?: Partial<typeof defaults>;
}

/** What the style asks at each width: how many slots a row of these periods has. */
const rowSizes = (counts: readonly number[]): CSSProperties =>
  Object.fromEntries(ROW_SIZES.map((room) => [css.inRow[room].slice(4, -1), slotsInRow(counts, room)]));

const SKELETONS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];

/** Os horários de um dia, manhã e tarde. O grupo diz o dia e a clínica; cada um, a hora e as vagas que restam. */
export function TimeSlotPicker<H extends TimeSlot = TimeSlot>(props: TimeSlotPickerProps<H>) {
  const {
    date,
    clinicName,
    slots,
    onChange,
    status = 'ready',
    takenSlot,
    reasonFor,
    isDisabled,
    ref,
  } = props;
  const texts = useOwnTexts('TimeSlotPicker', defaults, props.texts);
  const locale = useAppLocale();
  const [uncontrolled, setUncontrolled] = useState<H | null>(props.defaultValue ?? null);
  const value = props.value === undefined ? uncontrolled : props.value;
  const [hovered, setHovered] = useState<string | null>(null);
  const id = useId();

  const { morning, afternoon } = byPeriod(slots);
  const all = [...morning, ...afternoon];
  // Where every time takes one person, 'última vaga' of each would hurry whoever chooses, and tell nothing.
  const hasSeveral = all.some(({ vagas }) => vagas !== undefined && vagas > 1);
  const reasonOf = (slot: H): string =>
    isSameSlot(slot, takenSlot) ? texts.takenReason : (reasonFor?.(slot) ?? '');
  const noteOf = (slot: H): string => slot.preparo?.join('. ') ?? '';
  const keys = all.map(slotKey);
  const chosen = all.find((slot) => isSameSlot(slot, value));
  const { group, tabStop, focused, setFocused, ...roving } = useRovingChoice({
    keys,
    chosen: chosen && slotKey(chosen),
    columns,
  });

  const choose = (slot: H): void => {
    setFocused(slotKey(slot));
    if (isDisabled || reasonOf(slot)) return;
    setUncontrolled(slot);
    if (!isSameSlot(slot, value)) onChange?.(slot);
  };

  const slotButton = (slot: H) => {
    const key = slotKey(slot);
    const reason = reasonOf(slot);
    const note = reason ? '' : noteOf(slot);
    return (
      <button
        key={key}
        ref={key === tabStop ? ref : undefined}
        type="button"
        role="radio"
        className={css.slot}
        aria-checked={isSameSlot(slot, value)}
        aria-disabled={isDisabled || reason !== '' || undefined}
        aria-describedby={reason || note ? `${id}${key}` : undefined}
        tabIndex={key === tabStop ? 0 : -1}
        onClick={() => choose(slot)}
        onPointerEnter={() => setHovered(key)}
        onPointerLeave={() => setHovered(null)}
      >
        {note ? <Hourglass size={12} className={css.mark} aria-hidden /> : null}
        <span className={css.hour}>{slot.horarioChegada}</span>
        {slot.vagas === undefined || !hasSeveral || reason ? null : (
          <span className={css.places}>{texts.places(slot.vagas)}</span>
        )}
        <VisuallyHidden>{` ${texts.until(slot.horarioSaida)}`}</VisuallyHidden>
        {reason || note ? (
          <span id={`${id}${key}`} hidden>
            {reason || note}
          </span>
        ) : null}
      </button>
    );
  };

  const hasSlots = status === 'ready' && date !== null && all.length > 0;
  const { frame, retry } = useRetryFocus(status, props.onRetry);
  const pointed = all.find((slot) => slotKey(slot) === (hovered ?? focused));
  const told = pointed ?? chosen;
  const said = told ? reasonOf(told) || noteOf(told) || null : null;
  const nearest = takenSlot
    ? nearestSlots(
        all.filter((slot) => !reasonOf(slot)),
        takenSlot,
      )
    : [];
  return (
    <FieldShell {...props} label={props.label ?? texts.label} isGroup={hasSlots ? 'own' : true}>
      {({ id: _id, ...aria }, { labelId }) => (
        // The focus waits here while what was asked for again is on its way.
        <div ref={frame} tabIndex={-1} className={css.frame}>
          <FormValue
            name={props.name}
            value={value && `${value.horarioChegada}-${value.horarioSaida}`}
            isDisabled={isDisabled}
            onReset={() => setUncontrolled(props.defaultValue ?? null)}
          />
          <div role="alert">
            {takenSlot ? (
              <div className={css.alert}>
                <span>{texts.taken}</span>
                {nearest.length > 0 ? (
                  <span className={css.nearest}>
                    <span className={css.nearestName}>{texts.nearestSlots}</span>
                    {nearest.map((slot) => (
                      <button
                        key={slotKey(slot)}
                        type="button"
                        className={css.nearestButton}
                        onClick={() => choose(slot)}
                      >
                        {slot.horarioChegada}
                      </button>
                    ))}
                  </span>
                ) : null}
              </div>
            ) : null}
            {status === 'error' ? (
              <div className={css.alert} data-tone="danger">
                <span>{texts.error}</span>
                {props.onRetry ? (
                  <span>
                    <button type="button" className={css.nearestButton} onClick={retry} data-retry>
                      {texts.retry}
                    </button>
                  </span>
                ) : null}
              </div>
            ) : null}
          </div>
          <VisuallyHidden role="status">{status === 'loading' ? texts.isLoading : ''}</VisuallyHidden>
          {status === 'loading' ? (
            <div className={css.grid} aria-hidden>
              {SKELETONS.map((key) => (
                <span key={key} className={css.skeleton} />
              ))}
            </div>
          ) : status === 'error' ? null : date === null ? (
            <p className={css.note}>{texts.chooseDate}</p>
          ) : all.length === 0 ? (
            <p className={css.note} role="status">
              {texts.empty}
            </p>
          ) : (
            <>
              {/* Once for all of them: thirty times the day and the clinic is noise. */}
              <span id={`${id}where`} hidden>
                {[fullDate(date, locale), clinicName && texts.at(clinicName)].filter(Boolean).join(', ')}
              </span>
              {/* The focus roves among the radios inside. */}
              {/* oxlint-disable-next-line jsx-a11y/interactive-supports-focus */}
              <div
                ref={group}
                {...aria}
                role="radiogroup"
                aria-labelledby={labelId}
                aria-describedby={[aria['aria-describedby'], `${id}where`].filter(Boolean).join(' ')}
                className={css.periods}
                style={rowSizes([morning.length, afternoon.length])}
                {...roving}
              >
                {[
                  { name: texts.morning, items: morning },
                  { name: texts.afternoon, items: afternoon },
                ]
                  .filter(({ items }) => items.length > 0)
                  .map(({ name, items }) => (
                    <div key={name} role="group" aria-label={name} className={css.period}>
                      <span className={css.periodName} aria-hidden>
                        {name}
                      </span>
                      <div className={cx(css.grid, css.filled)}>{items.map(slotButton)}</div>
                    </div>
                  ))}
              </div>
              {all.some((slot) => reasonOf(slot) || noteOf(slot)) ? (
                <p className={css.reason} aria-hidden>
                  {said ?? (all.some(noteOf) ? <Legend text={texts.marked} /> : null)}
                </p>
              ) : null}
            </>
          )}
        </div>
      )}
    </FieldShell>
  );
}

/** What the mark on a slot means. */
function Legend({ text }: { text: string }) {
  return (
    <span className={css.legend}>
      <Hourglass size={14} aria-hidden />
      {text}
    </span>
  );
}

/**
 * 'Tentar novamente' goes as soon as it is pressed. The focus stays in the field: on its frame while it loads, then on the
 * slot that Tab would reach, or on the button again.
 */
function useRetryFocus(status: 'loading' | 'error' | 'ready', onRetry: (() => void) | undefined) {
  const frame = useRef<HTMLDivElement>(null);
  const isWaiting = useRef(false);
  useEffect(() => {
    if (status === 'loading' || !isWaiting.current) return;
    isWaiting.current = false;
    if (document.activeElement !== frame.current) return;
    const next = status === 'error' ? '[data-retry]' : '[role="radio"][tabindex="0"]';
    frame.current?.querySelector<HTMLElement>(next)?.focus();
  }, [status]);
  const retry = (): void => {
    frame.current?.focus();
    isWaiting.current = true;
    onRetry?.();
  };
  return { frame, retry };
}

/** How many slots the grid shows in a row now. */
function columns(group: HTMLElement): number {
  const slots = [...group.querySelectorAll<HTMLElement>('[role="radio"]')];
  const top = slots[0]?.offsetTop;
  return Math.max(1, slots.filter(({ offsetTop }) => offsetTop === top).length);
}
