'use client';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { focusAfterQuestion } from '../../../internal/focusAfterQuestion.ts';
import { errorText } from '../../../hooks/useAsyncAction.ts';
import { useTexts } from '../../../texts/useTexts.ts';
import { ConfirmDialog } from '../ConfirmDialog/ConfirmDialog.tsx';
import { Dialog } from '../Dialog/Dialog.tsx';
import { FileDrop } from '../FileDrop/FileDrop.tsx';
import type { UploadFile, UploadQueue } from '../FileDrop/useUploadQueue.ts';
import { Tabs } from '../Tabs/Tabs.tsx';
import { toast } from '../Toast/toastQueue.ts';
import { AttachmentList } from './AttachmentList.tsx';
import { AttachmentPreview, type LoadFile } from './AttachmentPreview.tsx';
import { byReason, namesInLine, type Attachment } from './AttachmentsDialog.logic.ts';
import { texts as defaults } from './intl/pt-BR.ts';
import * as css from './AttachmentsDialog.css.ts';
import { useNoticedUploads } from './useNoticedUploads.ts';

/** Propriedades de {@link AttachmentsDialog}. */
export interface AttachmentsDialogProps<R = unknown> {
  /** Se está aberto. */
  readonly isOpen: boolean;
  /** Chamado quando abre e quando fecha. */
  readonly onOpenChange: (isOpen: boolean) => void;
  /** O título. @default 'Anexos' */
  readonly title?: string;
  /** De quem são: 'Ana Souza, Periódico'. */
  readonly description?: ReactNode;
  /** Os arquivos que já estão lá. */
  readonly attachments: readonly Attachment[];
  /** O que aparece onde não há anexo. @default 'Não há anexos para este registro ainda!' */
  readonly emptyText?: string;
  /** O que ele mostra está a caminho: um esqueleto na forma final. @default false */
  readonly isLoading?: boolean;
  /** A lista não veio. */
  readonly error?: { detail?: string | undefined; requestId?: string | undefined } | null;
  /** 'Tentar novamente'. Ausente: não há esse botão. */
  readonly onRetry?: () => void;
  /** Envia um arquivo; `onProgress` recebe de 0 a 1. Sem ele não se pode anexar. */
  readonly upload?: UploadFile<R>;
  /** Um arquivo chegou: leia a lista de novo, ou acrescente-o. */
  readonly onUploaded?: (file: File, result: R) => void;
  /** Remove um, depois de uma pergunta. Sem ele nada pode ser removido. */
  readonly onDelete?: (attachment: Attachment) => Promise<unknown>;
  /** Por que nada pode ser removido; os botões ficam e dizem o motivo. */
  readonly deleteReason?: string;
  /** Traz um arquivo que está atrás de uma sessão, para mostrá-lo. @default o endereço do próprio anexo */
  readonly loadFile?: LoadFile;
  /** Um anexo e nada mais (doc3 §5.3). @default false */
  readonly isSingle?: boolean;
  /** Oferece escolher uma pasta inteira; soltar uma funciona sem isto. @default false */
  readonly allowsFolder?: boolean;
  /** Como em `<input accept>`. */
  readonly accept?: readonly string[];
  /** O maior arquivo aceito, em bytes. @default 10485760 */
  readonly maxBytes?: number;
  /** O tipo de anexo que os novos recebem; os repetidos são procurados dentro dele. */
  readonly type?: string | null;
  /** O que foi processado para o registro e o que falhou, em uma aba própria (doc3 §2.9): um `RecordLogs`. Sem ele não há abas. */
  readonly logs?: ReactNode;
}

/**
 * Os anexos de um registro: ver, anexar, remover (doc1 §2.5, doc3 §2.9). Imagens e PDFs aparecem no lugar da
 * lista. Sair com arquivos a caminho pede confirmação antes.
 */
