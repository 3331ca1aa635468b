'use client';
import { useEffect, useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { cx } from '../../../internal/cx.ts';
import { keepInSight } from '../../../internal/keepInSight.ts';
import { useAppLocale } from '../../../texts/useTexts.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as css from './SegmentedControl.css.ts';

/** Um dos segmentos. */
export interface Segment<V extends string = string> {
  /** O que se escolhe com ele. */
  readonly value: V;
  /** As palavras do segmento. */
  readonly label: string;
  /** Um ícone ao lado das palavras; decoração, escondido dos leitores de tela. */
  readonly icon?: ReactNode;
  /** Quantos há nele. */
  readonly count?: number | undefined;
  /** Por que não pode ser escolhido agora; continua ao alcance e diz o motivo, ao receber o foco e ao toque. */
  readonly disabledReason?: string | undefined;
}

export interface SegmentedControlProps<V extends string = string> {
  /** O que se escolhe, para leitores de tela: 'Situação'. */
  readonly label: string;
  /** De dois a cinco. */
  readonly options: readonly Segment<V>[];
  /** O escolhido. Omita no uso não controlado. */
  readonly value?: V;
  /** O valor inicial, em um campo não controlado. @default o primeiro */
  readonly defaultValue?: V;
  /** Recebe o novo valor. */
  readonly onChange?: (value: V) => void;
  /** Ocupa a largura do que o contém. @default false */
  readonly isFullWidth?: boolean;
  /**
   * `chips`: cada um é uma etiqueta à parte, todas numa linha que rola para o lado e mantém a escolhida à vista, como
   * sobre uma lista no celular. @default 'segments'
   */
  readonly look?: 'segments' | 'chips';
  /** Não aceita entrada nem foco. Diga por quê ali perto: ele fica calado. @default false */
  readonly isDisabled?: boolean;
}

/** How much of the next chip is seen beside the chosen one, in px. */
const ROOM = 24;

/** Alterna na hora entre poucas visões da mesma coisa. */
export function SegmentedControl<V extends string = string>({
  label,
  options,
  value,
  defaultValue,
  onChange,
  isFullWidth = false,
  look = 'segments',
  isDisabled = false,
}: SegmentedControlProps<V>) {
  const locale = useAppLocale();
  const id = useId();
  const [own, setOwn] = useState(
    defaultValue ?? (options.find((option) => option.disabledReason === undefined) ?? options[0])?.value,
  );
  const [touched, setTouched] = useState<V | null>(null);
  const reason = options.find((option) => option.value === touched)?.disabledReason;
  const chosen = value ?? own;
  const group = useRef<HTMLDivElement>(null);
  // Its counts come later, and move it.
  useEffect(() => {
    if (look === 'chips')
      keepInSight(group.current, group.current?.querySelector('[data-state="checked"]'), ROOM);
  }, [look, chosen, options]);
  const choose = ({ value: next, disabledReason }: Segment<V>): void => {
    if (next === chosen || disabledReason !== undefined) return;
    setOwn(next);
    onChange?.(next);
  };
  /** The focus goes round; what cannot be chosen is reached all the same. */
  const onKeyDown = (event: KeyboardEvent, index: number): void => {
    if (event.ctrlKey || event.altKey || event.metaKey || event.shiftKey) return;
    // A radio is chosen by the space bar and the arrows, never by Enter.
    if (event.key === 'Enter') event.preventDefault();
    const [next, previous] = [index + 1, index - 1];
    const targets: Record<string, number> = {
      ArrowRight: next,
      ArrowDown: next,
      ArrowLeft: previous,
      ArrowUp: previous,
      Home: 0,
      End: -1,
    };
    const place = targets[event.key];
    const option = place === undefined ? place : options.at(place % options.length);
    if (!option) return;
    event.preventDefault();
    group.current?.querySelectorAll<HTMLElement>('[role="radio"]')[options.indexOf(option)]?.focus();
    choose(option);
  };
  const stop = (options.find((option) => option.value === (touched ?? chosen)) ?? options[0])?.value;
  const control = (
    <div
      ref={group}
      role="radiogroup"
      className={cx(look === 'chips' ? css.row : css.group, isFullWidth && css.full)}
      aria-orientation="horizontal"
      aria-label={label}
      aria-disabled={isDisabled || undefined}
    >
      {options.map((option, index) => (
        <button
          key={option.value}
          type="button"
          role="radio"
          className={look === 'chips' ? css.chip : css.item}
          aria-checked={option.value === chosen}
          data-state={option.value === chosen ? 'checked' : 'unchecked'}
          tabIndex={option.value === stop ? 0 : -1}
          disabled={isDisabled}
          onClick={() => choose(option)}
          onKeyDown={(event) => onKeyDown(event, index)}
          onFocus={() => setTouched(option.value)}
          onBlur={() => setTouched(null)}
          onPointerDown={() => setTouched(option.value)}
          {...(option.disabledReason === undefined
            ? {}
            : { 'aria-disabled': true, 'aria-describedby': `${id}${option.value}` })}
        >
          {option.icon && (
            <span className={css.icon} aria-hidden>
              {option.icon}
            </span>
          )}
          {option.label}
          {option.count !== undefined && (
            <span className={css.count}> {option.count.toLocaleString(locale)}</span>
          )}
        </button>
      ))}
    </div>
  );
  if (options.every((option) => option.disabledReason === undefined)) return control;
  return (
    <div className={css.frame}>
      {control}
      {options.map((option) =>
        option.disabledReason === undefined ? null : (
          <VisuallyHidden key={option.value} id={`${id}${option.value}`}>
            {option.disabledReason}
          </VisuallyHidden>
        ),
      )}
      <p className={css.reason} aria-hidden>
        {reason}
      </p>
    </div>
  );
}
