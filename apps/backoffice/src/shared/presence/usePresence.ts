import { sayPresence, type SseMessage } from '@apto/api-client';
import { useApi } from '@apto/api-client/react';
import { PRESENCE_BEAT_MS, type Present, type PresenceMode } from '@apto/domain/presence';
import { useEffect, useState } from 'react';
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

/**
 * Says that this screen has the appointment open, for as long as it has, and answers who else does. What cannot be said is
 * not said: the screen works without it.
 */
export function usePresence(id: number, mode: PresenceMode): readonly Present[] {
  const api = useApi();
  const [others, setOthers] = useState({ id, present: NOBODY });
  useEffect(() => {
    const tab = crypto.randomUUID();
    let isHere = true;
    const say = (as: PresenceMode | 'FORA') =>
      api.invoke(sayPresence, { params: { id }, body: { aba: tab, modo: as } }).then(
        ({ outros: present }) => {
          if (isHere) setOthers({ id, present });
        },
        () => undefined,
      );
    void say(mode);
    const clock = setInterval(() => void say(mode), PRESENCE_BEAT_MS);
    const stop = observeEvents((message) => {
      if (isAbout(id, message)) void say(mode);
    });
    return () => {
      isHere = false;
      clearInterval(clock);
      stop();
      void say('FORA');
    };
  }, [api, id, mode]);
  return others.id === id ? others.present : NOBODY;
}
