'use client';

import type { CivilDate } from '@apto/domain/time';
import type { ReactNode } from 'react';
import type { DateRange } from '../../general/Calendar/Calendar.logic.ts';
import { inner } from '../../general/Field/Field.css.ts';
import { ControlBox } from '../../../controls/ControlBox.tsx';
import { FieldShell, type ControlAria, type FieldProps } from '../../../controls/FieldShell.tsx';
import { VisuallyHidden } from '../../general/VisuallyHidden/VisuallyHidden.tsx';
import { cx } from '../../../internal/cx.ts';
import { FormValue } from '../../../internal/FormValue.tsx';
import { complete } from './draft.logic.ts';
import * as css from './PickerField.css.ts';
import { PickerCalendar } from './PickerCalendar.tsx';
import type { Picker } from './usePicker.ts';
import { WhyNotHelp } from './WhyNotHelp.tsx';

interface PickerFieldProps {
  readonly picker: Picker;
  readonly field: FieldProps;
  /** What is picked: one day, or a range with both its ends. */
  readonly selectionMode: 'single' | 'range';
  /** What the form gets, each with its name. */
  readonly values: readonly (readonly [name: string | undefined, value: CivilDate | undefined])[];
  /** Said in place of the help while there is nothing worse to say. */
  readonly note?: string | null;
  readonly controlClass: string;
  readonly icon: ReactNode;
  /** The button's name. */
  readonly openLabel: string;
  /** Beside the calendar. */
  readonly aside?: ReactNode;
  readonly children: (aria: ControlAria) => ReactNode;
}

/** The field of every date picker: inputs and button in one box, the calendar that floats, and what went wrong. */
export function PickerField(props: PickerFieldProps) {
  const { picker, field, selectionMode, note, children } = props;
  const { texts, status, refusal, problem, isOpen, setIsOpen } = picker;
  const isRange = selectionMode === 'range';
  const { label, isDisabled, isReadOnly } = field;
  const name = typeof label === 'string' ? label : props.openLabel;
  const refused = refusal?.failures[0]?.message;
  const notChecked = status === 'error' ? texts.notChecked : null;
  const own = problem ?? refused ?? notChecked;
  const unchecked = status === 'error' ? complete(picker.draft) : null;
  const retry = (range: DateRange): void => {
    picker.attempt(range);
    // This button goes while it is checked; what was written is where it is looked for.
    picker.box.current?.querySelector('input')?.focus();
  };
  const help =
    refusal && !problem ? (
      <WhyNotHelp picker={picker} refusal={refusal} />
    ) : unchecked ? (
      <button type="button" className={css.linkButton} onClick={() => retry(unchecked)}>
        {texts.retry}
      </button>
    ) : null;
  const error = own ?? field.errorMessage;
  return (
    <FieldShell
      {...field}
      isGroup={isRange}
      errorMessage={
        error && help ? (
          <>
            {error} {help}
          </>
        ) : (
          error
        )
      }
      isInvalid={Boolean(own) || (field.isInvalid ?? Boolean(field.errorMessage))}
      description={status === 'checking' ? texts.checking : (note ?? field.description)}
    >
      {(aria, { isInvalid, labelId }) => (
        <>
          <ControlBox
            ref={picker.box}
            className={props.controlClass}
            isInvalid={isInvalid}
            isDisabled={isDisabled}
            isReadOnly={isReadOnly}
          >
            {children(aria)}
            {props.values.map(([name, value], index) => (
              <FormValue
                // Their number and their order stay.
                // oxlint-disable-next-line react/no-array-index-key
                key={index}
                name={name}
                value={value}
                isDisabled={isDisabled}
                onReset={picker.reset}
              />
            ))}
            <button
              type="button"
              className={cx(inner, css.open)}
              aria-label={props.openLabel}
              aria-describedby={labelId}
              aria-haspopup="dialog"
              aria-expanded={isOpen}
              disabled={isDisabled || isReadOnly}
              onClick={() => setIsOpen(true)}
            >
              {props.icon}
            </button>
          </ControlBox>
          <PickerCalendar picker={picker} label={name} selectionMode={selectionMode} aside={props.aside} />
          {/* The error stands under the field, where nobody's focus is. */}
          <VisuallyHidden role="status">
            {isOpen ? '' : (refused ?? notChecked ?? (picker.isChosenHere ? note : ''))}
          </VisuallyHidden>
        </>
      )}
    </FieldShell>
  );
}
