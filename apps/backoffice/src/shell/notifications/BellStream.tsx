import { countUnreadNotifications } from '@apto/api-client';
import { useReload } from '@apto/api-client/react';
import { useStream } from '../../shared/events/useEvents.ts';

/** A stream for the bell, where the screen has none of its own; what it tells the bell hears as from any other. */
export default function BellStream() {
  const reload = useReload();
  const recount = () => void reload(countUnreadNotifications);
  useStream('sino', { onReceive: () => undefined, onBegin: recount, onBack: recount });
  return null;
}
