'use client';

import { parseDate, type CivilDate } from '@apto/domain/time';
import {
  useRef,
  type ClipboardEvent,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type Ref,
} from 'react';
import { cx } from '../../../internal/cx.ts';
import { input as inputClass } from '../../general/Field/Field.css.ts';
import type { ControlAria } from '../../../controls/FieldShell.tsx';
import { dateMask } from '../../general/MaskedField/masks.logic.ts';
import { useMaskedValue } from '../../general/MaskedField/useMaskedValue.ts';

interface DateInputProps extends Partial<ControlAria> {
  readonly value: CivilDate | null;
  /** A whole date, or null as soon as it is no longer one; with what is written, and where. */
  readonly onDate: (date: CivilDate | null, text: string, input: HTMLInputElement) => void;
  readonly onPaste?: (event: ClipboardEvent<HTMLInputElement>) => void;
  readonly onBlur?: (event: FocusEvent<HTMLInputElement>, text: string) => void;
  readonly onOpen: () => void;
  readonly placeholder: string;
  readonly isDisabled?: boolean | undefined;
  readonly isReadOnly?: boolean | undefined;
  readonly 'aria-label'?: string;
  readonly className?: string;
  readonly ref?: Ref<HTMLInputElement>;
}

const WHOLE_LENGTH = 10;
const asDate = (text: string): string => (text.length === WHOLE_LENGTH ? (parseDate(text) ?? '') : '');

/**
 * A click into a whole date selects it, as Tab does: what is typed then is another date. Left where the click fell, the
 * caret would make '04/12/0312' of 04/12/2026 and 03122026. A second click puts it where one wants it.
 */
function useWholeOnClick() {
  const entering = useRef(false);
  return {
    onMouseDown: ({ currentTarget }: MouseEvent<HTMLInputElement>) => {
      entering.current = currentTarget.ownerDocument.activeElement !== currentTarget;
    },
    onMouseUp: ({ currentTarget: input }: MouseEvent<HTMLInputElement>) => {
      const isCaret = input.selectionStart === input.selectionEnd;
      if (entering.current && isCaret && input.value.length === WHOLE_LENGTH) input.select();
      entering.current = false;
    },
  };
}

/** The text of one date, dd/mm/aaaa, typed digit by digit or pasted. */
export function DateInput(props: DateInputProps) {
  const { value, onDate, onBlur, onOpen, isDisabled, isReadOnly, className, ref, ...rest } = props;
  const { text, onInput } = useMaskedValue({
    mask: dateMask,
    value,
    defaultValue: null,
    parse: asDate,
    onChange: undefined,
  });
  const wholeOnClick = useWholeOnClick();
  return (
    <input
      {...rest}
      {...wholeOnClick}
      ref={ref}
      className={cx(inputClass, className)}
      value={text}
      onInput={(event) => {
        onInput(event);
        const next = event.currentTarget.value;
        onDate(asDate(next) || null, next, event.currentTarget);
      }}
      onChange={nothing}
      onBlur={(event) => onBlur?.(event, event.currentTarget.value)}
      onKeyDown={(event: KeyboardEvent) => {
        if (event.altKey && event.key === 'ArrowDown') {
          event.preventDefault();
          onOpen();
        }
      }}
      disabled={isDisabled}
      readOnly={isReadOnly}
      inputMode="numeric"
      autoComplete="off"
      spellCheck={false}
    />
  );
}

function nothing(): void {
  // React warns about a value without onChange; onInput is what masks need.
}
