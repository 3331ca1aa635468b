/** Como um aviso rápido soa: as quatro gravidades da especificação, por tom. */
export type ToastTone = 'success' | 'info' | 'warning' | 'danger';

/** Default lives in milliseconds (doc2 §9: error 3000 ms; success, warn and info 5000 ms). */
export const DEFAULT_LIVES: Readonly<Record<ToastTone, number>> = {
  success: 5000,
  info: 5000,
  warning: 5000,
  danger: 3000,
};

/** Nobody reaches a button in less than this; a toast with an action lives at least so long, in ms. */
export const MIN_LIFE_WITH_ACTION = 5000;

/**
 * How many toasts are seen at once, so that they stay by the bar: side by side, or one after the other where one alone
 * fills it. The older wait behind the newer.
 */
export const visibleAtOnce = (isNarrow: boolean): number => (isNarrow ? 1 : 2);

/** How many past toasts the history keeps. */
export const HISTORY_LIMIT = 50;

/**
 * The life of a toast in ms, or `undefined` when it stays until closed (`life: 0`).
 * The life named with a message wins over the default of its tone (decision 30).
 */
export function toastLife(tone: ToastTone, life: number | undefined, hasAction: boolean): number | undefined {
  if (life === 0) return undefined;
  const asked = life ?? DEFAULT_LIVES[tone];
  return hasAction ? Math.max(asked, MIN_LIFE_WITH_ACTION) : asked;
}

/** O que aconteceu com um aviso rápido que já saiu da tela continua aqui. */
export interface ToastHistoryEntry {
  /** Único no histórico. */
  readonly id: string;
  /** Como soou. */
  readonly tone: ToastTone;
  /** O que disse. */
  readonly title: string;
  /** A segunda linha dele. */
  readonly detail?: string;
  /** Instante, em ISO; o último, quando foi dito mais de uma vez. */
  readonly at: string;
  /** Quantas vezes foi dito em seguida. @default 1 */
  readonly count?: number;
}

const isSame = (one: ToastHistoryEntry, other: ToastHistoryEntry | undefined): boolean =>
  one.tone === other?.tone && one.title === other.title && one.detail === other.detail;

/** Newest first, never longer than {@link HISTORY_LIMIT}. The same again is counted, not written down again. */
export function withEntry(
  history: readonly ToastHistoryEntry[],
  entry: ToastHistoryEntry,
): readonly ToastHistoryEntry[] {
  const [last, ...older] = history;
  if (last && isSame(last, entry)) return [{ ...entry, count: (last.count ?? 1) + 1 }, ...older];
  return [entry, ...history].slice(0, HISTORY_LIMIT);
}

/** Errors and warnings interrupt; the rest waits for the screen reader to finish. */
export function isAssertive(tone: ToastTone): boolean {
  return tone === 'danger' || tone === 'warning';
}
