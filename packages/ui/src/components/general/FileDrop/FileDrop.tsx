'use client';
import { Camera, Upload } from 'lucide-react';
import { useState } from 'react';
import { FileTrigger } from 'react-aria-components';
import { MAX_ATTACHMENT_SIZE } from '@apto/domain/messages';
import { leaveBehind } from '../../../internal/leftBehind.ts';
import { useMedia } from '../../../internal/useMedia.ts';
import { useAppLocale, useTexts } from '../../../texts/useTexts.ts';
import { Button } from '../Button/Button.tsx';
import { Field, splitFieldProps, type FieldProps } from '../Field/Field.tsx';
import { InlineAlert } from '../InlineAlert/InlineAlert.tsx';
import { formatBytes } from './bytes.logic.ts';
import {
  checkFiles,
  keepRefusals,
  kindNames,
  namedPaste,
  unreadableRefusals,
  type FileRefusal,
  type FileRules,
  type KnownFile,
} from './FileDrop.logic.ts';
import { texts as defaults } from './intl/pt-BR.ts';
import { UploadList } from './UploadList.tsx';
import * as css from './FileDrop.css.ts';
import { outdatedBy } from './uploadQueue.logic.ts';
import { useFileZone } from './useFileZone.ts';
import { useUploadQueue, type UploadFile, type UploadQueue } from './useUploadQueue.ts';

/** Propriedades de {@link FileDrop}. */
export interface FileDropProps<R = unknown> extends Omit<FieldProps, 'label'>, FileRules {
  /** As palavras mostradas, que são o nome para leitores de tela. @default 'Anexos' */
  readonly label?: FieldProps['label'];
  /** Por onde o `FormSummary` o acha. */
  readonly name?: string;
  /** O que já está anexado: conta para o modo de um só arquivo e para os repetidos. */
  readonly known?: readonly KnownFile[];
  /** Os arquivos aceitos. Com `upload`, eles também vão para a fila. */
  readonly onFiles?: (files: File[]) => void;
  /** Os arquivos que não foram aceitos, com os motivos mostrados. */
  readonly onRefused?: (refusals: readonly FileRefusal[]) => void;
  /** Envia cada arquivo aceito; a fila sob a área mostra em que ponto está. */
  readonly upload?: UploadFile<R>;
  /** Chamado para cada arquivo que chegou, com a resposta. */
  readonly onUploaded?: (file: File, result: R) => void;
  /** Uma fila que vive mais que este componente, no lugar de `upload`. */
  readonly queue?: UploadQueue;
  /** Oferece a câmera ao toque, onde se aceitam imagens. @default true */
  readonly hasCamera?: boolean;
  /** Oferece escolher uma pasta inteira, que também pode ser solta ali. @default false */
  readonly allowsFolder?: boolean;
  /**
   * Aceita o que se solta ou cola em qualquer ponto da página, para um diálogo que trata de arquivos.
   * @default false
   */
  readonly takesPagePaste?: boolean;
  /** Não recebe entrada nem foco. Diga o motivo por perto: ele é mudo. @default false */
  readonly isDisabled?: boolean;
  /** Por que nada pode ser anexado agora; mostrado na área. */
  readonly disabledReason?: string | undefined;
}

const takesPictures = (accept: readonly string[]): boolean =>
  accept.length === 0 || accept.some((each) => /^image\/|^\.(?:jpe?g|png|heic|webp)$/i.test(each));

/**
 * Um campo para arquivos: escolhidos, soltos (pastas também), colados, ou tirados com a câmera de um celular.
 * O que é recusado continua dito ao lado. Com `upload` ele os envia, alguns de cada vez.
 */
export function FileDrop<R = unknown>(props: FileDropProps<R>) {
  const texts = useTexts('FileDrop', defaults);
  const locale = useAppLocale();
  const { accept = [], isSingle = false, maxBytes = MAX_ATTACHMENT_SIZE, type } = props;
  const { hasCamera = true, takesPagePaste = false, allowsFolder = false, disabledReason } = props;
  const [field] = splitFieldProps({ ...props, label: props.label ?? texts.label });
  const [refused, setRefused] = useState<readonly FileRefusal[]>([]);
  const own = useUploadQueue<R>({ upload: props.upload, onUploaded: props.onUploaded });
  const queue = props.queue ?? (props.upload ? own : undefined);
  const isDisabled = props.isDisabled === true || disabledReason !== undefined;
  // A camera is at hand where a finger points.
  const isUnderFinger = useMedia('(pointer: coarse)');

  const known: KnownFile[] = [
    ...(props.known ?? []),
    ...(queue?.items ?? [])
      // What failed or was canceled may be chosen again.
      .filter((item) => item.status !== 'failed' && item.status !== 'canceled')
      .map((item) => ({ nomeArquivo: item.file.name, tipo: type })),
  ];

  const offer = (files: readonly File[], unreadable: readonly string[] = []): void => {
    const result = checkFiles(files, known, { accept, isSingle, maxBytes, type }, texts);
    const turnedAway = [...result.refused, ...unreadableRefusals(unreadable, texts)];
    setRefused((before) => keepRefusals(isSingle ? [] : before, turnedAway, result.accepted));
    // Before what this choice has to say.
    if (result.accepted.length > 0) leaveBehind();
    if (turnedAway.length > 0) props.onRefused?.(turnedAway);
    if (result.accepted.length === 0) return;
    for (const { key } of outdatedBy(result.accepted, queue?.items ?? [], isSingle)) queue?.remove(key);
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
        named.push(namedPaste(file, [...known, ...named.map(({ name }) => ({ nomeArquivo: name }))], texts));
      offer(named, unreadable);
    },
  });
  const choose = (list: FileList | null): void => offer([...(list ?? [])]);
  const chooseLabel = isSingle ? texts.chooseOne : texts.choose;
  const size = formatBytes(maxBytes, locale);
  const rules = [
    accept.length > 0 ? texts.kinds(kindNames(accept, texts)) : '',
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
              {hasCamera && isUnderFinger && !isDisabled && takesPictures(accept) && (
                <FileTrigger acceptedFileTypes={['image/*']} defaultCamera="environment" onSelect={choose}>
                  <Button icon={<Camera />}>{texts.camera}</Button>
                </FileTrigger>
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
  const texts = useTexts('FileDrop', defaults);
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
