import type { ReactNode, RefObject } from 'react';

/** De que um passo fala: um seletor, uma ref, ou uma função que o encontra. */
export type TourTarget = string | RefObject<Element | null> | (() => Element | null);

/** Uma parada de um guia. */
export interface TourStep {
  /** Único em seu guia. */
  readonly id: string;
  /** Ausente: o passo fica no meio da tela, e nunca é pulado. */
  readonly target?: TourTarget;
  /** O título do passo. */
  readonly title: string;
  /** O que o passo conta. */
  readonly content: ReactNode;
  /** Onde fica em relação ao alvo. @default 'bottom' */
  readonly placement?: 'top' | 'bottom' | 'start' | 'end';
}

/** Como um guia terminou: até o último passo, abandonado no caminho, ou sem nada para mostrar. */
export type TourEnd = 'done' | 'left' | 'empty';

/** Os passos de um guia por seu nome; um nome desconhecido não dá nenhum (doc3 §2.11). */
export function stepsOf(
  tours: Readonly<Record<string, readonly TourStep[]>>,
  name: string,
): readonly TourStep[] {
  return Object.hasOwn(tours, name) ? (tours[name] ?? []) : [];
}

/** Whether there is something to point at: it is in the document and takes room. */
const isShown = (element: Element | null | undefined): element is Element =>
  element !== null && element !== undefined && element.isConnected && element.getClientRects().length > 0;

/** The element of a step, or null when it is not there, or hidden. A selector that is none finds nothing. */
export function findTarget(target: TourTarget): Element | null {
  if (typeof target === 'function') {
    const found = target();
    return isShown(found) ? found : null;
  }
  if (typeof target === 'object') return isShown(target.current) ? target.current : null;
  try {
    return [...document.querySelectorAll(target)].find(isShown) ?? null;
  } catch {
    // Not a selector: as missing as an element that is not there.
    return null;
  }
}

/** The next step that can be shown, from one to the other side; null at the end. */
export function nextStep(canShow: readonly boolean[], from: number, direction: 1 | -1): number | null {
  for (let index = from + direction; index >= 0 && index < canShow.length; index += direction)
    if (canShow[index]) return index;
  return null;
}

/** Where a step stands among those that can be shown, 1 first, and how many these are. */
export function placeOf(canShow: readonly boolean[], index: number): { at: number; total: number } {
  const shown = canShow.flatMap((can, each) => (can || each === index ? [each] : []));
  return { at: shown.indexOf(index) + 1, total: shown.length };
}
