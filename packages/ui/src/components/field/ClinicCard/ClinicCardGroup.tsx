'use client';

import { useState, type ReactNode, type Ref } from 'react';
import { useTexts } from '../../../texts/useTexts.ts';
import type { Clinic } from '../ClinicInfo/clinic.logic.ts';
import { FieldShell, type FieldProps } from '../../../controls/FieldShell.tsx';
import { cx } from '../../../internal/cx.ts';
import { FormValue } from '../../../internal/FormValue.tsx';
import { useRovingChoice } from '../../../internal/useRovingChoice.ts';
import { ClinicCard } from './ClinicCard.tsx';
import * as css from './ClinicCard.css.ts';
import { texts as defaults } from './intl/pt-BR.ts';

/** Uma clínica oferecida. */
export interface ClinicOption {
  /** A clínica mostrada. */
  readonly clinic: Clinic;
  /** A distância, em quilômetros; null quando não se sabe. */
  readonly distanceKm?: number | null;
  /** Por que não pode ser escolhida. Ainda pode ser alcançada, e diz o motivo. */
  readonly disabledReason?: string;
  /** O que pertence à clínica e é pressionado à parte, como seus próximos horários livres. */
  readonly footer?: ReactNode;
}

export interface ClinicCardGroupProps extends Omit<FieldProps, 'label' | 'isReadOnly' | 'isDisabled'> {
  /** O rótulo visível, que é também o nome para leitores de tela. @default 'Clínica' */
  readonly label?: FieldProps['label'];
  /** As opções, na ordem em que aparecem. */
  readonly options: readonly ClinicOption[];
  /** O id da clínica escolhida. */
  readonly value?: number | null;
  /** O id da clínica escolhida no início. */
  readonly defaultValue?: number | null;
  /** Recebe o id da clínica escolhida. */
  readonly onChange?: (id: number) => void;
  readonly ref?: Ref<HTMLButtonElement>;
}

/**
 * Uma clínica entre poucas, em cartões. As setas movem, Espaço escolhe: o que uma escolha carrega não é carregado só
 * por passar por ela.
 */
export function ClinicCardGroup(props: ClinicCardGroupProps) {
  const { options, onChange, ref } = props;
  const texts = useTexts('ClinicCard', defaults);
  const [inner, setInner] = useState(props.defaultValue ?? null);
  const value = props.value === undefined ? inner : props.value;
  const { group, tabStop, setFocused, ...roving } = useRovingChoice({
    keys: options.map(({ clinic }) => clinic.id),
    chosen: value,
  });

  return (
    <FieldShell {...props} label={props.label ?? texts.label} isGroup="own">
      {({ id: _id, ...aria }, { labelId }) => (
        <>
          <FormValue name={props.name} value={value} onReset={() => setInner(props.defaultValue ?? null)} />
          {/* The focus roves among the radios inside. */}
          {/* oxlint-disable-next-line jsx-a11y/interactive-supports-focus */}
          <div
            ref={group}
            {...aria}
            role="radiogroup"
            aria-labelledby={labelId}
            className={css.list}
            {...roving}
          >
            {options.map(({ clinic, distanceKm, disabledReason, footer }) => (
              <div
                key={clinic.id}
                role="presentation"
                className={cx(css.item, footer ? css.framed : undefined)}
              >
                <ClinicCard
                  clinic={clinic}
                  isSelected={clinic.id === value}
                  tabIndex={clinic.id === tabStop ? 0 : -1}
                  onSelect={() => {
                    setFocused(clinic.id);
                    setInner(clinic.id);
                    if (clinic.id !== value) onChange?.(clinic.id);
                  }}
                  {...(clinic.id === tabStop && ref ? { ref } : {})}
                  {...(distanceKm === undefined ? {} : { distanceKm })}
                  {...(disabledReason === undefined ? {} : { disabledReason })}
                />
                {footer ? <div className={css.footer}>{footer}</div> : null}
              </div>
            ))}
          </div>
        </>
      )}
    </FieldShell>
  );
}
