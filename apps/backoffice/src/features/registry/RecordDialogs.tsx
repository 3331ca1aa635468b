import {
  activateRegistryRecord,
  deactivateRegistryRecord,
  removeRegistryRecord,
  type AttachmentTarget,
} from '@apto/api-client';
import { useApi } from '@apto/api-client/react';
import { mayInRegistry, REGISTRY_NOTICE, REGISTRY_TEXT, type Registry } from '@apto/domain/registry';
import { ConfirmDialog, DeactivateDialog, Stack, Text } from '@apto/ui';
import { onDemand } from '../../shared/lazy.tsx';
import { messageFrom, notify } from '../../shared/notices/index.ts';
import { usePermissions } from '../../shared/session/index.ts';
import { HistoryDialog } from './HistoryDialog.tsx';
import { mobileOf, nameOf, type Opened } from './record.ts';

const RecordAttachments = onDemand(() => import('../../shared/attachments/RecordAttachments.tsx'));
const RecordMessage = onDemand(() => import('./RecordMessage.tsx'));

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
  const permissions = usePermissions();
  const input = { params: { registry: registry.name, id: row.id } };
  const name = nameOf(registry, row);
  const shared = { isOpen: true, onOpenChange: (isOpen: boolean) => (isOpen ? undefined : onClose()) };
  /** The document's words, and whom they are about. */
  const question = (text: string) => (
    <Stack gap="x2">
      <Text>{text}</Text>
      <Text weight="medium">{name}</Text>
    </Stack>
  );
  const failing = (text: string) => (error: unknown) => {
    // The summary is the document's; what the server says follows it.
    throw new Error(`${text} ${messageFrom(error)}`);
  };

  if (kind === 'attachments') {
    const canChange = mayInRegistry(permissions, registry, 'editar');
    return (
      <RecordAttachments
        target={{ origem: registry.name as AttachmentTarget, origemId: row.id }}
        description={name}
        kind="Outro"
        canAttach={canChange}
        canRemove={canChange}
        onClose={onClose}
        onFail={onClose}
      />
    );
  }
  if (kind === 'whatsapp')
    return <RecordMessage name={name} phone={mobileOf(registry, row)} onClose={onClose} onFail={onClose} />;
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
      >
        {question(REGISTRY_TEXT.confirmDeactivate)}
      </DeactivateDialog>
    );
  // doc3 §2.9: but for the deactivation, what is asked of a record is answered by 'Cancelar' or 'Confirmar'.
  if (kind === 'ativar')
    return (
      <ConfirmDialog
        {...shared}
        title="Confirmar"
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
        {question(REGISTRY_TEXT.confirmActivate)}
      </ConfirmDialog>
    );
  return (
    <ConfirmDialog
      {...shared}
      title={`Excluir ${name}`}
      tone="danger"
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
