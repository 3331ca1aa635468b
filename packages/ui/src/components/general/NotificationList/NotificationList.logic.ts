/** What a line is called, and what of it another may share. */
interface Named {
  readonly id: number;
  readonly title: string;
  readonly description?: string;
}

const said = ({ title, description }: Named): string => (description ? `${title}, ${description}` : title);

/** What each line is called: what happened and to whom, and when, where that alone tells two apart. */
export function namesOf<N extends Named>(
  items: readonly N[],
  momentOf: (item: N) => string,
): ReadonlyMap<number, string> {
  const counts = new Map<string, number>();
  for (const item of items) counts.set(said(item), (counts.get(said(item)) ?? 0) + 1);
  return new Map(
    items.map((item) => {
      const name = said(item);
      return [item.id, counts.get(name) === 1 ? name : `${name}, ${momentOf(item)}`];
    }),
  );
}

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
