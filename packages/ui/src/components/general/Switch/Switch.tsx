'use client';
import { Check } from 'lucide-react';
import { Switch as Radix } from 'radix-ui';
import { useId, useState, type ReactNode, type Ref } from 'react';
import { cx } from '../../../internal/cx.ts';
import { useTexts } from '../../../texts/useTexts.ts';
import * as boxCss from '../Checkbox/Checkbox.css.ts';
import { hasError } from '../Field/Field.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { texts as defaults } from './intl/pt-BR.ts';
import * as css from './Switch.css.ts';

export interface SwitchProps {
  /** O que está ligado ou desligado, não o ato: 'Avisos por e-mail'. */
  readonly children?: ReactNode;
  /** Se está ligado. Omita no uso não controlado. */
  readonly isSelected?: boolean;
  /** Se está ligado no início, no uso não controlado. @default false */
  readonly defaultSelected?: boolean;
  /** Recebe se está ligado. */
  readonly onChange?: (isSelected: boolean) => void;
  /** O foco saiu do campo. */
  readonly onBlur?: () => void;
  /** Uma segunda linha de ajuda. */
  readonly description?: ReactNode;
  /** Não aceita entrada nem foco. Diga por quê ali perto: ele fica calado. @default false */
  readonly isDisabled?: boolean;
  /** Por que não pode ser alterado: continua a receber o foco, e o motivo fica no lugar da ajuda. */
  readonly disabledReason?: ReactNode;
  /** Só mostra o que vale: recebe foco e é lido, mas não muda. @default false */
  readonly isReadOnly?: boolean;
  /** O que foi alterado está sendo salvo: mantém o foco, não aceita outra mudança, e diz isso. @default false */
  readonly isPending?: boolean;
  /** O que um leitor de tela ouve durante `isPending`. @default 'Salvando…' */
  readonly pendingLabel?: string;
  /** O nome nos dados do formulário. */
  readonly name?: string;
  /** O nome para leitores de tela, onde não há rótulo visível. */
  readonly 'aria-label'?: string;
  readonly ref?: Ref<HTMLButtonElement>;
}

/** Liga ou desliga algo na hora. */
export function Switch({
  children,
  isSelected,
  defaultSelected = false,
  onChange,
  onBlur,
  description,
  isDisabled = false,
  disabledReason,
  isReadOnly = false,
  isPending = false,
  pendingLabel,
  name,
  ref,
  ...aria
}: SwitchProps) {
  const texts = useTexts('Switch', defaults);
  const base = useId();
  const [own, setOwn] = useState(defaultSelected);
  const isBlocked = hasError(disabledReason);
  const note = isBlocked ? disabledReason : description;
  const isOn = isSelected ?? own;
  const track = (
    <Radix.Root
      {...(ref ? { ref } : {})}
      id={`${base}track`}
      className={css.track}
      checked={isOn}
      onCheckedChange={(next) => {
        if (isBlocked || isReadOnly || isPending) return;
        setOwn(next);
        onChange?.(next);
      }}
      {...(onBlur ? { onBlur } : {})}
      disabled={isDisabled}
      {...(name === undefined ? {} : { name })}
      aria-label={aria['aria-label']}
      aria-labelledby={children ? `${base}label` : undefined}
      aria-describedby={hasError(note) ? `${base}note` : undefined}
      {...(isBlocked || isPending ? { 'aria-disabled': true } : {})}
      aria-readonly={isReadOnly || undefined}
      data-pending={isPending || undefined}
    >
      {/* The check tells on from off without colour and without place. */}
      <Radix.Thumb className={css.thumb}>
        {isPending ? (
          <span className={css.spinner} aria-hidden />
        ) : (
          isOn && <Check size={10} strokeWidth={4} aria-hidden />
        )}
      </Radix.Thumb>
    </Radix.Root>
  );
  const said = (
    <VisuallyHidden role="status">{isPending ? (pendingLabel ?? texts.pending) : ''}</VisuallyHidden>
  );
  if (children === undefined)
    return (
      <>
        {track}
        {said}
      </>
    );
  return (
    <div className={boxCss.root}>
      <span className={boxCss.row}>
        {track}
        <label
          id={`${base}label`}
          htmlFor={`${base}track`}
          className={boxCss.label}
          data-disabled={isDisabled || isBlocked || undefined}
        >
          {children}
        </label>
        {said}
      </span>
      {hasError(note) && (
        <div id={`${base}note`} className={cx(boxCss.note, css.indent)}>
          {note}
        </div>
      )}
    </div>
  );
}
