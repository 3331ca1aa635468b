import { internalTimeline, type ApiError } from '@apto/api-client';
import { useCall } from '@apto/api-client/react';
import { EMPTY_WHATSAPP_TIMELINE_MESSAGE } from '@apto/domain/messages';
import { PERMISSION } from '@apto/domain/permissions';
import {
  Button,
  Card,
  EmptyState,
  internalEntries,
  messageEntries,
  Tabs,
  Timeline,
  type MessageItem,
  type TimelineEntry,
} from '@apto/ui';
import { useCallback, useState } from 'react';
import type { SWRResponse } from 'swr';
import { useMessages } from '../../shared/agendamentos/timeline/useMessages.ts';
import { onDemand } from '../../shared/lazy.tsx';
import { usePermission } from '../../shared/session/index.ts';

const ResendDialog = onDemand(() => import('../../shared/agendamentos/actions/ResendDialog.tsx'));

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
  const messages = useMessages(isAllowed ? id : null);
  const mayResend = usePermission(PERMISSION.AGENDAMENTOS_REENVIAR_KIT);
  const [resending, setResending] = useState<number | null>(null);
  const close = useCallback(() => setResending(null), []);
  const toEntries = useCallback(
    (items: readonly MessageItem[]) =>
      messageEntries(items, name, ({ id: messageId, podeReenviar, tipoEvento }) =>
        mayResend && podeReenviar && messageId !== undefined ? (
          <Button
            size="small"
            aria-label={`Enviar de novo: ${tipoEvento}`}
            onPress={() => setResending(messageId)}
          >
            Enviar de novo
          </Button>
        ) : null,
      ),
    [mayResend, name],
  );
  if (!isAllowed) return null;
  return (
    <Card title="Histórico" level={2}>
      <Tabs
        label={`Histórico de ${name}`}
        items={[
          {
            value: 'interna',
            label: 'Timeline Interna',
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
            label: 'Timeline Whatsapp',
            content: (
              <Face
                label={`Mensagens sobre o pedido de ${name}`}
                read={messages}
                toEntries={toEntries}
                empty={EMPTY_WHATSAPP_TIMELINE_MESSAGE}
              />
            ),
          },
        ]}
      />
      {resending === null ? null : (
        <ResendDialog agendamentoId={id} messageId={resending} onClose={close} onFail={close} />
      )}
    </Card>
  );
}
