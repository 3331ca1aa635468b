'use client';

import type { Now, CivilDate } from '@apto/domain/time';
import { useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import type { DateRange } from '../../general/Calendar/Calendar.logic.ts';
import type { LoadMonth } from '../../general/Calendar/months.logic.ts';
import type { DateFailure, DateRules } from './availability.logic.ts';
import type { DateTexts } from './intl/pt-BR.ts';
import { useAvailability } from './useAvailability.ts';
import { useDateChoice, type Refusal } from './useDateChoice.ts';
import { useIsPhone } from './useIsPhone.ts';

/** O que decide quais dias estão livres; o mesmo em todo seletor de data. */
export interface DateConditions {
  /** O presente em São Paulo; nenhum relógio é lido aqui. Mantenha o objeto estável dentro de um minuto. */
  readonly now: Now;
  /** O primeiro dia permitido. */
  readonly min?: CivilDate | null;
  /** O último dia permitido. */
  readonly max?: CivilDate | null;
  /**
   * As regras de um intervalo sugerido (doc2 §5): de hoje em diante, fins de semana, `feriados`, `ferias`,
   * `openingHours`, `dayLimit`, `variant` … Ausente: qualquer dia de `min` a `max`, também os passados. Passe `{}` para
   * ter só as regras.
   */
  readonly rules?: DateRules;
  /** A data recusada continua escrita, para ser corrigida ali; o valor é null do mesmo modo. @default false: é limpa */
  readonly keepsRefused?: boolean;
  /** Traz feriados, férias e outros motivos mês a mês. Mantenha a função estável. */
  readonly loadMonth?: LoadMonth;
}

/** O que mais serve no lugar de datas recusadas. */
export interface MoreChoices {
  /**
   * Aparece em 'Por que não?', abaixo das datas mais próximas, por exemplo outras clínicas; chame `close` depois que
   * uma foi escolhida.
   */
  readonly moreChoices?: (range: DateRange, close: () => void) => ReactNode;
}

interface Options<T extends DateTexts> extends DateConditions, MoreChoices {
  readonly value: DateRange | null | undefined;
  readonly defaultValue: DateRange | null;
  readonly onChange: (range: DateRange | null) => void;
  readonly onRefused: (failures: readonly DateFailure[], range: DateRange) => void;
  /** One day is chosen, not a range. @default false */
  readonly isDay?: boolean;
  readonly texts: T;
}

/** Whether the calendar is open, and the focus back at once where it was before. */
function useOpening() {
  const [isOpen, setOpen] = useState(false);
  const opener = useRef<Element | null>(null);
  const setIsOpen = (next: boolean): void => {
    if (next && !isOpen) opener.current = document.activeElement;
    setOpen(next);
  };
  useEffect(() => {
    if (isOpen) return;
    // React Aria gives it back some frames later: an Escape pressed meanwhile, for a dialog around, would be lost.
    if (opener.current instanceof HTMLElement) opener.current.focus({ preventScroll: true });
    opener.current = null;
  }, [isOpen]);
  return { isOpen, setIsOpen };
}

/**
 * A refusal as the rules of now judge it: they may come later than what was written, or change. What none of them refuses
 * any more is refused no longer, and is taken where it still stands in the field.
 */
function useStandingRefusal(
  refusal: Refusal | null,
  failures: (range: DateRange) => readonly DateFailure[],
  retake: ((range: DateRange) => void) | null,
): Refusal | null {
  const standing = useMemo(() => {
    const found = refusal ? failures(refusal.range) : [];
    return refusal && found.length > 0 ? { range: refusal.range, failures: found } : null;
  }, [refusal, failures]);
  const lifted = refusal && !standing ? refusal.range : null;
  useEffect(() => {
    if (lifted) retake?.(lifted);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- `retake` is a new function each time and always the same deed
  }, [lifted]);
  return standing;
}

/**
 * What was chosen here and the rules of now refuse: they came later than the choice, or changed. It is judged again, and
 * stands refused where it is. What was given is the giver's to judge.
 */
function useLateRefusal(
  chosen: DateRange | null,
  failures: (range: DateRange) => readonly DateFailure[],
  judge: (range: DateRange) => void,
): void {
  const isLate = useMemo(() => chosen !== null && failures(chosen).length > 0, [chosen, failures]);
  useEffect(() => {
    if (isLate && chosen) judge(chosen);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for each day or range: the object may be a new one with each drawing
  }, [isLate, chosen?.inicio, chosen?.fim]);
}

/** Everything about picking dates but the inputs: what is free, what was chosen, what was refused, what is open. */
export function usePicker<T extends DateTexts>(options: Options<T>) {
  const { now, min, max, loadMonth, texts, isDay = false } = options;
  const given = options.rules;
  const rules = useMemo(() => (given && isDay ? { ...given, isDay } : given), [given, isDay]);
  const free = useAvailability({ now, rules, min, max, loadMonth, texts });
  const { isOpen, setIsOpen } = useOpening();
  const isPhone = useIsPhone();
  const box = useRef<HTMLDivElement>(null);
  const choice = useDateChoice({
    value: options.value,
    defaultValue: options.defaultValue,
    onChange: options.onChange,
    onRefused: options.onRefused,
    keepsRefused: options.keepsRefused ?? false,
    check: free.check,
    giveUp: free.giveUp,
    onAccepted: () => setIsOpen(false),
  });
  const refusal = useStandingRefusal(
    choice.refusal,
    free.availability.failures,
    options.keepsRefused ? choice.attempt : null,
  );
  useLateRefusal(
    options.keepsRefused && choice.isChosenHere ? choice.value : null,
    free.availability.failures,
    choice.attempt,
  );

  return {
    ...choice,
    refusal,
    ...free,
    now,
    min,
    max,
    isOpen,
    setIsOpen,
    isPhone,
    box,
    texts,
    moreChoices: options.moreChoices,
  };
}

export type Picker<T extends DateTexts = DateTexts> = ReturnType<typeof usePicker<T>>;
