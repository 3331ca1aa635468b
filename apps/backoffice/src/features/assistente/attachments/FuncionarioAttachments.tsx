import { ACCEPTED_ENDINGS } from '@apto/domain/attachments';
import { ASSISTENTE_NOTICE, MESSAGE } from '@apto/domain/messages';
import type { PedidoAttachmentKind, PedidoFuncionario } from '@apto/domain/pedido';
import {
  Button,
  Dialog,
  Field,
  FileDrop,
  formatBytes,
  IconButton,
  Inline,
  Stack,
  Text,
  useUploadQueue,
} from '@apto/ui';
import { FileText, Paperclip, Trash2 } from '@apto/ui/icons';
import { useState } from 'react';
import { notify } from '../../../shared/notices/index.ts';
import { useDispatch } from '../pedido/usePedido.ts';
import { useUploads } from './useUploads.ts';

interface Props {
  readonly f: PedidoFuncionario;
  readonly kind: PedidoAttachmentKind;
  /** 'Laudo', 'Laudo PCD'. */
  readonly label: string;
  readonly isRequired: boolean;
  /** Which document it is. */
  readonly hint?: string | undefined;
  readonly errorMessage: string | undefined;
}

/** 'laudo PCD': a label inside a sentence. */
const lowered = (label: string): string => label.charAt(0).toLowerCase() + label.slice(1);

/** One file, and then the dialog is done (doc2 §2.4 'one file per dialog action'). */
function AttachDialog({
  f,
  kind,
  label,
  onClose,
}: Pick<Props, 'f' | 'kind' | 'label'> & { onClose: () => void }) {
  const queue = useUploadQueue({ upload: useUploads(f, kind), onUploaded: onClose });
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      title={`Anexar ${lowered(label)}`}
      description={f.name}
      isDismissable={!queue.isUploading}
    >
      <FileDrop
        label={label}
        isSingle
        takesPagePaste
        accept={ACCEPTED_ENDINGS}
        type={kind}
        queue={queue}
        // doc2 §8: beside what the field keeps saying.
        onRefused={(refusals) => {
          if (refusals.some(({ reason }) => reason === MESSAGE.FILE_TOO_LARGE)) {
            notify(ASSISTENTE_NOTICE.fileTooLarge());
          }
        }}
        description="O arquivo entra no agendamento quando o pedido for criado."
      />
    </Dialog>
  );
}

/** The files of one kind that an employee has in the request: attached one by one, removed one by one. */
export function FuncionarioAttachments({ f, kind, label, isRequired, hint, errorMessage }: Props) {
  const dispatch = useDispatch();
  const [attaching, setAttaching] = useState(false);
  const name = lowered(label);
  const files = f.anexos.filter((file) => file.kind === kind);
  const verb = files.length === 0 ? `Anexar ${name}` : `Anexar outro ${name}`;
  return (
    <Field label={label} isRequired={isRequired} description={hint} errorMessage={errorMessage} isGroup>
      {({ describedBy }) => (
        <Stack gap="x3">
          {files.length > 0 ? (
            <Stack as="ul" gap="x2" aria-label={`${label} de ${f.name}`}>
              {files.map(({ key, name: fileName, size }) => (
                <li key={key}>
                  <Inline gap="x2" isWrapping={false}>
                    <FileText size={16} aria-hidden />
                    <Text>{fileName}</Text>
                    <Text size="s13" tone="muted">
                      {formatBytes(size)}
                    </Text>
                    <IconButton
                      size="small"
                      icon={<Trash2 />}
                      label={`Remover ${fileName}`}
                      onPress={() =>
                        dispatch({
                          type: 'ATTACHMENT_REMOVED',
                          id: f.id,
                          name: fileName,
                          attachmentType: kind,
                        })
                      }
                    />
                  </Inline>
                </li>
              ))}
            </Stack>
          ) : null}
          <Inline>
            <Button
              size="small"
              icon={<Paperclip />}
              aria-label={`${verb} de ${f.name}`}
              aria-describedby={describedBy}
              onPress={() => setAttaching(true)}
            >
              {verb}
            </Button>
          </Inline>
          {attaching ? (
            <AttachDialog f={f} kind={kind} label={label} onClose={() => setAttaching(false)} />
          ) : null}
        </Stack>
      )}
    </Field>
  );
}
