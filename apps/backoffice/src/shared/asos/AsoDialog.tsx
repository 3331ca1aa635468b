import { downloadAso, listAsos } from '@apto/api-client';
import { useApi, useCall } from '@apto/api-client/react';
import { AttachmentsDialog } from '@apto/ui';
import { faceOf } from '../api/faceOf.ts';

interface Props {
  funcionario: { readonly id: number; readonly name: string };
  onClose: () => void;
}

/** The ASO files of an employee: seen and saved; nothing is brought in or removed here (doc2 §2.6). */
export default function AsoDialog({ funcionario: { id, name }, onClose }: Props) {
  const api = useApi();
  const asos = useCall(listAsos, { params: { funcionarioId: id } });
  return (
    <AttachmentsDialog
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      title="Baixar ASO"
      description={name}
      emptyText="O SOC não tem nenhum ASO deste funcionário."
      attachments={asos.data ?? []}
      {...faceOf(asos)}
      loadFile={async (aso, signal) =>
        (await api.download(downloadAso, { params: { funcionarioId: id, asoId: aso.id } }, { signal })).blob
      }
    />
  );
}
