import { internalTimeline, messageTimeline, type AgendamentoRow, type ApiError } from '@apto/api-client';
import { now, useCall } from '@apto/api-client/react';
import { hasPermission, PERMISSION } from '@apto/domain/permissions';
import { TimelineDialog } from '@apto/ui';
import { useCallback, useState } from 'react';
import type { SWRResponse } from 'swr';
import { usePermissions } from '../../session/index.ts';
import ResendDialog from './ResendDialog.tsx';

interface Props {
  row: AgendamentoRow;
  onClose: () => void;
}

const faceOf = <Item,>({ data, error, isValidating, mutate }: SWRResponse<Item[], ApiError>) => ({
  items: data ?? [],
  isLoading: isValidating && data === undefined,
  error:
    error && !isValidating
      ? { detail: error.message, ...(error.requestId ? { requestId: error.requestId } : {}) }
      : null,
  onRetry: () => void mutate(),
});

/** The two timelines of an appointment (doc1 §2.5); each waits and fails by itself. */
export default function RowTimeline({ row, onClose }: Props) {
  const params = { id: row.id };
  const internal = useCall(internalTimeline, { params });
  const messages = useCall(messageTimeline, { params });
  const mayResend = hasPermission(usePermissions(), PERMISSION.AGENDAMENTOS_REENVIAR_KIT);
  const [resending, setResending] = useState<number | null>(null);
  const askResend = useCallback(({ id }: { id?: number }) => setResending(id ?? null), []);
  return (
    <>
      <TimelineDialog
        isOpen
        onOpenChange={(isOpen) => {
          if (!isOpen) onClose();
        }}
        name={row.funcionario.name}
        today={now().data}
        internal={faceOf(internal)}
        messages={faceOf(messages)}
        {...(mayResend ? { onResend: askResend } : {})}
      />
      {resending === null ? null : (
        <ResendDialog agendamentoId={row.id} messageId={resending} onClose={() => setResending(null)} />
      )}
    </>
  );
}
