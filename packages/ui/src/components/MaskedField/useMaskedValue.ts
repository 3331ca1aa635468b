'use client';

import { maskitoTransform, type MaskitoOptions } from '@maskito/core';
import { useState, type FormEvent } from 'react';

interface Opcoes {
  readonly mask: MaskitoOptions;
  readonly value: string | null | undefined;
  readonly defaultValue: string | null | undefined;
  readonly onChange: ((value: string) => void) | undefined;
  /** From what is shown to what the form gets. */
  readonly parse: (texto: string) => string;
}

/** A masked input's text, over a value without its mask. Controlled or not. */
export function useMaskedValue({ mask, value, defaultValue, onChange, parse }: Opcoes) {
  const mascarar = (bruto: string | null | undefined): string => (bruto ? maskitoTransform(bruto, mask) : '');
  const [texto, setTexto] = useState(() => mascarar(value === undefined ? defaultValue : value));
  // What the form holds wins, unless it is just what was typed (which may be written in more than one way).
  const mostrado = value === undefined || parse(texto) === (value ?? '') ? texto : mascarar(value);

  // The mask is laid over what the browser made of the key, paste or autofill, caret included. Taking the events
  // away from the browser instead (as Maskito's own listeners do) loses those that come without a `beforeinput`.
  const onInput = (event: FormEvent<HTMLInputElement>): void => {
    const entrada = event.currentTarget;
    const caret = entrada.selectionStart ?? entrada.value.length;
    const novo = maskitoTransform({ value: entrada.value, selection: [caret, caret] }, mask);
    if (novo.value !== entrada.value) {
      entrada.value = novo.value;
      entrada.setSelectionRange(...novo.selection);
    }
    setTexto(novo.value);
    onChange?.(parse(novo.value));
  };
  /** Back to what the field began with; a value that the form holds stays. */
  const reset = (): void => setTexto(mascarar(value === undefined ? defaultValue : value));
  return { texto: mostrado, onInput, reset };
}
