'use client';

import { ChevronDown, X } from 'lucide-react';
import { useImperativeHandle, useRef, type KeyboardEvent, type Ref } from 'react';
import { inner } from '../../components/general/Field/Field.css.ts';
import { input as inputClass } from '../../components/general/Field/Field.css.ts';
import type { ControlAria } from '../FieldShell.tsx';
import { cx } from '../../internal/cx.ts';
import { useTexts } from '../../texts/useTexts.ts';
import { ControlFrame } from './ControlFrame.tsx';
import * as css from './field.css.ts';
import { texts as defaults } from './intl/pt-BR.ts';
import type { OptionPicker } from './useOptionPicker.ts';

export interface TriggerProps<T> {
  readonly picker: OptionPicker<T>;
  readonly aria: ControlAria;
  readonly labelId: string;
  readonly isInvalid: boolean;
  readonly isDisabled: boolean;
  readonly isReadOnly: boolean;
  readonly placeholder: string;
  /** What is chosen, in full. */
  readonly shown: string;
  /** Absent: there is nothing to clear. */
  readonly onClear?: (() => void) | undefined;
  readonly clearLabel?: string;
  // The field of a dialog or a palette, which the person has just opened in order to use it.
  readonly autoFocus?: boolean | undefined;
}

/** The same at each key, so that React need not look at it. */
const ARROW = <ChevronDown size={16} aria-hidden />;

/** A text that is cut is told to the mouse; a `title` that is always there would be read out twice. */
export function showWhole(element: HTMLElement, text: string): void {
  element.title = element.scrollWidth > element.clientWidth ? text : '';
}

interface ClearButtonProps {
  readonly label: string;
  readonly className?: string;
  readonly onPress: () => void;
}

/** Empties the field; the focus stays in it. */
export function ClearButton({ label, className, onPress }: ClearButtonProps) {
  return (
    <button
      type="button"
      className={cx(inner, className)}
      aria-label={label}
      onMouseDown={(event) => event.preventDefault()}
      onClick={onPress}
    >
      <X size={16} aria-hidden />
    </button>
  );
}

interface ComboInputProps<T> extends TriggerProps<T> {
  /** The text is what is chosen, and is typed over. */
  readonly showsChosen: boolean;
  readonly onKeyDown?: (event: KeyboardEvent<HTMLInputElement>) => boolean;
  readonly inputRef?: Ref<HTMLInputElement> | undefined;
}

/** The box of a combobox: where one types, and the arrow that opens the list. The focus never leaves the input. */
export function ComboInput<T>(props: ComboInputProps<T>) {
  const texts = useTexts('OptionList', defaults);
  const { picker, aria, isInvalid, isDisabled, isReadOnly, shown, showsChosen, inputRef } = props;
  const { isOpen, source, anchor, aria: combo } = picker;
  const input = useRef<HTMLInputElement>(null);
  const hasOpened = useRef(false);
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(inputRef, () => input.current, []);
  // Backwards, so that a long text shows its beginning.
  const selectAll = (element: HTMLInputElement): void => {
    if (element.value === '') return;
    element.setSelectionRange(0, element.value.length, 'backward');
    element.scrollLeft = 0;
  };
  return (
    <ControlFrame ref={anchor} isInvalid={isInvalid} isDisabled={isDisabled} isReadOnly={isReadOnly}>
      <input
        {...aria}
        {...combo}
        ref={input}
        className={cx(inputClass, css.input)}
        aria-autocomplete="list"
        aria-busy={source.state === 'loading' || picker.isSearching || undefined}
        autoComplete="off"
        autoCorrect="off"
        spellCheck={false}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- only where the owner asks for it
        autoFocus={props.autoFocus}
        placeholder={props.placeholder}
        disabled={isDisabled}
        readOnly={isReadOnly}
        value={picker.typed ?? shown}
        onChange={(event) => picker.type(event.currentTarget.value)}
        // Not with the click alone: leaving another field may move this one from under the pointer before it is let go,
        // and then there is none. Nor at once: the press that then gives the focus lays out the page, and a list that
        // were there by now would be laid out for it and for the frame.
        onMouseDown={({ button }) => {
          if (button !== 0) return;
          hasOpened.current = !isOpen;
          picker.openAfterPress();
        }}
        onClick={({ currentTarget }) => {
          // The press that opens also puts the caret down: take the whole text again, to be typed over.
          if (showsChosen && (hasOpened.current || !isOpen)) selectAll(currentTarget);
          hasOpened.current = false;
          picker.open();
        }}
        onPointerEnter={({ currentTarget }) => showWhole(currentTarget, shown)}
        onKeyDown={(event) => {
          if (!props.onKeyDown?.(event)) picker.onKeyDown(event);
        }}
        onFocus={showsChosen ? ({ currentTarget }) => selectAll(currentTarget) : undefined}
      />
      {props.onClear ? (
        <ClearButton
          label={props.clearLabel ?? texts.clear}
          onPress={() => {
            props.onClear?.();
            input.current?.focus();
          }}
        />
      ) : null}
      {isReadOnly ? null : (
        <button
          type="button"
          className={inner}
          tabIndex={-1}
          aria-label={texts.open}
          disabled={isDisabled}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => {
            input.current?.focus();
            picker.toggle();
          }}
        >
          {ARROW}
        </button>
      )}
    </ControlFrame>
  );
}
