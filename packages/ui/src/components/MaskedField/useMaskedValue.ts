'use client';

import { maskitoTransform, type MaskitoOptions } from '@maskito/core';
import { useMaskito } from '@maskito/react';
import { useCallback, useState, type FormEvent, type Ref } from 'react';

interface Opcoes {
  readonly mask: MaskitoOptions;
  readonly value: string | null | undefined;
  readonly defaultValue: string | null | undefined;
  readonly onChange: ((value: string) => void) | undefined;
  /** From what is shown to what the form gets. */
  readonly parse: (texto: string) => string;
  readonly ref: Ref<HTMLInputElement> | undefined;
}

/** A masked input's text, over a value without its mask. Controlled or not. */
export function useMaskedValue({ mask, value, defaultValue, onChange, parse, ref }: Opcoes) {
  const mascarar = (bruto: string | null | undefined): string => (bruto ? maskitoTransform(bruto, mask) : '');
  const [texto, setTexto] = useState(() => mascarar(value === undefined ? defaultValue : value));
  const ligarMascara = useMaskito({ options: mask });
  // What the form holds wins, unless it is just what was typed (which may be written in more than one way).
  const mostrado = value === undefined || parse(texto) === (value ?? '') ? texto : mascarar(value);

  const ligar = useCallback(
    (elemento: HTMLInputElement | null) => {
      ligarMascara(elemento);
      if (typeof ref === 'function') ref(elemento);
      else if (ref) ref.current = elemento;
    },
    [ligarMascara, ref],
  );

  const onInput = (event: FormEvent<HTMLInputElement>): void => {
    const novo = event.currentTarget.value;
    setTexto(novo);
    onChange?.(parse(novo));
  };
  return { texto: mostrado, setTexto, ligar, onInput };
}
