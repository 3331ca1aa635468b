'use client';
import { useEffect, type RefObject } from 'react';
import { isFocusNowhere, pageTitle } from '../internal/focusPlaces.ts';
import { useEvent } from '../internal/useEvent.ts';

/** Quem recebe o foco; `'title'` é o título da página (`Page`, `CenteredPage` e `PublicShell` têm um). */
export type FocusHeir = Element | 'title' | null | undefined;

/** Propriedades de {@link useFocusHandover}. */
export interface FocusHandover {
  /** A cada valor novo o foco é entregue; `false` ainda não. @default true, quando aparece */
  readonly when?: unknown;
  /**
   * Só o foco que ninguém tem, porque o botão que o tinha saiu da tela, e depois que um diálogo que fecha o devolveu. A
   * página não rola. @default false, tira o foco de quem o tem
   */
  readonly onlyIfLost?: boolean;
}

/**
 * Entrega o foco ao que toma o lugar de quem o tinha: ao que aparece depois de um botão, ou, com `onlyIfLost`, ao que fica
 * quando o botão some. Sem isso ele cai no início da página, e quem usa o teclado ou um leitor de tela recomeça dali.
 * @param to um elemento, ou uma função que o procura só na hora de entregar
 */
export function useFocusHandover(
  to: 'title' | RefObject<Element | null> | (() => FocusHeir),
  { when = true, onlyIfLost = false }: FocusHandover = {},
): void {
  const hand = useEvent(() => {
    const named = typeof to === 'function' ? to() : to === 'title' ? to : to.current;
    const heir = named === 'title' ? pageTitle() : named;
    // A page that begins anew scrolls by itself.
    if (heir instanceof HTMLElement) heir.focus({ preventScroll: onlyIfLost || named === 'title' });
  });
  useEffect(() => {
    if (when === false) return undefined;
    if (!onlyIfLost) return hand();
    // A dialog gives the focus back in the frame after it has gone.
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => {
        if (isFocusNowhere()) hand();
      });
    });
    return () => cancelAnimationFrame(frame);
  }, [when, onlyIfLost, hand]);
}
