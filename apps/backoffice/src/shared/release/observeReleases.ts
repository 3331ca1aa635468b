import type { ReleasePair } from '@apto/domain/prestadores';
import { observeEvents, tellObservers } from '../events/observers.ts';

/** Hears which clinics are released to which customers, by whomever, from the stream of the screen (doc2 §4). */
export function observeReleases(observer: (told: unknown) => void): () => void {
  return observeEvents(({ event, data }) => {
    if (event !== 'liberacao') return;
    let told: unknown;
    try {
      told = JSON.parse(data);
    } catch {
      return;
    }
    observer(told);
  });
}

/** Tells whoever waits of a release that was found by asking, as the stream would have. */
export const announceRelease = (pair: ReleasePair): void =>
  tellObservers({ event: 'liberacao', data: JSON.stringify(pair), id: null });
