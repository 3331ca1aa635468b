'use client';

import { ChevronDown, X } from 'lucide-react';
import { useImperativeHandle, useRef, type FocusEvent, type KeyboardEvent, type Ref } from 'react';
import { cx } from '../../internal/cx.ts';
import { inner } from '../Field/Field.css.ts';
import { ControlBox, inputClass, type ControlAria } from '../MaskedField/FieldShell.tsx';
import * as css from './AsyncList.css.ts';
import { textos } from './intl/pt-BR.ts';

interface ComboInputProps {
  readonly aria: ControlAria;
  readonly isInvalid: boolean;
  readonly isDisabled: boolean;
  readonly isReadOnly: boolean;
  readonly isBusy: boolean;
  readonly name?: string | undefined;
  readonly placeholder: string;
  /** What the input shows: the search, or the chosen option. */
  readonly value: string;
  /** The chosen option in full, where the input is too narrow for it. */
  readonly title?: string | undefined;
  readonly listId: string;
  /** Whether the list is there to be controlled. */
  readonly hasList: boolean;
  readonly isOpen: boolean;
  readonly activeId: string | undefined;
  readonly onOpen: () => void;
  readonly onClose: () => void;
  readonly onSearch: (texto: string) => void;
  readonly onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => void;
  readonly onBlur?: ((event: FocusEvent<HTMLInputElement>) => void) | undefined;
  readonly selectsOnFocus?: boolean;
  /** Absent: nothing to clear. */
  readonly onClear?: (() => void) | undefined;
  readonly boxRef: Ref<HTMLDivElement>;
  readonly inputRef?: Ref<HTMLInputElement> | undefined;
}

/** The box of a combobox: where one types, and the arrow that opens the list. The focus never leaves the input. */
export function ComboInput(props: ComboInputProps) {
  const { aria, isInvalid, isDisabled, isReadOnly, isOpen, hasList, boxRef, inputRef } = props;
  const entrada = useRef<HTMLInputElement>(null);
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(inputRef, () => entrada.current, []);
  return (
    <ControlBox ref={boxRef} isInvalid={isInvalid} isDisabled={isDisabled} isReadOnly={isReadOnly}>
      <input
        {...aria}
        ref={entrada}
        className={cx(inputClass, css.comboInput)}
        role="combobox"
        aria-expanded={isOpen && hasList}
        aria-controls={isOpen && hasList ? props.listId : undefined}
        aria-autocomplete="list"
        aria-activedescendant={isOpen ? props.activeId : undefined}
        aria-haspopup="listbox"
        aria-busy={props.isBusy || undefined}
        autoComplete="off"
        spellCheck={false}
        name={props.name}
        title={props.title || undefined}
        placeholder={props.placeholder}
        disabled={isDisabled}
        readOnly={isReadOnly}
        value={props.value}
        onChange={(event) => props.onSearch(event.currentTarget.value)}
        onClick={({ currentTarget }) => {
          // The press that opens also puts the caret down: take the whole text again, to be typed over.
          if (props.selectsOnFocus && !isOpen) {
            currentTarget.setSelectionRange(0, currentTarget.value.length, 'backward');
          }
          props.onOpen();
        }}
        onKeyDown={props.onKeyDown}
        onFocus={
          // Backwards, so that a long text shows its beginning.
          props.selectsOnFocus
            ? ({ currentTarget }) =>
                currentTarget.setSelectionRange(0, currentTarget.value.length, 'backward')
            : undefined
        }
        onBlur={(event) => {
          props.onClose();
          props.onBlur?.(event);
        }}
      />
      {props.onClear ? (
        <button
          type="button"
          className={inner}
          aria-label={textos.limpar}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => {
            props.onClear?.();
            entrada.current?.focus();
          }}
        >
          <X size={16} aria-hidden />
        </button>
      ) : null}
      <button
        type="button"
        className={inner}
        tabIndex={-1}
        aria-label={textos.abrir}
        disabled={isDisabled || isReadOnly}
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => {
          entrada.current?.focus();
          if (isOpen) props.onClose();
          else props.onOpen();
        }}
      >
        <ChevronDown size={16} aria-hidden />
      </button>
    </ControlBox>
  );
}
