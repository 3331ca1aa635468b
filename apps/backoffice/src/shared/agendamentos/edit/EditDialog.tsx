import { ApiError, type AgendamentoRow } from '@apto/api-client';
import { Button, Dialog, ErrorState, Grid, Skeleton, Stack } from '@apto/ui';
import { useId, useState } from 'react';
import { messageFrom } from '../../notices/index.ts';
import { PresenceNote } from '../../presence/PresenceNote.tsx';
import { EditFormBody, type EditState } from './EditFormBody.tsx';
import { useAgendamento } from './useAgendamento.ts';

interface Props {
  row: AgendamentoRow;
  onClose: () => void;
  /** The appointment has changed. */
  onSave: () => void;
}

/** The fields' shape, until they are here. */
function Waiting() {
  return (
    <Grid columns={2}>
      {Array.from({ length: 8 }, (_unused, index) => (
        <Stack key={index} gap="x2">
          <Skeleton width={120} />
          <Skeleton shape="block" height={40} />
        </Stack>
      ))}
    </Grid>
  );
}

const UNTOUCHED: EditState = {
  isDirty: false,
  isInvalid: false,
  isBusy: false,
  isUploading: false,
  isSettling: false,
};

/** 'Atualizar dados' (doc1 §2.4): of requests that nobody schedules yet. */
export default function EditDialog({ row, onClose, onSave }: Props) {
  const formId = useId();
  const { detail, error, retry } = useAgendamento(row.id);
  const [{ isDirty, isInvalid, isBusy, isUploading, isSettling }, setState] = useState(UNTOUCHED);
  const unchanged = isDirty || isInvalid ? undefined : 'Nada foi alterado ainda.';
  const wait = isUploading ? 'Aguarde o envio do arquivo.' : unchanged;
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      title="Atualizar dados"
      description={row.funcionario.name}
      width={900}
      isDirty={isDirty}
      isBusy={isBusy}
      busyMessage="Salvando..."
      footer={({ close }) => (
        <>
          <Button variant="quiet" onPress={close} isDisabled={isBusy}>
            Cancelar
          </Button>
          {detail ? (
            <Button type="submit" form={formId} variant="primary" isPending={isBusy} disabledReason={wait}>
              {isSettling ? 'Continuar' : 'Salvar'}
            </Button>
          ) : null}
        </>
      )}
    >
      {detail ? (
        <Stack gap="x5">
          <PresenceNote id={row.id} mode="EDITANDO" />
          <EditFormBody
            detail={detail}
            formId={formId}
            onState={setState}
            onClose={onClose}
            onSave={onSave}
          />
        </Stack>
      ) : error ? (
        <ErrorState
          title="Problemas ao carregar informações!"
          description={messageFrom(error)}
          requestId={(error instanceof ApiError ? error.requestId : null) ?? undefined}
          onRetry={retry}
        />
      ) : (
        <div aria-busy="true">
          <Waiting />
        </div>
      )}
    </Dialog>
  );
}
