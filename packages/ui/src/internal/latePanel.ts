import { useEffect, useId, useRef, useState, type RefObject } from 'react';
import { loadInQuiet } from './inQuiet.ts';
import { useEvent } from './useEvent.ts';

/** Code that is not on a page's first load: it comes in a quiet moment, or when somebody is about to need it. */
export interface LateCode<Part> {
  /** Undefined until it is here. */
  readonly get: () => Part | undefined;
  /** Brings it once; after a failure the next call tries again. */
  readonly load: () => Promise<Part>;
}

export function lateCode<Part>(bring: () => Promise<Part>): LateCode<Part> {
  let part: Part | undefined;
  let coming: Promise<Part> | undefined;
  return {
    get: () => part,
    load: () => {
      coming ??= bring().then(
        (loaded) => {
          part = loaded;
          return loaded;
        },
        (error: unknown) => {
          coming = undefined;
          throw error;
        },
      );
      return coming;
    },
  };
}

interface OpenState {
  readonly isOpen?: boolean | undefined;
  readonly onOpenChange?: ((isOpen: boolean) => void) | undefined;
}

export interface LatePanel<Part> {
  /** What draws the panel; undefined until it was opened once and is here. */
  readonly part: Part | undefined;
  readonly triggerRef: RefObject<HTMLButtonElement | null>;
  readonly panelId: string;
  readonly isOpen: boolean;
  readonly setOpen: (isOpen: boolean) => void;
  /** For the button: it brings the code as soon as the pointer or the focus is on it. */
  readonly approach: { readonly onHoverStart: () => void; readonly onFocus: () => void };
}

/** A panel that opens from a button and whose code is late: pressed before it is here, it opens once it is. */
export function useLatePanel<Part>(code: LateCode<Part>, given: OpenState): LatePanel<Part> {
  const triggerRef = useRef<HTMLButtonElement>(null);
  const panelId = useId();
  const [own, setOwn] = useState(false);
  const [isHere, setHere] = useState(() => code.get() !== undefined);
  const isOpen = given.isOpen ?? own;
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (isOpen && !wasOpen) setWasOpen(true);
  const setOpen = (next: boolean): void => {
    if (next === isOpen) return;
    setOwn(next);
    given.onOpenChange?.(next);
  };
  const giveUp = useEvent(() => setOpen(false));
  // Here by now, whoever asked for it: it is drawn already, and not once more to learn that.
  const isWaiting = isOpen && !isHere && code.get() === undefined;
  useEffect(() => {
    if (!isWaiting) return undefined;
    let isWanted = true;
    code.load().then(
      () => {
        if (isWanted) setHere(true);
      },
      // Offline, for example: the next press asks again.
      () => {
        if (isWanted) giveUp();
      },
    );
    return () => {
      isWanted = false;
    };
  }, [code, isWaiting, giveUp]);
  useEffect(() => (code.get() === undefined ? loadInQuiet(code.load) : undefined), [code]);
  const ask = (): void => {
    if (code.get() === undefined) code.load().catch(() => undefined);
  };
  return {
    part: wasOpen ? code.get() : undefined,
    triggerRef,
    panelId,
    isOpen,
    setOpen,
    approach: { onHoverStart: ask, onFocus: ask },
  };
}
