import type { SseMessage } from '@apto/api-client';

type Observer = (message: SseMessage) => void;
const observers = new Set<Observer>();

/** Hears what the screen's stream tells, without a connection of its own: browsers allow few to one host. */
export function observeEvents(observer: Observer): () => void {
  observers.add(observer);
  return () => void observers.delete(observer);
}

/** Passes on what a stream told. */
export function tellObservers(message: SseMessage): void {
  for (const observer of observers) observer(message);
}
