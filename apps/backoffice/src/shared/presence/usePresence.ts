import { newKey, sayAgendaPresence, sayPresence, type SseMessage } from '@apto/api-client';
import { useApi } from '@apto/api-client/react';
import { PRESENCE_BEAT_MS, type Present, type PresenceMode } from '@apto/domain/presence';
import { useEffect, useRef, useState } from 'react';
import { observeEvents } from '../events/observers.ts';

const NOBODY: readonly Present[] = [];

/** Whether the message tells that somebody came to this record, or left it. */
function isAbout(id: number, { event, data }: SseMessage): boolean {
  if (event !== 'agendamento' || !data.includes('PRESENCA')) return false;
  try {
    return (JSON.parse(data) as { id?: unknown }).id === id;
  } catch {
    return false;
  }
}

/** Says of a screen what it does, and answers who else is there. */
type Say = (as: PresenceMode | 'FORA', tab: string) => Promise<readonly Present[]>;

/** Says it for as long as the screen is open. What cannot be said is not said: the screen works without it. */
function useBeat(key: string, mode: PresenceMode, say: Say, isAbout: (message: SseMessage) => boolean) {
  const [others, setOthers] = useState({ key, present: NOBODY });
  const newest = useRef({ say, isAbout });
  useEffect(() => {
    newest.current = { say, isAbout };
  });
  useEffect(() => {
    const tab = newKey();
    let isHere = true;
    const tell = (as: PresenceMode | 'FORA') =>
      newest.current.say(as, tab).then(
        (present) => {
          if (isHere) setOthers({ key, present });
        },
        () => undefined,
      );
    void tell(mode);
    const clock = setInterval(() => void tell(mode), PRESENCE_BEAT_MS);
    const stop = observeEvents((message) => {
      if (newest.current.isAbout(message)) void tell(mode);
    });
    return () => {
      isHere = false;
      clearInterval(clock);
      stop();
      void tell('FORA');
    };
  }, [key, mode]);
  return others.key === key ? others.present : NOBODY;
}

/** Who else has an appointment open, while this screen has. */
export function usePresence(id: number, mode: PresenceMode): readonly Present[] {
  const api = useApi();
  return useBeat(
    `agendamento ${id}`,
    mode,
    async (as, tab) =>
      (await api.invoke(sayPresence, { params: { id }, body: { aba: tab, modo: as } })).outros,
    (message) => isAbout(id, message),
  );
}

const ofNone = (): boolean => false;

/** Who else has a clinic's agenda open, while this screen has (docs/decisions/0132). */
export function useAgendaPresence(prestadorId: number, mode: PresenceMode): readonly Present[] {
  const api = useApi();
  return useBeat(
    `agenda ${prestadorId}`,
    mode,
    async (as, tab) =>
      (
        await api.invoke(sayAgendaPresence, {
          params: { id: prestadorId },
          body: { aba: tab, modo: as },
        })
      ).outros,
    ofNone,
  );
}
