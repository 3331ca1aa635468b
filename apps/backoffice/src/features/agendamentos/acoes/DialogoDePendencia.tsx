import { mudarStatus, registrosDeStatus, type AgendamentoLinha } from '@apto/api-client';
import { useChamada, useCliente } from '@apto/api-client/react';
import {
  AVISO_AGENDAMENTOS,
  formatarInstante,
  MENSAGEM_RESPOSTA_OBRIGATORIA,
  registroDeStatus,
} from '@apto/domain';
import { DescriptionDialog, ErrorState, Loading, Stack, Text } from '@apto/ui';
import { avisar, ehSilencioso } from '../../../shared/avisos/index.ts';
import { useTentativa } from './useTentativa.ts';

interface Props {
  linha: AgendamentoLinha;
  aoFechar: () => void;
  /** The status has changed. */
  aoResolver: () => void;
}

const MAIOR_RESPOSTA = 1900;

/** What the provider organisation asks of the client. */
function Pendencia({ id, idStatus }: { id: number; idStatus: number }) {
  const { data, error, isLoading, mutate } = useChamada(registrosDeStatus, { params: { id } });
  if (isLoading) return <Loading isInline />;
  if (error) {
    return (
      <ErrorState
        title="Problemas ao carregar informações!"
        description={error.message}
        requestId={error.requestId ?? undefined}
        onRetry={() => void mutate()}
      />
    );
  }
  const registro = data?.find(({ status }) => status.id === idStatus);
  return (
    <Stack gap="x2">
      <Text keepsLines>{registro?.descricao?.trim() || 'A pendência não foi descrita.'}</Text>
      {registro ? (
        <Text size="s13" tone="muted">
          {[formatarInstante(registro.createdAt), registro.usuario?.name].filter(Boolean).join(', por ')}
        </Text>
      ) : null}
    </Stack>
  );
}

/** Pendências (doc1 §2.5): the pendency, a required answer, Voltar and Finalizar. */
export default function DialogoDePendencia({ linha, aoFechar, aoResolver }: Props) {
  const cliente = useCliente();
  const tentativa = useTentativa();

  async function finalizar(resposta: string | null): Promise<void> {
    try {
      const body = registroDeStatus('RESOLVER_PENDENCIA', linha.id, resposta ?? '');
      await cliente.chamar(mudarStatus, { body }, { idempotencyKey: tentativa.chave(body.descricao) });
    } catch (erro) {
      if (!ehSilencioso(erro)) avisar(AVISO_AGENDAMENTOS.falhaNaPendencia());
      throw erro;
    }
    avisar(AVISO_AGENDAMENTOS.pendenciaResolvida());
    aoResolver();
  }

  return (
    <DescriptionDialog
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) aoFechar();
      }}
      title="Pendências"
      label="Resposta"
      requiredMessage={MENSAGEM_RESPOSTA_OBRIGATORIA}
      maxLength={MAIOR_RESPOSTA}
      confirmLabel="Finalizar"
      cancelLabel="Voltar"
      onConfirm={finalizar}
    >
      <Pendencia id={linha.id} idStatus={linha.status.id} />
    </DescriptionDialog>
  );
}
