import { IconButton } from '@apto/ui';
import { Bell } from '@apto/ui/icons';
import { useEffect, useState } from 'react';
import { useHasStream } from '../shared/events/streams.ts';
import { onDemand } from '../shared/lazy.tsx';
import { useUnread } from './notifications/useUnread.ts';

// Nobody waits for either to see a screen.
const NotificationPanel = onDemand(() => import('./notifications/NotificationPanel.tsx'));
const BellStream = onDemand(() => import('./notifications/BellStream.tsx'));

/** How long a screen has to open its stream, in ms: its first page comes before. */
const STREAM_WAIT = 3_000;
const nothing = (): void => undefined;

/** Whether the bell has to listen by itself: the screen does not, and is not about to. */
function useOwnStream(): boolean {
  const hasStream = useHasStream();
  const [isAlone, setAlone] = useState(false);
  useEffect(() => {
    if (hasStream) return undefined;
    const clock = setTimeout(() => setAlone(true), STREAM_WAIT);
    return () => {
      clearTimeout(clock);
      setAlone(false);
    };
  }, [hasStream]);
  return isAlone && !hasStream;
}

/** The bell: how much happened that this person has not read (doc3 §2.9), and the panel that tells it. */
export function Notifications() {
  const unread = useUnread();
  const [isOpen, setOpen] = useState(false);
  const needsStream = useOwnStream();
  const close = () => setOpen(false);
  const label =
    unread === 0 ? 'Notificações' : `Notificações, ${unread} ${unread === 1 ? 'não lida' : 'não lidas'}`;
  return (
    <>
      <IconButton
        icon={<Bell />}
        label={label}
        count={unread || undefined}
        aria-haspopup="dialog"
        onHoverStart={NotificationPanel.prepare}
        onPress={() => setOpen(true)}
      />
      {isOpen ? <NotificationPanel onClose={close} onFail={close} /> : null}
      {needsStream ? <BellStream onFail={nothing} /> : null}
    </>
  );
}
