'use client';

import { useRef, useState, type KeyboardEvent, type ReactNode, type Ref } from 'react';
import type { Clinic } from '../ClinicInfo/clinic.logic.ts';
import { indexForKey } from '../DateStrip/roving.logic.ts';
import { FieldShell, type FieldProps } from '../../../controls/FieldShell.tsx';
import { ClinicCard } from './ClinicCard.tsx';
import * as css from './ClinicCard.css.ts';
import { texts } from './intl/pt-BR.ts';

/** A clinic on offer. */
export interface ClinicOption {
  /** The clinic to show. */
  readonly clinic: Clinic;
  /** How far, in kilometres; null when not known. */
  readonly distanceKm?: number | null;
  /** Why it cannot be chosen. It can still be reached, and says so. */
  readonly disabledReason?: string;
  /** What belongs to the clinic and is pressed by itself, such as its next free times. */
  readonly footer?: ReactNode;
}

export interface ClinicCardGroupProps extends Omit<FieldProps, 'label' | 'isReadOnly' | 'isDisabled'> {
  /** The words shown, and its name for screen readers. @default 'Clínica' */
  readonly label?: FieldProps['label'];
  /** The choices, in the order to show. */
  readonly options: readonly ClinicOption[];
  /** The chosen clinic's id. */
  readonly value?: number | null;
  /** The chosen clinic's id at first. */
  readonly defaultValue?: number | null;
  /** Gets the chosen clinic's id. */
  readonly onChange?: (id: number) => void;
  readonly ref?: Ref<HTMLButtonElement>;
}

/** One clinic of a few, as cards. Arrows move, Space chooses: what a choice loads is not loaded by passing over it. */
export function ClinicCardGroup(props: ClinicCardGroupProps) {
  const { options, onChange, ref } = props;
  const [inner, setInner] = useState(props.defaultValue ?? null);
  const value = props.value === undefined ? inner : props.value;
  const [focused, setFocused] = useState<number | null>(null);
  const list = useRef<HTMLDivElement>(null);
  const ids = options.map(({ clinic }) => clinic.id);
  const tabStop = [focused, value].find((id) => id !== null && ids.includes(id)) ?? ids[0];

  const onKeyDown = (event: KeyboardEvent): void => {
    // Arrows move among the clinics; on what stands under one they do what they do there.
    if (!(event.target as HTMLElement).closest('[data-clinic]')) return;
    const target = indexForKey(tabStop === undefined ? 0 : ids.indexOf(tabStop), ids.length, event.key);
    const id = target === null ? undefined : ids[target];
    if (id === undefined) return;
    event.preventDefault();
    setFocused(id);
    list.current?.querySelector<HTMLElement>(`[data-clinic="${id}"]`)?.focus();
  };

  return (
    <FieldShell {...props} label={props.label ?? texts.label}>
      {({ id: _id, ...aria }, { labelId }) => (
        // The focus roves among the radios inside.
        // oxlint-disable-next-line jsx-a11y/interactive-supports-focus
        <div
          ref={list}
          {...aria}
          role="radiogroup"
          aria-labelledby={labelId}
          className={css.list}
          onKeyDown={onKeyDown}
        >
          {options.map(({ clinic, distanceKm, disabledReason, footer }) => (
            <div key={clinic.id} role="presentation" className={css.item}>
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
      )}
    </FieldShell>
  );
}
