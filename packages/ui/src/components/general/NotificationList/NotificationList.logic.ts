/** The clock of what was seen: tells each id once, and only after it was in view without a break for so long. */
export interface ReadClock {
  /** What came into view and what left it. */
  readonly see: (changes: readonly { readonly id: number; readonly isInView: boolean }[]) => void;
  /** Tells nothing any more. */
  readonly stop: () => void;
}

/** @param delay in ms @param onRead gets those that became read together */
export function createReadClock(delay: number, onRead: (ids: readonly number[]) => void): ReadClock {
  const inView = new Map<number, symbol>();
  const told = new Set<number>();
  const clocks = new Set<ReturnType<typeof setTimeout>>();
  return {
    see(changes) {
      const visit = Symbol('visit');
      for (const { id, isInView } of changes) {
        if (!isInView) inView.delete(id);
        else if (!inView.has(id) && !told.has(id)) inView.set(id, visit);
      }
      const came = [...inView].filter(([, since]) => since === visit).map(([id]) => id);
      if (came.length === 0) return;
      const clock = setTimeout(() => {
        clocks.delete(clock);
        const stayed = came.filter((id) => inView.get(id) === visit);
        for (const id of stayed) told.add(id);
        if (stayed.length > 0) onRead(stayed);
      }, delay);
      clocks.add(clock);
    },
    stop() {
      for (const clock of clocks) clearTimeout(clock);
      clocks.clear();
      inView.clear();
    },
  };
}
