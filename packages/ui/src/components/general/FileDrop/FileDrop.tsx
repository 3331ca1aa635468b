'use client';
import { Camera, Upload } from 'lucide-react';
import { useState } from 'react';
import { FileTrigger } from 'react-aria-components';
import { MAX_ATTACHMENT_SIZE } from '@apto/domain/messages';
import { Button } from '../Button/Button.tsx';
import { Field, splitFieldProps, type FieldProps } from '../Field/Field.tsx';
import { InlineAlert } from '../InlineAlert/InlineAlert.tsx';
import {
  checkFiles,
  formatBytes,
  keepRefusals,
  kindNames,
  namedPaste,
  unreadableRefusals,
  type FileRefusal,
  type FileRules,
  type KnownFile,
} from './FileDrop.logic.ts';
import { texts } from './intl/pt-BR.ts';
import { UploadList } from './UploadList.tsx';
import * as css from './FileDrop.css.ts';
import { useFileZone } from './useFileZone.ts';
import { useUploadQueue, type UploadFile, type UploadQueue } from './useUploadQueue.ts';

/** Props of {@link FileDrop}. */
export interface FileDropProps<R = unknown> extends Omit<FieldProps, 'label'>, FileRules {
  /** The words shown, and its name for screen readers. @default 'Anexos' */
  readonly label?: FieldProps['label'];
  /** What `FormSummary` finds it by. */
  readonly name?: string;
  /** What is attached already: it counts for one-file mode and for duplicates. */
  readonly known?: readonly KnownFile[];
  /** The files that were taken. With `upload` they go to the queue as well. */
  readonly onFiles?: (files: File[]) => void;
  /** The files that were not taken, with the reasons that are shown. */
  readonly onRefused?: (refusals: readonly FileRefusal[]) => void;
  /** Sends each file that is taken; the queue under the zone shows how far it is. */
  readonly upload?: UploadFile<R>;
  /** Called for each file that arrived, with the answer. */
  readonly onUploaded?: (file: File, result: R) => void;
  /** A queue that outlives this component, in place of `upload`. */
  readonly queue?: UploadQueue;
  /** Offers the camera under a finger, where pictures are accepted. @default true */
  readonly hasCamera?: boolean;
  /** Offers to choose a whole folder, for what can also be dropped. @default false */
  readonly allowsFolder?: boolean;
  /** Takes what is dropped or pasted anywhere on the page, for a dialog that is about files. @default false */
  readonly takesPagePaste?: boolean;
  /** Não recebe entrada nem foco. Diga o motivo por perto: ele é mudo. @default false */
  readonly isDisabled?: boolean;
  /** Why nothing can be attached now; shown in the zone. */
  readonly disabledReason?: string | undefined;
}

const takesPictures = (accept: readonly string[]): boolean =>
  accept.length === 0 || accept.some((each) => /^image\/|^\.(?:jpe?g|png|heic|webp)$/i.test(each));

/**
 * A field for files: chosen, dropped (folders too), pasted, or taken with the camera of a phone. What is refused stays
 * said beside it. With `upload` it sends them, a few at once.
 */
