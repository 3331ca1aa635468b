import { internalTimeline, type AgendamentoRow, type ApiError } from '@apto/api-client';
import { now, useCall } from '@apto/api-client/react';
import { hasPermission, PERMISSION } from '@apto/domain/permissions';
import { TimelineDialog } from '@apto/ui';
import { useCallback, useState } from 'react';
import type { SWRResponse } from 'swr';
import { faceOf } from '../../api/faceOf.ts';
import { usePermissions } from '../../session/index.ts';
import { useMessages } from '../timeline/useMessages.ts';
import ResendDialog from './ResendDialog.tsx';

interface Props {
  row: AgendamentoRow;
  onClose: () => void;
}

/** One of the two timelines. */
function timelineOf<Item>(read: SWRResponse<Item[], ApiError>) {
  return { items: read.data ?? [], ...faceOf(read) };
}

/** The two timelines of an appointment (doc1 §2.5); each waits and fails by itself. */
export default function RowTimeline({ row, onClose }: Props) {
  const internal = useCall(internalTimeline, { params: { id: row.id } });
  const messages = useMessages(row.id);
  const mayResend = hasPermission(usePermissions(), PERMISSION.AGENDAMENTOS_REENVIAR_KIT);
  const [resending, setResending] = useState<number | null>(null);
  const askResend = useCallback(({ id }: { id?: number }) => setResending(id ?? null), []);
  const onOpenChange = useCallback(
    (isOpen: boolean) => {
      if (!isOpen) onClose();
    },
    [onClose],
  );
  return (
    <>
      <TimelineDialog
        isOpen
        onOpenChange={onOpenChange}
        name={row.funcionario.name}
        today={now().data}
        internal={timelineOf(internal)}
        messages={timelineOf(messages)}
        {...(mayResend ? { onResend: askResend } : {})}
      />
      {resending === null ? null : (
        <ResendDialog agendamentoId={row.id} messageId={resending} onClose={() => setResending(null)} />
      )}
    </>
  );
}
