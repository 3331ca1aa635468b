'use client';
import { UNSTABLE_ToastQueue as ToastQueue } from 'react-aria-components';
import {
  visibleAtOnce,
  withEntry,
  toastLife,
  type ToastHistoryEntry,
  type ToastTone,
} from './Toast.logic.ts';

/** Algo que se pode fazer de dentro do aviso rápido, como desfazer o que ele conta. */
export interface ToastAction {
  /** O que faz, como verbo. */
  readonly label: string;
  /** Faz a ação. */
  readonly onPress: () => void;
}

/** O que um aviso rápido diz. */
export interface ToastOptions {
  /** A mensagem especificada, ou o resumo quando há um detalhe. */
  readonly title: string;
  /** Segunda linha, por exemplo a mensagem do servidor. */
  readonly detail?: string | undefined;
  /** Duração em ms; ausente: a padrão do tom; 0: fica até ser fechado. No mínimo 5000 com uma ação. */
  readonly life?: number | undefined;
  /** No máximo uma ação. O aviso rápido fecha quando ela é pressionada. */
  readonly action?: ToastAction | undefined;
  /** Desfaz o que o aviso rápido conta, com o botão 'Desfazer'. No lugar de `action`. */
  readonly onUndo?: (() => void) | undefined;
  /** Chamada quando o aviso rápido sai, saia como sair. */
  readonly onClose?: (() => void) | undefined;
}

/** A toast as the queue holds it. */
export interface ToastContent extends ToastOptions {
  readonly tone: ToastTone;
}

/** A telephone, whose bar has no room for two of them beside each other; the rules of how they lie begin there, too. */
const narrow = typeof matchMedia === 'function' ? matchMedia('(max-width: 899px)') : null;

/** The one queue of the page; `ToastRegion` shows it. What waits in it waits with its clock stopped. */
export const toastQueue = new ToastQueue<ToastContent>();
// It takes the number once, and a tablet is turned.
Object.defineProperty(toastQueue, 'maxVisibleToasts', { get: () => visibleAtOnce(narrow?.matches ?? false) });

let history: readonly ToastHistoryEntry[] = [];
let nextId = 1;
const listeners = new Set<() => void>();

function setHistory(next: readonly ToastHistoryEntry[]): void {
  history = next;
  for (const listener of listeners) listener();
}

/** Os avisos rápidos passados como uma store externa, para `useSyncExternalStore`. */
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

const offersSomething = ({ action, onUndo }: ToastOptions): boolean => Boolean(action ?? onUndo);

function isSame(a: ToastContent, tone: ToastTone, options: ToastOptions): boolean {
  // Neither of them may offer something: 'Desfazer' of the first is not that of the second.
  return (
    a.tone === tone &&
    a.title === options.title &&
    a.detail === options.detail &&
    !offersSomething(a) &&
    !offersSomething(options)
  );
}

// What has words of its own, 'Desfazer' too, is drawn by the region, which knows the language.
function show(tone: ToastTone, options: ToastOptions): string {
  // The same sentence twice says nothing new: the second takes the place of the first, and is announced again.
  const twin = toastQueue.visibleToasts.find((shown) => isSame(shown.content, tone, options));
  if (twin) toastQueue.close(twin.key);

  const timeout = toastLife(tone, options.life, offersSomething(options));
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
 * Diz algo que não precisa de resposta. Pode ser chamado de qualquer lugar, React ou não. Cada função devolve a chave
 * com que `toast.close` o fecha antes da hora.
 */
export const toast = {
  /** Algo foi feito (duração padrão de 5000 ms). */
  success: (options: ToastOptions): string => show('success', options),
  /** Algo a saber (duração padrão de 5000 ms). */
  info: (options: ToastOptions): string => show('info', options),
  /** Algo a observar (duração padrão de 5000 ms). */
  warning: (options: ToastOptions): string => show('warning', options),
  /** Algo falhou (duração padrão de 3000 ms). Também tem de continuar legível onde aconteceu. */
  error: (options: ToastOptions): string => show('danger', options),
  /** Fecha um aviso rápido antes da hora. */
  close: (key: string): void => toastQueue.close(key),
  /**
   * Fecha os avisos rápidos do que ficou para trás, por exemplo ao passar a outra etapa. Os que oferecem algo, como
   * desfazer, ficam, e o histórico guarda todos.
   */
  dismiss: (): void => {
    // Those behind come to the front as the others go.
    let told: { readonly key: string } | undefined;
    while ((told = toastQueue.visibleToasts.find(({ content }) => !offersSomething(content))))
      toastQueue.close(told.key);
  },
  /** Fecha todos os avisos rápidos, por exemplo ao sair da conta. O histórico também é limpo. */
  clear: (): void => {
    toastQueue.clear();
    toastHistory.clear();
  },
};
