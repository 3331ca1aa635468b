'use client';
import { useEffect, useSyncExternalStore } from 'react';
import type { PdfSource } from './PdfViewer.logic.ts';

type Bytes = Exclude<PdfSource, string>;

/** An address for bytes, shared by all that show them, and given back with the last of these. */
interface Held {
  readonly url: string;
  holders: number;
}

const held = new Map<Bytes, Held>();
const listeners = new Set<() => void>();

function hold(bytes: Bytes, type: string): () => void {
  const known = held.get(bytes);
  if (known) known.holders += 1;
  else {
    const blob = bytes instanceof Blob ? bytes : new Blob([bytes.slice()], { type });
    held.set(bytes, { url: URL.createObjectURL(blob), holders: 1 });
    for (const tell of listeners) tell();
  }
  return () => {
    const now = held.get(bytes);
    if (!now) return;
    now.holders -= 1;
    if (now.holders > 0) return;
    URL.revokeObjectURL(now.url);
    held.delete(bytes);
  };
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
};

/** An address for what is shown, to download or to open it; null until there is one. */
export function useObjectUrl(source: PdfSource | null, type = 'application/pdf'): string | null {
  const bytes = typeof source === 'string' ? null : source;
  useEffect(() => (bytes === null ? undefined : hold(bytes, type)), [bytes, type]);
  const made = useSyncExternalStore(
    subscribe,
    () => (bytes === null ? null : (held.get(bytes)?.url ?? null)),
    () => null,
  );
  return typeof source === 'string' ? source : made;
}
