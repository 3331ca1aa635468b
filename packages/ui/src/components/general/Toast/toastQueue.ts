'use client';
import { UNSTABLE_ToastQueue as ToastQueue } from 'react-aria-components';
import { texts } from './intl/pt-BR.ts';
import { withEntry, toastLife, type ToastHistoryEntry, type ToastTone } from './Toast.logic.ts';

/** A thing to do from inside the toast, such as undoing what it tells. */
export interface ToastAction {
  /** O que faz, como verbo. */
  readonly label: string;
  /** Does it. */
  readonly onPress: () => void;
}

/** What a toast says. */
export interface ToastOptions {
  /** The specified message, or the summary when there is a detail. */
  readonly title: string;
  /** Second line, for example the server's message. */
  readonly detail?: string | undefined;
  /** Life in ms; absent: the tone's default; 0: stays until closed. At least 5000 with an action. */
  readonly life?: number | undefined;
  /** One action at most. The toast closes when it is pressed. */
  readonly action?: ToastAction | undefined;
  /** Takes back what the toast tells, under 'Desfazer'. In place of `action`. */
  readonly onUndo?: (() => void) | undefined;
  /** Called when the toast leaves, however it leaves. */
  readonly onClose?: (() => void) | undefined;
}

/** A toast as the queue holds it. */
export interface ToastContent extends ToastOptions {
  readonly tone: ToastTone;
}

/** How many toasts are seen at once; the older ones wait behind the newer, their clocks stopped. */
const MAX_VISIBLE = 4;

/** The one queue of the page; `ToastRegion` shows it. */
export const toastQueue = new ToastQueue<ToastContent>({ maxVisibleToasts: MAX_VISIBLE });

let history: readonly ToastHistoryEntry[] = [];
let nextId = 1;
const listeners = new Set<() => void>();

function setHistory(next: readonly ToastHistoryEntry[]): void {
  history = next;
  for (const listener of listeners) listener();
}

/** The past toasts as an external store, for `useSyncExternalStore`. */
export const toastHistory = {
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  },
  get: (): readonly ToastHistoryEntry[] => history,
  clear: (): void => setHistory([]),
};

function isSame(a: ToastContent, tone: ToastTone, options: ToastOptions): boolean {
  // Neither of them may offer something: 'Desfazer' of the first is not that of the second.
  return (
    a.tone === tone &&
    a.title === options.title &&
    a.detail === options.detail &&
    !a.action &&
    !options.action
  );
}

function show(tone: ToastTone, given: ToastOptions): string {
  const { onUndo, ...rest } = given;
  const options: ToastOptions = onUndo ? { ...rest, action: { label: texts.undo, onPress: onUndo } } : rest;
  // The same sentence twice says nothing new: the second takes the place of the first, and is announced again.
  const twin = toastQueue.visibleToasts.find((shown) => isSame(shown.content, tone, options));
  if (twin) toastQueue.close(twin.key);

  const timeout = toastLife(tone, options.life, options.action !== undefined);
  setHistory(
    withEntry(history, {
      id: String(nextId++),
      tone,
      title: options.title,
      ...(options.detail === undefined ? {} : { detail: options.detail }),
      at: new Date().toISOString(),
    }),
  );
  return toastQueue.add(
    { ...options, tone },
    {
      ...(timeout === undefined ? {} : { timeout }),
      ...(options.onClose ? { onClose: options.onClose } : {}),
    },
  );
}

/**
 * Says something that does not need an answer. Callable from anywhere, React or not.
 * Each returns the key with which `toast.close` closes it early.
 */
export const toast = {
  /** Something was done (default life 5000 ms). */
  success: (options: ToastOptions): string => show('success', options),
  /** Something to know (default life 5000 ms). */
  info: (options: ToastOptions): string => show('info', options),
  /** Something to look at (default life 5000 ms). */
  warning: (options: ToastOptions): string => show('warning', options),
  /** Something failed (default life 3000 ms). It must also stay readable where it happened. */
  error: (options: ToastOptions): string => show('danger', options),
  /** Closes one toast early. */
  close: (key: string): void => toastQueue.close(key),
  /** Closes every toast, for example on logout. The history is cleared too. */
  clear: (): void => {
    toastQueue.clear();
    toastHistory.clear();
  },
};
