import { activateRegistryRecord, deactivateRegistryRecord, removeRegistryRecord } from '@apto/api-client';
import { useApi } from '@apto/api-client/react';
import { REGISTRY_NOTICE, REGISTRY_TEXT, type Registry } from '@apto/domain/registry';
import { ConfirmDialog, DeactivateDialog } from '@apto/ui';
import { messageFrom, notify } from '../../shared/notices/index.ts';
import { HistoryDialog } from './HistoryDialog.tsx';
import { nameOf, type Opened } from './record.ts';

interface Props {
  registry: Registry;
  opened: Opened;
  onClose: () => void;
  /** It was done. */
  onDone: () => void;
}

/** The confirmations of doc3 §2.9, §4.4 and §8.3. A refusal stays in its dialog, with the server's words. */
export function RecordDialogs({ registry, opened: { kind, row }, onClose, onDone }: Props) {
  const api = useApi();
  const input = { params: { registry: registry.name, id: row.id } };
  const name = nameOf(registry, row);
  const shared = { isOpen: true, onOpenChange: (isOpen: boolean) => (isOpen ? undefined : onClose()) };
  const failing = (text: string) => (error: unknown) => {
    // The summary is the document's; what the server says follows it.
    throw new Error(`${text} ${messageFrom(error)}`);
  };

  if (kind === 'history') return <HistoryDialog registry={registry} row={row} onClose={onClose} />;
  if (kind === 'inativar')
    return (
      <DeactivateDialog
        {...shared}
        onConfirm={() =>
          api
            .invoke(deactivateRegistryRecord, input)
            .then(() => {
              notify(REGISTRY_NOTICE.deactivated());
              onDone();
            })
            .catch(failing(REGISTRY_TEXT.deactivateFailed))
        }
      />
    );
  if (kind === 'ativar')
    return (
      <ConfirmDialog
        {...shared}
        title="Confirmar"
        confirmLabel="Ativar"
        onConfirm={() =>
          api
            .invoke(activateRegistryRecord, input)
            .then(() => {
              notify(REGISTRY_NOTICE.activated());
              onDone();
            })
            .catch(failing(REGISTRY_TEXT.activateFailed))
        }
      >
        {REGISTRY_TEXT.confirmActivate}
      </ConfirmDialog>
    );
  return (
    <ConfirmDialog
      {...shared}
      title={`Excluir ${name}`}
      tone="danger"
      confirmLabel="Excluir"
      onConfirm={() =>
        api
          .invoke(removeRegistryRecord, input)
          .then(() => {
            notify(REGISTRY_NOTICE.removed());
            onDone();
          })
          .catch(failing('Erro ao excluir registro!'))
      }
    >
      {REGISTRY_TEXT.confirmRemove}
    </ConfirmDialog>
  );
}
