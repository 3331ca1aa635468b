import { listAttachments } from '@apto/api-client';
import { useCall } from '@apto/api-client/react';
import { ACCEPTED_ENDINGS } from '@apto/domain/attachments';
import { MESSAGE } from '@apto/domain/messages';
import { PERMISSION } from '@apto/domain/permissions';
import { FileDrop } from '@apto/ui';
import { usePermission } from '../../session/index.ts';
import type { EditUpload } from './useEditAttachment.ts';

/** One file of at most 10 MB (doc1 §5), marked while there is none; whoever may see the attached ones is told them. */
export function AttachmentField({ idAgendamento, upload }: { idAgendamento: number; upload: EditUpload }) {
  const { asked, queue, pending } = upload;
  const mayRead = usePermission(PERMISSION.AGENDAMENTOS_ANEXOS);
  const { data } = useCall(
    listAttachments,
    asked && mayRead ? { params: { origem: 'AGENDAMENTO', origemId: idAgendamento } } : null,
  );
  if (!asked) return null;
  const names = (data ?? []).filter(({ tipo: kind }) => kind === asked.kind).map((file) => file.nomeArquivo);
  const note = names.length > 0 ? `Já anexado: ${names.join(', ')}.` : MESSAGE.REQUIRED_FIELD_WITH_STOP;
  return (
    <FileDrop
      name="anexo"
      label={asked.label}
      isRequired
      isSingle
      accept={ACCEPTED_ENDINGS}
      type={asked.kind}
      queue={queue}
      description={pending ? 'Fica no agendamento quando você salvar.' : note}
    />
  );
}
