'use client';
import { Check, CircleAlert, Minus } from 'lucide-react';
import { useContext, useId, useImperativeHandle, useRef, useState, type ReactNode, type Ref } from 'react';
import { cx } from '../../../internal/cx.ts';
import { useFormReset } from '../../../internal/useFormReset.ts';
import * as fieldCss from '../Field/Field.css.ts';
import { hasError } from '../Field/Field.tsx';
import * as css from './Checkbox.css.ts';
import { CheckboxGroupContext } from './CheckboxGroupContext.ts';

export interface CheckboxProps {
  /** O que se aceita ou escolhe. Sem ele, dê `aria-label`. */
  readonly children?: ReactNode;
  /** Se está marcado. Omita no uso não controlado. */
  readonly isSelected?: boolean;
  /** Se está marcado no início, no uso não controlado. @default false */
  readonly defaultSelected?: boolean;
  /** Parte do que ele representa está escolhida. @default false */
  readonly isIndeterminate?: boolean;
  /** Recebe se está marcado. */
  readonly onChange?: (isSelected: boolean) => void;
  /** O foco saiu do campo. */
  readonly onBlur?: () => void;
  /** Texto de apoio sob o rótulo. */
  readonly description?: ReactNode;
  /** No fim da linha, discreto, e lido depois do nome: quantos há. */
  readonly end?: ReactNode;
  /** O que está errado e o que fazer. Torna o campo inválido. */
  readonly errorMessage?: ReactNode;
  /** Não recebe entrada nem foco. Diga o motivo por perto: ele é mudo. @default false */
  readonly isDisabled?: boolean;
  /** Por que não pode ser escolhido: mantém o foco, e o motivo fica no lugar do texto de apoio. */
  readonly disabledReason?: ReactNode;
  /** Marca como obrigatório, para os olhos e para leitores de tela. @default false */
  readonly isRequired?: boolean;
  /** Mostrado como errado, onde a mensagem fica em outro lugar. @default false */
  readonly isInvalid?: boolean;
  /** O nome nos dados do formulário. */
  readonly name?: string;
  /** O valor que representa dentro de um `CheckboxGroup` ou de um formulário. */
  readonly value?: string;
  readonly id?: string;
  /** O nome para leitores de tela, onde não há rótulo visível. */
  readonly 'aria-label'?: string;
  /** O id do que lhe dá nome. */
  readonly 'aria-labelledby'?: string;
  /** O id do que o descreve. */
  readonly 'aria-describedby'?: string;
  readonly ref?: Ref<HTMLButtonElement>;
}

/** Sim ou não, ou uma de várias opções que se escolhem juntas. */
export function Checkbox({
  children,
  isSelected,
  defaultSelected = false,
  isIndeterminate = false,
  onChange,
  onBlur,
  description,
  end,
  errorMessage,
  isDisabled = false,
  disabledReason,
  isRequired = false,
  isInvalid = false,
  name,
  value = 'on',
  id,
  ref,
  ...aria
}: CheckboxProps) {
  const base = useId();
  const group = useContext(CheckboxGroupContext);
  const isWrong = hasError(errorMessage);
  const isBlocked = hasError(disabledReason) || group?.isBlocked === true;
  const note = isWrong ? errorMessage : hasError(disabledReason) ? disabledReason : description;
  const [own, setOwn] = useState(defaultSelected);
  const isOn = group ? group.values.includes(value) : (isSelected ?? own);
  const [first] = useState(isOn);
  const isOff = isDisabled || group?.isDisabled === true;
  const hasEnd = end !== undefined;
  const describedBy = cx(aria['aria-describedby'], hasEnd && `${base}end`, hasError(note) && `${base}note`);
  const button = useRef<HTMLButtonElement | null>(null);
  const sent = useRef<HTMLInputElement | null>(null);
  useImperativeHandle<HTMLButtonElement | null, HTMLButtonElement | null>(ref, () => button.current, []);

  const change = (next: boolean): void => {
    if (isBlocked) return;
    if (group) group.toggle(value, next);
    else setOwn(next);
    onChange?.(next);
  };
  useFormReset(button, () => {
    if (isOn === first) return;
    // The group goes back by itself, all of its boxes at once.
    if (group) onChange?.(first);
    else change(first);
  });

  // Ours, and not radix's: that draws each box once more to learn its own button, and a dialog has dozens.
  const box = (
    <>
      <button
        type="button"
        role="checkbox"
        ref={button}
        id={id ?? `${base}box`}
        className={css.box}
        value={value}
        disabled={isOff}
        onBlur={onBlur}
        onClick={(event) => {
          if (isBlocked) return;
          if (sent.current === null) {
            change(isIndeterminate || !isOn);
            return;
          }
          // Pressed as the browser's own, it tells the form, too; who is around hears one press, and not two.
          event.stopPropagation();
          sent.current.click();
        }}
        onKeyDown={(event) => {
          // As the browser's own: Enter does not mark it.
          if (event.key === 'Enter') event.preventDefault();
        }}
        aria-checked={isIndeterminate ? 'mixed' : isOn}
        data-state={isIndeterminate ? 'indeterminate' : isOn ? 'checked' : 'unchecked'}
        aria-label={aria['aria-label']}
        aria-labelledby={aria['aria-labelledby'] ?? (children ? `${base}label` : undefined)}
        aria-describedby={describedBy || undefined}
        aria-invalid={isInvalid || isWrong || undefined}
        aria-required={isRequired || undefined}
        aria-disabled={isBlocked || undefined}
      >
        {isIndeterminate || isOn ? (
          <span className={css.mark}>
            {isIndeterminate ? (
              <Minus size={14} strokeWidth={3} aria-hidden />
            ) : (
              <Check size={14} strokeWidth={3} aria-hidden />
            )}
          </span>
        ) : null}
      </button>
      {/* A form reads it by its name and asks for it where it must be marked; else nobody does. */}
      {name === undefined && !isRequired ? null : (
        <input
          ref={sent}
          type="checkbox"
          className={css.sent}
          name={name}
          value={value}
          required={isRequired}
          disabled={isOff}
          checked={isOn && !isIndeterminate}
          onChange={(event) => change(event.target.checked)}
          tabIndex={-1}
          aria-hidden
        />
      )}
    </>
  );
  if (children === undefined) return box;
  return (
    <div className={css.root}>
      <span className={cx(css.row, hasEnd && css.whole)}>
        {box}
        <label
          id={`${base}label`}
          htmlFor={id ?? `${base}box`}
          className={css.label}
          data-disabled={isOff || isBlocked || undefined}
        >
          {children}
          {isRequired && <span className={css.required} aria-hidden />}
        </label>
        {hasEnd ? (
          <span id={`${base}end`} className={css.end}>
            {end}
          </span>
        ) : null}
      </span>
      {hasError(note) && (
        <div id={`${base}note`} className={isWrong ? css.error : css.note}>
          {isWrong && <CircleAlert className={fieldCss.errorIcon} aria-hidden />}
          {note}
        </div>
      )}
    </div>
  );
}
