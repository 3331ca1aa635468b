import { useEffect, useEffectEvent } from 'react';

/** A slot of a day, as far as tabs have to know it. */
interface Slot {
  readonly data: string;
  readonly horarioChegada: string;
}

/** What one tab tells the others of the same request, which keeps one slot however many tabs choose. */
export interface TabNews {
  /** Who tells it: a tab hears itself too. */
  readonly tab: string;
  /** What is kept now; null: nothing any more. */
  readonly kept: Slot | null;
}

const nameOf = (agendamentoId: number): string => `apto.horario.${agendamentoId}`;

/** Tells the other tabs. Where there is no way to, as in an old browser, they find out when they book. */
export function tellTabs(agendamentoId: number, news: TabNews): void {
  if (typeof BroadcastChannel === 'undefined') return;
  const channel = new BroadcastChannel(nameOf(agendamentoId));
  // A channel has no other origin than its own.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  channel.postMessage(news);
  channel.close();
}

/** Hears what the other tabs of a request keep. */
export function useOtherTabs(agendamentoId: number, tab: string, hear: (kept: Slot | null) => void): void {
  const onNews = useEffectEvent(hear);
  useEffect(() => {
    if (typeof BroadcastChannel === 'undefined') return undefined;
    const channel = new BroadcastChannel(nameOf(agendamentoId));
    channel.addEventListener('message', ({ data }: MessageEvent<TabNews>) => {
      if (data.tab !== tab) onNews(data.kept);
    });
    return () => channel.close();
  }, [agendamentoId, tab]);
}
