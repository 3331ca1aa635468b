'use client';
import { Check, CircleAlert, Minus } from 'lucide-react';
import { Checkbox as Radix } from 'radix-ui';
import { useContext, useId, type ReactNode, type Ref } from 'react';
import { cx } from '../../../internal/cx.ts';
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
  const controlled = group ? group.values.includes(value) : isSelected;
  const describedBy = cx(aria['aria-describedby'], hasError(note) && `${base}note`);

  const change = (next: boolean | 'indeterminate'): void => {
    if (isBlocked) return;
    if (group) group.toggle(value, next === true);
    onChange?.(next === true);
  };

  const isMarked =
    isIndeterminate || controlled === true || (controlled === undefined && isBlocked && defaultSelected);
  const mark = isIndeterminate ? (
    <Minus size={14} strokeWidth={3} aria-hidden />
  ) : (
    <Check size={14} strokeWidth={3} aria-hidden />
  );
  const box = (
    <Radix.unstable_Provider
      {...(controlled === undefined
        ? isIndeterminate
          ? { checked: 'indeterminate' as const }
          : isBlocked
            ? { checked: defaultSelected }
            : { defaultChecked: defaultSelected }
        : { checked: isIndeterminate ? ('indeterminate' as const) : controlled })}
      onCheckedChange={change}
      disabled={isDisabled || group?.isDisabled === true}
      required={isRequired}
      {...(name === undefined ? {} : { name })}
      value={value}
    >
      <Radix.unstable_Trigger
        {...(ref ? { ref } : {})}
        id={id ?? `${base}box`}
        className={css.box}
        {...(onBlur ? { onBlur } : {})}
        aria-label={aria['aria-label']}
        aria-labelledby={aria['aria-labelledby'] ?? (children ? `${base}label` : undefined)}
        aria-describedby={describedBy || undefined}
        aria-invalid={isInvalid || isWrong || undefined}
        {...(isBlocked ? { 'aria-disabled': true } : {})}
      >
        {/* The part that keeps its state itself knows alone whether it is marked. */}
        {controlled === undefined && !isIndeterminate && !isBlocked ? (
          <Radix.Indicator className={css.mark}>{mark}</Radix.Indicator>
        ) : isMarked ? (
          <span className={css.mark}>{mark}</span>
        ) : null}
      </Radix.unstable_Trigger>
      {/* A form reads it by its name and asks for it where it must be marked; else nobody does, and it costs two renders. */}
      {name === undefined && !isRequired ? null : <Radix.unstable_BubbleInput />}
    </Radix.unstable_Provider>
  );
  if (children === undefined) return box;
  return (
    <div className={css.root}>
      <span className={css.row}>
        {box}
        <label
          id={`${base}label`}
          htmlFor={id ?? `${base}box`}
          className={css.label}
          data-disabled={isDisabled || isBlocked || group?.isDisabled || undefined}
        >
          {children}
          {isRequired && <span className={css.required} aria-hidden />}
        </label>
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