export function FileDrop<R = unknown>(props: FileDropProps<R>) {
  const { accept = [], isSingle = false, maxBytes = MAX_ATTACHMENT_SIZE, type } = props;
  const { hasCamera = true, takesPagePaste = false, allowsFolder = false, disabledReason } = props;
  const [field] = splitFieldProps({ ...props, label: props.label ?? texts.label });
  const [refused, setRefused] = useState<readonly FileRefusal[]>([]);
  const own = useUploadQueue<R>({ upload: props.upload, onUploaded: props.onUploaded });
  const queue = props.queue ?? (props.upload ? own : undefined);
  const isDisabled = props.isDisabled === true || disabledReason !== undefined;

  const known: KnownFile[] = [
    ...(props.known ?? []),
    ...(queue?.items ?? [])
      // What failed or was canceled may be chosen again.
      .filter((item) => item.status !== 'failed' && item.status !== 'canceled')
      .map((item) => ({ nomeArquivo: item.file.name, tipo: type })),
  ];

  const offer = (files: readonly File[], unreadable: readonly string[] = []): void => {
    const result = checkFiles(files, known, { accept, isSingle, maxBytes, type });
    const turnedAway = [...result.refused, ...unreadableRefusals(unreadable)];
    setRefused((before) => keepRefusals(before, turnedAway, result.accepted));
    if (turnedAway.length > 0) props.onRefused?.(turnedAway);
    if (result.accepted.length === 0) return;
    props.onFiles?.(result.accepted);
    queue?.add(result.accepted);
  };
  const zone = useFileZone({
    isDisabled,
    takesPage: takesPagePaste,
    onDrop: ({ files, unreadable }) => offer(files, unreadable),
    onPaste: ({ files, unreadable }) => {
      const named: File[] = [];
      for (const file of files)
        named.push(namedPaste(file, [...known, ...named.map(({ name }) => ({ nomeArquivo: name }))]));
      offer(named, unreadable);
    },
  });
  const choose = (list: FileList | null): void => offer([...(list ?? [])]);
  const chooseLabel = isSingle ? texts.chooseOne : texts.choose;
  const size = formatBytes(maxBytes);
  const rules = [
    accept.length > 0 ? texts.kinds(kindNames(accept)) : '',
    isSingle ? texts.limitOne(size) : texts.limit(size),
  ]
    .filter(Boolean)
    .join(' ');

  return (
    <Field {...field} name={props.name} isGroup>
      {({ isInvalid, describedBy }) => (
        <div>
          <div
            {...zone.handlers}
            className={css.zone}
            data-over={zone.isOver || undefined}
            data-invalid={isInvalid || undefined}
            data-disabled={isDisabled || undefined}
          >
            <Upload className={css.mark} aria-hidden />
            <div className={css.actions}>
              {isDisabled ? (
                <Button
                  {...(disabledReason === undefined ? { isDisabled: true } : { disabledReason })}
                  aria-describedby={describedBy}
                >
                  {chooseLabel}
                </Button>
              ) : (
                <FileTrigger
                  allowsMultiple={!isSingle}
                  onSelect={choose}
                  {...(accept.length > 0 ? { acceptedFileTypes: accept } : {})}
                >
                  <Button aria-describedby={describedBy}>{chooseLabel}</Button>
                </FileTrigger>
              )}
              {allowsFolder && !isSingle && !isDisabled && (
                <FileTrigger acceptDirectory onSelect={choose}>
                  <Button>{texts.chooseFolder}</Button>
                </FileTrigger>
              )}
              {hasCamera && !isDisabled && takesPictures(accept) && (
                <span className={css.camera}>
                  <FileTrigger acceptedFileTypes={['image/*']} defaultCamera="environment" onSelect={choose}>
                    <Button icon={<Camera />}>{texts.camera}</Button>
                  </FileTrigger>
                </span>
              )}
            </div>
            {!isDisabled && (
              <span className={css.dropHint}>{zone.isOver ? texts.dropNow : texts.dropHere}</span>
            )}
            <span>{rules}</span>
          </div>
          <Refusals refused={refused} onDismiss={() => setRefused([])} />
          {queue && <UploadList queue={queue} />}
        </div>
      )}
    </Field>
  );
}

interface RefusalsProps {
  readonly refused: readonly FileRefusal[];
  readonly onDismiss: () => void;
}

/** Announced as a whole when it appears; the region itself is always there. */
function Refusals({ refused, onDismiss }: RefusalsProps) {
  return (
    <div role="alert">
      {refused.length > 0 && (
        <div className={css.below}>
          <InlineAlert tone="warning" title={texts.refused(refused.length)} onDismiss={onDismiss}>
            <ul className={css.refusals}>
              {refused.map(({ file, reason }, index) => (
                <li key={index} className={css.refusal}>
                  {file.name}: {reason}
                </li>
              ))}
            </ul>
          </InlineAlert>
        </div>
      )}
    </div>
  );
}
