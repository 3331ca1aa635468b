import { IconButton, Popover, Text, toastHistory } from '@apto/ui';
import { Bell } from '@apto/ui/icons';
import { useState, useSyncExternalStore } from 'react';
import { useToasts } from './useToasts.ts';

/** The notices of this visit: what a toast said, after it has gone (texts of doc3 §2.9). */
export function Notifications() {
  const notices = useSyncExternalStore(toastHistory.subscribe, toastHistory.get);
  const loadedModule = useToasts();
  const [seen, setSeen] = useState<string | null>(null);
  const seenIndex = seen === null ? notices.length : notices.findIndex(({ id }) => id === seen);
  const unreadCount = seenIndex < 0 ? notices.length : seenIndex;
  const label =
    unreadCount === 0
      ? 'Notificações'
      : `Notificações, ${unreadCount} ${unreadCount === 1 ? 'não lida' : 'não lidas'}`;
  return (
    <Popover
      title="Notificações"
      trigger={
        <IconButton icon={<Bell />} label={label} count={unreadCount || undefined} data-tour="notices" />
      }
      onOpenChange={(opened) => {
        if (opened) setSeen(notices[0]?.id ?? null);
      }}
    >
      {notices.length === 0 ? <Text tone="muted">Ainda não há notificações.</Text> : null}
      {notices.length > 0 && loadedModule ? (
        <>
          <loadedModule.ToastHistory />
          <Text size="s13" tone="muted" align="center">
            Por enquanto é só! :)
          </Text>
        </>
      ) : null}
    </Popover>
  );
}