export function AttachmentsDialog<R = unknown>(props: AttachmentsDialogProps<R>) {
  const texts = useTexts('AttachmentsDialog', defaults);
  const { isOpen, onOpenChange } = props;
  const [isAsking, setAsking] = useState(false);
  const queue = useNoticedUploads<R>({
    upload: props.upload,
    dropsDone: true,
    onUploaded: props.onUploaded,
  });

  // One dialog serves many records: what failed at one must not stand in the list of the next, or be sent there.
  const { clear } = queue;
  useEffect(() => {
    if (!isOpen) return undefined;
    return clear;
  }, [isOpen, clear]);

  const leave = (next: boolean): void => {
    if (!next && queue.isUploading) setAsking(true);
    else onOpenChange(next);
  };

  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={leave}
      title={props.title ?? texts.title}
      description={props.description}
      width={800}
      isDismissable={!queue.isUploading}
    >
      {props.logs === undefined ? (
        <Content {...props} queue={queue} />
      ) : (
        <Tabs
          label={props.title ?? texts.title}
          keepsPanels
          items={[
            { value: 'files', label: texts.title, content: <Content {...props} queue={queue} /> },
            { value: 'logs', label: texts.logs, content: props.logs },
          ]}
        />
      )}
      <ConfirmDialog
        isOpen={isAsking}
        onOpenChange={setAsking}
        title={texts.stopTitle}
        confirmLabel={texts.stop}
        cancelLabel={texts.goOn}
        tone="danger"
        onConfirm={() => {
          queue.cancelAll();
          onOpenChange(false);
        }}
      >
        {texts.stopText}
      </ConfirmDialog>
    </Dialog>
  );
}

type ContentProps<R> = AttachmentsDialogProps<R> & { queue: UploadQueue };

/** Mounted with the dialog, so that each opening begins at the list. */
function Content<R>(props: ContentProps<R>) {
  const texts = useTexts('AttachmentsDialog', defaults);
  const { attachments, onDelete, queue } = props;
  const [shown, setShown] = useState<Attachment | null>(null);
  // The question keeps its name while it leaves.
  const [asked, setAsked] = useState<Attachment | null>(null);
  const [isAsking, setAsking] = useState(false);
  const body = useRef<HTMLDivElement>(null);
  const from = useRef<number | null>(null);
  const list = useRef<HTMLElement>(null);

  // Back from a preview the focus is where it was.
  useEffect(() => {
    if (shown !== null || from.current === null) return;
    body.current?.querySelector<HTMLElement>(`[data-attachment="${from.current}"] button`)?.focus();
    from.current = null;
  }, [shown]);

  if (shown)
    return <AttachmentPreview attachment={shown} loadFile={props.loadFile} onBack={() => setShown(null)} />;
  return (
    <div ref={body} className={css.body}>
      {props.upload && (
        <FileDrop
          label={props.isSingle ? texts.uploadOne : texts.upload}
          known={attachments}
          queue={queue}
          isSingle={props.isSingle ?? false}
          allowsFolder={props.allowsFolder ?? false}
          takesPagePaste
          {...(props.accept ? { accept: props.accept } : {})}
          {...(props.maxBytes === undefined ? {} : { maxBytes: props.maxBytes })}
          {...(props.type === undefined ? {} : { type: props.type })}
          onRefused={(refusals) => {
            for (const { reason, names } of byReason(refusals))
              toast.info({ title: reason, detail: namesInLine(names, texts) });
          }}
        />
      )}
      <AttachmentList
        ref={(element) => {
          list.current = element;
        }}
        attachments={attachments}
        emptyText={props.emptyText ?? texts.empty}
        isLoading={props.isLoading === true}
        error={props.error ?? null}
        onRetry={props.onRetry}
        loadFile={props.loadFile}
        onPreview={(attachment) => {
          from.current = attachment.id;
          setShown(attachment);
        }}
        onDelete={
          onDelete
            ? (attachment) => {
                setAsked(attachment);
                setAsking(true);
              }
            : undefined
        }
        deleteReason={props.deleteReason}
      />
      {onDelete && (
        <ConfirmDialog
          isOpen={isAsking}
          onOpenChange={setAsking}
          title={asked ? texts.deleteTitle(asked.nomeArquivo) : ''}
          confirmLabel={texts.deleteConfirm}
          tone="danger"
          onConfirm={async () => {
            if (!asked) return;
            try {
              await onDelete(asked);
            } catch (failure) {
              throw new Error([texts.deleteFailed, errorText(failure, '')].filter(Boolean).join(' '), {
                cause: failure,
              });
            }
            toast.success({ title: texts.deleted });
            // The button that asked goes away with its file.
            focusAfterQuestion(() => list.current);
          }}
        >
          {texts.deleteQuestion}
        </ConfirmDialog>
      )}
    </div>
  );
}
