'use client';

import { maskitoTransform, type MaskitoOptions } from '@maskito/core';
import { useState, type FormEvent } from 'react';
import { typeOver } from './masks.logic.ts';

interface Options {
  readonly mask: MaskitoOptions;
  readonly value: string | null | undefined;
  readonly defaultValue: string | null | undefined;
  readonly onChange: ((value: string) => void) | undefined;
  /** From what is shown to what the form gets. */
  readonly parse: (text: string) => string;
}

/** A masked input's text, over a value without its mask. Controlled or not. */
export function useMaskedValue({ mask, value, defaultValue, onChange, parse }: Options) {
  const applyMask = (raw: string | null | undefined): string => (raw ? maskitoTransform(raw, mask) : '');
  const [text, setText] = useState(() => applyMask(value === undefined ? defaultValue : value));
  // What the form holds wins, unless it is just what was typed (which may be written in more than one way).
  const shown = value === undefined || parse(text) === (value ?? '') ? text : applyMask(value);

  // The mask is laid over what the browser made of the key, paste or autofill, caret included. Taking the events
  // away from the browser instead (as Maskito's own listeners do) loses those that come without a `beforeinput`.
  const onInput = (event: FormEvent<HTMLInputElement>): void => {
    const input = event.currentTarget;
    const caret = input.selectionStart ?? input.value.length;
    const written = typeOver(shown, input.value, caret, mask);
    const newValue = maskitoTransform({ value: written, selection: [caret, caret] }, mask);
    if (newValue.value !== input.value) {
      input.value = newValue.value;
      input.setSelectionRange(...newValue.selection);
    }
    setText(newValue.value);
    onChange?.(parse(newValue.value));
  };
  /** Back to what the field began with; a value that the form holds stays. */
  const reset = (): void => setText(applyMask(value === undefined ? defaultValue : value));
  return { text: shown, onInput, reset };
}
