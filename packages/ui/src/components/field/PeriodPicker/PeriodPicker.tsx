'use client';

import type { PeriodoOption } from '@apto/domain/atendimento';
import { PERIODOS, type Periodo } from '@apto/domain/periodos';
import { Hourglass, Info } from 'lucide-react';
import { useId, useState, type FocusEvent, type Ref } from 'react';
import { FormValue } from '../../../internal/FormValue.tsx';
import { useRovingChoice } from '../../../internal/useRovingChoice.ts';
import { useTexts } from '../../../texts/useTexts.ts';
import { FieldShell, type FieldProps } from '../../../controls/FieldShell.tsx';
import { texts as defaults } from './intl/pt-BR.ts';
import * as css from './PeriodPicker.css.ts';

export interface PeriodPickerProps extends Omit<FieldProps, 'label' | 'isReadOnly'> {
  /** O rótulo visível, que é também o nome para leitores de tela. @default 'Período' */
  readonly label?: FieldProps['label'];
  /** 1 Manhã, 2 Tarde, 3 Ambos. Omita em um campo não controlado. */
  readonly value?: Periodo | null;
  /** O valor inicial, em um campo não controlado. */
  readonly defaultValue?: Periodo | null;
  /** Recebe o período. */
  readonly onChange?: (periodo: Periodo) => void;
  /** O foco saiu do campo. */
  readonly onBlur?: (event: FocusEvent<HTMLElement>) => void;
  /** Quais períodos há e por que um não pode ser escolhido: o `periodoOptions` do domínio. @default todos livres */
  readonly options?: readonly PeriodoOption[];
  /** Deixa de fora o que não pode ser escolhido, em vez de mostrá-lo com o motivo. @default false */
  readonly hidesUnavailable?: boolean;
  /** A opção que recebe o foco quando o formulário o manda para cá. */
  readonly ref?: Ref<HTMLButtonElement>;
}

const ALL: readonly PeriodoOption[] = PERIODOS.map(({ id, nome: name }) => ({
  periodo: id,
  nome: name,
  available: true,
}));

/**
 * Manhã, Tarde ou Ambos. Um período que não pode ser escolhido continua à vista, recebe o foco e diz por quê, para que
 * ninguém precise adivinhar.
 */
export function PeriodPicker(props: PeriodPickerProps) {
  const { isDisabled = false, onChange, ref } = props;
  const texts = useTexts('PeriodPicker', defaults);
  const options = (props.options ?? ALL).filter(({ available }) => available || !props.hidesUnavailable);
  const [uncontrolled, setUncontrolled] = useState(props.defaultValue ?? null);
  const value = props.value === undefined ? uncontrolled : props.value;
  const [hovered, setHovered] = useState<Periodo | null>(null);
  const reasonId = useId();
  const { group, tabStop, focused, setFocused, ...roving } = useRovingChoice({
    keys: options.map(({ periodo }) => periodo),
    chosen: value,
    entry: options.find(({ available }) => available)?.periodo,
    wraps: true,
    onMove: (periodo) => choose(options.find((option) => option.periodo === periodo)),
  });

  const reason = options.find(({ periodo }) => periodo === (hovered ?? focused ?? value))?.motivo;

  function choose(option: PeriodoOption | undefined): void {
    if (!option) return;
    setFocused(option.periodo);
    if (isDisabled || !option.available || option.periodo === value) return;
    setUncontrolled(option.periodo);
    onChange?.(option.periodo);
  }

  return (
    <FieldShell {...props} label={props.label ?? texts.label} isGroup="own">
      {({ id: _id, ...aria }, { labelId, isInvalid }) => (
        <>
          {/* The focus roves among the radios inside. */}
          {/* oxlint-disable-next-line jsx-a11y/interactive-supports-focus */}
          <div
            ref={group}
            {...aria}
            role="radiogroup"
            aria-labelledby={labelId}
            aria-disabled={isDisabled || undefined}
            className={css.group}
            data-invalid={isInvalid || undefined}
            data-disabled={isDisabled || undefined}
            {...roving}
            onBlur={(event) => {
              if (roving.onBlur(event)) props.onBlur?.(event);
            }}
          >
            {options.map((option) => {
              const isBlocked = isDisabled || !option.available;
              return (
                <button
                  key={option.periodo}
                  ref={option.periodo === tabStop ? ref : undefined}
                  type="button"
                  role="radio"
                  className={css.option}
                  // What is written on it: whoever looks for the field by its label finds it.
                  aria-label={texts.name(option.nome)}
                  aria-checked={option.periodo === value}
                  aria-disabled={isBlocked || undefined}
                  aria-describedby={option.motivo ? `${reasonId}${option.periodo}` : undefined}
                  tabIndex={option.periodo === tabStop ? 0 : -1}
                  onClick={() => choose(option)}
                  onPointerEnter={() => setHovered(option.periodo)}
                  onPointerLeave={() => setHovered(null)}
                >
                  {texts.name(option.nome)}
                  {option.motivo && option.available ? (
                    <Hourglass size={12} className={css.mark} aria-hidden />
                  ) : null}
                  {option.motivo ? (
                    <span id={`${reasonId}${option.periodo}`} hidden>
                      {option.motivo}
                    </span>
                  ) : null}
                </button>
              );
            })}
          </div>
          {options.some((option) => option.motivo) ? (
            <div className={css.reason} aria-hidden>
              {reason ? (
                <>
                  <Info size={16} aria-hidden style={{ flex: 'none' }} />
                  {reason}
                </>
              ) : null}
            </div>
          ) : null}
          <FormValue
            name={props.name}
            value={value}
            isDisabled={isDisabled}
            onReset={() => setUncontrolled(props.defaultValue ?? null)}
          />
        </>
      )}
    </FieldShell>
  );
}
