import { errorLog, listMail, messageTimeline, processingRecords, reprocess } from '@apto/api-client';
import { useApi, useCall, useIdempotencyKey, useReload } from '@apto/api-client/react';
import { PERMISSION } from '@apto/domain/permissions';
import { CHANNEL_LABEL, MESSAGE_STATE } from '@apto/domain/templates';
import { RecordLogs } from '@apto/ui';
import { faceOf } from '../../api/faceOf.ts';
import { usePermission } from '../../session/index.ts';

/** 'Logs' of an appointment: its messages, what failed among them, and another try (doc3 §2.9, §4.4). */
export function AgendamentoLogs({ id }: { id: number }) {
  const api = useApi();
  const reload = useReload();
  const attempt = useIdempotencyKey();
  const mayReprocess = usePermission(PERMISSION.AGENDAMENTOS_REENVIAR_KIT);
  const params = { origem: 'AGENDAMENTO', origemId: id } as const;
  const processing = useCall(processingRecords, { params });
  const errors = useCall(errorLog, { params });
  const hasFailed = processing.data?.some(({ status }) => status === 'FALHA') ?? false;

  async function again(): Promise<void> {
    try {
      await api.invoke(reprocess, { params: { origemId: id } }, { idempotencyKey: attempt.keyFor(id) });
    } catch (failure) {
      attempt.restartIfRefused(failure);
      throw failure;
    }
    // Another press is another try.
    attempt.restart();
    await reload(processingRecords, errorLog, messageTimeline, listMail);
  }

  return (
    <RecordLogs
      processing={(processing.data ?? []).map((entry) => ({
        ...entry,
        operacao: `${entry.operacao}, ${entry.tipo === 'EMAIL' ? 'por e-mail' : `por ${CHANNEL_LABEL[entry.tipo]}`}`,
        status: MESSAGE_STATE[entry.status].label,
        tone: MESSAGE_STATE[entry.status].tone,
      }))}
      errors={errors.data ?? []}
      {...faceOf(processing, errors)}
      {...(hasFailed && mayReprocess ? { onReprocess: again } : {})}
    />
  );
}
