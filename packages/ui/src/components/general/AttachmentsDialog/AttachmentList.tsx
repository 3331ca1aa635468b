'use client';
import { Download, Eye, Trash2 } from 'lucide-react';
import { useEffect, useRef, type RefCallback } from 'react';
import { useAsyncAction } from '../../../hooks/useAsyncAction.ts';
import { Button as AriaButton, Link } from 'react-aria-components';
import { ErrorState } from '../ErrorState/ErrorState.tsx';
import { FileThumb } from '../FileDrop/FileThumb.tsx';
import * as listCss from '../FileDrop/FileDrop.css.ts';
import * as buttonCss from '../Button/Button.css.ts';
import * as iconCss from '../IconButton/IconButton.css.ts';
import { cx } from '../../../internal/cx.ts';
import { useAppLocale, useTexts } from '../../../texts/useTexts.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import type { LoadFile } from './AttachmentPreview.tsx';
import { attachmentKind, attachmentNote, leavingProps, type Attachment } from './AttachmentsDialog.logic.ts';
import { texts as defaults } from './intl/pt-BR.ts';
import * as css from './AttachmentsDialog.css.ts';

interface AttachmentListProps {
  readonly attachments: readonly Attachment[];
  readonly emptyText: string;
  readonly isLoading: boolean;
  readonly error: { detail?: string | undefined; requestId?: string | undefined } | null;
  readonly onRetry: (() => void) | undefined;
  /** Brings a file that the list has no address for. */
  readonly loadFile: LoadFile | undefined;
  readonly onPreview: (attachment: Attachment) => void;
  readonly onDelete: ((attachment: Attachment) => void) | undefined;
  /** Why what is attached cannot be removed. */
  readonly deleteReason: string | undefined;
  /** What takes the focus when a row with the focus has gone. */
  readonly ref: RefCallback<HTMLElement>;
}

/** What is attached, with the faces of loading, empty and error, all of one height. */
export function AttachmentList({ ref, ...props }: AttachmentListProps) {
  const texts = useTexts('AttachmentsDialog', defaults);
  const { attachments, isLoading, error } = props;
  if (error)
    return (
      <ErrorState
        title={texts.listFailed}
        description={error.detail}
        requestId={error.requestId}
        onRetry={props.onRetry}
      />
    );
  if (isLoading)
    return (
      <div className={listCss.list} aria-busy="true">
        <VisuallyHidden role="status">{texts.loading}</VisuallyHidden>
        {[0, 1].map((key) => (
          <div key={key} className={listCss.item}>
            <Skeleton width={40} height={40} />
            <div className={listCss.words}>
              <Skeleton width="46%" />
              <Skeleton width="28%" />
            </div>
          </div>
        ))}
      </div>
    );
  if (attachments.length === 0)
    return (
      <p ref={ref} tabIndex={-1} className={cx(css.empty, css.rows)}>
        {props.emptyText}
      </p>
    );
  return (
    <ul ref={ref} tabIndex={-1} className={cx(listCss.list, css.rows)} aria-label={texts.list}>
      {attachments.map((attachment) => (
        <Row key={attachment.id} {...props} attachment={attachment} />
      ))}
    </ul>
  );
}

function Row({ attachment, ...props }: Omit<AttachmentListProps, 'ref'> & { attachment: Attachment }) {
  const texts = useTexts('AttachmentsDialog', defaults);
  const locale = useAppLocale();
  const { nomeArquivo, url } = attachment;
  const canOpen = props.loadFile !== undefined || Boolean(url);
  const canPreview = canOpen && attachmentKind(nomeArquivo) !== 'other';
  const { onDelete } = props;
  return (
    <li className={listCss.item} data-attachment={attachment.id}>
      <FileThumb name={nomeArquivo} />
      <div className={listCss.words}>
        {canPreview ? (
          <AriaButton className={css.open} onPress={() => props.onPreview(attachment)}>
            {nomeArquivo}
          </AriaButton>
        ) : (
          <span className={css.name}>{nomeArquivo}</span>
        )}
        <span className={listCss.note}>{attachmentNote(attachment, texts, locale)}</span>
      </div>
      <div className={css.actions}>
        {canPreview && (
          <span className={css.view}>
            <IconButton
              size="small"
              icon={<Eye />}
              label={texts.preview(nomeArquivo)}
              onPress={() => props.onPreview(attachment)}
              excludeFromTabOrder
            />
          </span>
        )}
        {url ? (
          <Link
            className={cx(
              buttonCss.button,
              buttonCss.variant.quiet,
              buttonCss.size.small,
              iconCss.square,
              iconCss.side.small,
              iconCss.plain,
            )}
            href={url}
            download={nomeArquivo}
            {...leavingProps(url, location.href)}
            aria-label={texts.download(nomeArquivo)}
          >
            <span className={cx(buttonCss.icon, iconCss.icon.small)} aria-hidden>
              <Download />
            </span>
          </Link>
        ) : (
          props.loadFile && <SaveButton attachment={attachment} loadFile={props.loadFile} />
        )}
        {(onDelete || props.deleteReason !== undefined) && (
          <IconButton
            size="small"
            icon={<Trash2 />}
            label={texts.delete(nomeArquivo)}
            onPress={() => onDelete?.(attachment)}
            disabledReason={props.deleteReason}
          />
        )}
      </div>
    </li>
  );
}

/** How long a browser may take to begin to save, in ms: without the address Safari and Firefox save nothing. */
const SAVING = 10_000;

/** Fetches the file when it is asked for, and hands it to the browser under its own name. */
function SaveButton({ attachment, loadFile }: { attachment: Attachment; loadFile: LoadFile }) {
  const texts = useTexts('AttachmentsDialog', defaults);
  const { nomeArquivo } = attachment;
  const leaving = useRef<AbortController | null>(null);
  useEffect(() => () => leaving.current?.abort(), []);
  const save = useAsyncAction(async () => {
    const controller = new AbortController();
    leaving.current = controller;
    const file = await loadFile(attachment, controller.signal);
    // Closed meanwhile: nobody waits for the file any more.
    if (controller.signal.aborted) return;
    const url = typeof file === 'string' ? file : URL.createObjectURL(file);
    const place = leavingProps(url, location.href);
    Object.assign(document.createElement('a'), { href: url, download: nomeArquivo, ...place }).click();
    if (typeof file !== 'string') setTimeout(() => URL.revokeObjectURL(url), SAVING);
  }, texts.previewFailed);
  return (
    <>
      <IconButton
        size="small"
        icon={<Download />}
        label={texts.download(nomeArquivo)}
        isPending={save.isPending}
        onPress={() => void save.run()}
      />
      {save.error !== null && (
        <span role="alert" className={cx(listCss.note, listCss.failed)}>
          {save.error}
        </span>
      )}
    </>
  );
}
