import { registrosDeStatus, type AgendamentoLinha } from '@apto/api-client';
import { useChamada } from '@apto/api-client/react';
import { etiquetaDeStatus, formatarInstante } from '@apto/domain';
import { ReasonDialog } from '@apto/ui';

interface Props {
  linha: AgendamentoLinha;
  aoFechar: () => void;
}

/** Shows why the appointment is in its status: the newest record of that status (doc1 §2.5 'Reason dialog'). */
export default function DialogoDoStatus({ linha, aoFechar }: Props) {
  const { data, error, isValidating, mutate } = useChamada(registrosDeStatus, { params: { id: linha.id } });
  const registro = data?.find(({ status }) => status.id === linha.status.id) ?? data?.[0];
  return (
    <ReasonDialog
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) aoFechar();
      }}
      title={`${etiquetaDeStatus(linha).rotulo}: motivo`}
      descricao={registro?.descricao}
      autor={registro?.usuario?.name}
      quando={registro ? formatarInstante(registro.createdAt) : undefined}
      isLoading={isValidating && data === undefined}
      error={
        error && !isValidating
          ? { detail: error.message, ...(error.requestId ? { requestId: error.requestId } : {}) }
          : null
      }
      onRetry={() => void mutate()}
    />
  );
}
