'use client';
import { useEffect, useRef, type RefObject } from 'react';
import { isFocusNowhere } from '../../../internal/focusPlaces.ts';
import { LEFT_BEHIND } from '../../../internal/leftBehind.ts';
import { toast, toastQueue } from './toastQueue.ts';

type Region = RefObject<HTMLElement | null>;

/**
 * Stops the clocks while nobody can see the tab, and those of toasts that arrive while the pointer or the focus is on
 * the others; react-aria only stops the ones that are there at that moment.
 */
export function useHeldClocks(region: Region): void {
  useEffect(() => {
    const isHeld = (): boolean =>
      document.visibilityState === 'hidden' || region.current?.matches(':hover, :focus-within') === true;
    let wasHidden = document.visibilityState === 'hidden';
    const onVisibility = (): void => {
      const isHidden = document.visibilityState === 'hidden';
      if (isHidden) toastQueue.pauseAll();
      // Only what was stopped here starts again: starting a running clock would leave two of them.
      else if (wasHidden && !isHeld()) toastQueue.resumeAll();
      wasHidden = isHidden;
    };
    let frame = 0;
    const onChange = (): void => {
      // After the new toast is drawn and its clock has started.
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => {
        if (isHeld()) toastQueue.pauseAll();
      });
    };
    const unsubscribe = toastQueue.subscribe(onChange);
    document.addEventListener('visibilitychange', onVisibility);
    return () => {
      unsubscribe();
      cancelAnimationFrame(frame);
      document.removeEventListener('visibilitychange', onVisibility);
    };
  }, [region]);
}

/** When the toast with the focus leaves, the focus goes to the one that takes its place, and not to the page's start. */
export function useNextToastFocus(region: Region): void {
  const focused = useRef<number | null>(null);
  useEffect(() => {
    const toasts = (): HTMLElement[] => [
      ...(region.current?.querySelectorAll<HTMLElement>('[data-toast]') ?? []),
    ];
    const onFocus = (event: FocusEvent): void => {
      const at = toasts().findIndex((each) => event.target instanceof Node && each.contains(event.target));
      focused.current = at === -1 ? null : at;
    };
    let frame = 0;
    const unsubscribe = toastQueue.subscribe(() => {
      const at = focused.current;
      if (at === null) return;
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => {
        const left = toasts();
        // With the last one react-aria gives the focus back to where it was before.
        if (left.length === 0 || !isFocusNowhere()) return;
        left[Math.min(at, left.length - 1)]?.focus();
      });
    });
    document.addEventListener('focusin', onFocus);
    return () => {
      unsubscribe();
      cancelAnimationFrame(frame);
      document.removeEventListener('focusin', onFocus);
    };
  }, [region]);
}

/** What was said of a dialog goes with it when the person leaves it, and of a refused file when another is taken. */
export function useLeftBehind(): void {
  useEffect(() => {
    document.addEventListener(LEFT_BEHIND, toast.dismiss);
    return () => document.removeEventListener(LEFT_BEHIND, toast.dismiss);
  }, []);
}
