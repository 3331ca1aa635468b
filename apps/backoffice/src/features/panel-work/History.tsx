import { internalTimeline, messageTimeline, type ApiError } from '@apto/api-client';
import { useCall } from '@apto/api-client/react';
import { EMPTY_WHATSAPP_TIMELINE_MESSAGE } from '@apto/domain/messages';
import { PERMISSION } from '@apto/domain/permissions';
import {
  Card,
  EmptyState,
  internalEntries,
  messageEntries,
  Tabs,
  Timeline,
  type TimelineEntry,
} from '@apto/ui';
import type { SWRResponse } from 'swr';
import { usePermission } from '../../shared/session/index.ts';

interface FaceProps<Item> {
  label: string;
  read: SWRResponse<Item[], ApiError>;
  toEntries: (items: readonly Item[]) => readonly TimelineEntry[];
  empty?: string;
}

/** One timeline in its faces: shape, error with a retry, nothing, entries. */
function Face<Item>({ label, read, toEntries, empty }: FaceProps<Item>) {
  const { data, error, isValidating, mutate } = read;
  return (
    <Timeline
      label={label}
      entries={toEntries(data ?? [])}
      isLoading={isValidating && data === undefined}
      error={
        error && data === undefined
          ? { detail: error.message, ...(error.requestId ? { requestId: error.requestId } : {}) }
          : null
      }
      onRetry={() => void mutate()}
      {...(empty ? { empty: <EmptyState title={empty} /> } : {})}
    />
  );
}

/** What was done and what was said about the request (doc1 §2.5), for who may see it. */
export function History({ id, name }: { id: number; name: string }) {
  const isAllowed = usePermission(PERMISSION.AGENDAMENTOS_TIMELINE);
  const input = isAllowed ? { params: { id } } : null;
  const internal = useCall(internalTimeline, input);
  const messages = useCall(messageTimeline, input);
  if (!isAllowed) return null;
  return (
    <Card title="Histórico" level={2}>
      <Tabs
        label={`Histórico de ${name}`}
        items={[
          {
            value: 'interna',
            label: 'Interno',
            content: (
              <Face
                label={`O que foi feito no pedido de ${name}`}
                read={internal}
                toEntries={internalEntries}
              />
            ),
          },
          {
            value: 'mensagens',
            label: 'Mensagens',
            content: (
              <Face
                label={`Mensagens sobre o pedido de ${name}`}
                read={messages}
                toEntries={(items) => messageEntries(items, name)}
                empty={EMPTY_WHATSAPP_TIMELINE_MESSAGE}
              />
            ),
          },
        ]}
      />
    </Card>
  );
}
