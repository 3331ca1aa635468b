import type { ApiNotification } from '@apto/api-client';
import { PERMISSION } from '@apto/domain/permissions';
import {
  Drawer,
  NotificationList,
  Tabs,
  ToastHistory,
  useToastHistory,
  type NotificationItem,
} from '@apto/ui';
import { useEffect, useState } from 'react';
import {
  HOME_ROUTE,
  IMPORT_ROUTE,
  MANY_ROUTE,
  panelRequestRoute,
  STRUCTURE_IMPORT_ROUTE,
} from '../../shared/routing/addresses.ts';
import { boletimRoute, reviewRoute } from '../../shared/routing/records.ts';
import { usePermission } from '../../shared/session/index.ts';
import { useNotifications } from './useNotifications.ts';

/** 'há 5 minutos' moves on while the panel is open, in ms. */
const TICK = 30_000;

/** Where a line leads: what it is about, else the attendant's page of the request, or its row in the list, whatever its status is by now. */
function addressOf({ dados: about }: ApiNotification, hasPanel: boolean): string {
  const { agendamento, importacao: sheet, pedidoLote: many, prestador: clinic, boletim } = about;
  if (sheet) return `${sheet.isStaff ? IMPORT_ROUTE : STRUCTURE_IMPORT_ROUTE}/${sheet.id}`;
  if (many) return `${MANY_ROUTE}/${many.id}`;
  if (clinic) return reviewRoute(clinic.id);
  if (boletim) return boletimRoute(boletim.id);
  if (agendamento === null) return HOME_ROUTE;
  if (hasPanel) return panelRequestRoute(agendamento.id);
  const query = new URLSearchParams({
    filter: agendamento.funcionario,
    status: String(agendamento.idStatus),
  });
  return `${HOME_ROUTE}?${query.toString()}`;
}

const toItem = (n: ApiNotification, hasPanel: boolean): NotificationItem => ({
  id: n.id,
  title: n.titulo,
  description: n.dados.descricao,
  at: n.dataCriacao,
  isRead: n.lida,
  href: addressOf(n, hasPanel),
});

function Notifications({ onFollow }: { onFollow: () => void }) {
  const hasPanel = usePermission(PERMISSION.PAINEL_AGENDAMENTO);
  const { items, total, phase, requestId, ...actions } = useNotifications();
  const [present, setPresent] = useState(() => Date.now());
  useEffect(() => {
    const clock = setInterval(() => setPresent(Date.now()), TICK);
    return () => clearInterval(clock);
  }, []);
  return (
    <NotificationList
      items={items.map((n) => toItem(n, hasPanel))}
      now={present}
      isLoading={phase === 'first'}
      error={phase === 'failed' ? { requestId: requestId ?? undefined } : null}
      onRetry={actions.more}
      hasMore={items.length < total}
      isLoadingMore={phase === 'more'}
      onMore={actions.more}
      onRead={actions.markRead}
      onFollow={onFollow}
      onDelete={({ id }) => actions.remove(id)}
      onDeleteAll={actions.removeAll}
    />
  );
}

/** The bell's panel (doc3 §2.9): what others did, and beside it what this visit's own toasts said. */
export default function NotificationPanel({ onClose }: { onClose: () => void }) {
  const hasToasts = useToastHistory().length > 0;
  // A toast that comes while the panel is open rebuilds nothing.
  const [hasTabs] = useState(hasToasts);
  const list = <Notifications onFollow={onClose} />;
  return (
    <Drawer
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      title="Notificações"
      width="narrow"
    >
      {hasTabs ? (
        <Tabs
          label="Notificações e avisos"
          items={[
            { value: 'notifications', label: 'Do sistema', content: list },
            { value: 'toasts', label: 'Desta visita', content: <ToastHistory /> },
          ]}
        />
      ) : (
        list
      )}
    </Drawer>
  );
}
