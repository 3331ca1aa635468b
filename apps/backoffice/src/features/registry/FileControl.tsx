import { newKey, previewAttachment, uploadFile } from '@apto/api-client';
import { useApi } from '@apto/api-client/react';
import { FILE_TYPES } from '@apto/domain/attachments';
import type { Field, RegistryValue } from '@apto/domain/registry';
import { Button, FileDrop, Inline, Stack, Text, TextField, useUploadQueue } from '@apto/ui';
import { FileText, Pencil } from '@apto/ui/icons';
import { useEffect, useState } from 'react';
import { fetchWithProgress } from '../../shared/api/fetchWithProgress.ts';
import { onDemand } from '../../shared/lazy.tsx';

const ImageDialog = onDemand(() => import('./ImageDialog.tsx'));
const SignDialog = onDemand(() => import('./SignDialog.tsx'));
const PdfDialog = onDemand(() => import('../../shared/pdf/PdfDialog.tsx'));

interface Props {
  readonly field: Field & { type: 'file' };
  readonly label: string;
  readonly description?: string;
  readonly isRequired: boolean;
  readonly isReadOnly: boolean;
  readonly errorMessage: string | undefined;
  /** What the file is known by. */
  readonly value: string | null;
  readonly onChange: (value: RegistryValue) => void;
  /** What the saved file is called. */
  readonly chosen: string | null;
  /** A file is on its way, or none any more. */
  readonly onBusy: ((isBusy: boolean) => void) | undefined;
}

/** A field's file: sent at once, tied to the record when that is saved; another one takes its place, or none. */
export function FileControl({ field, value, onChange, chosen, onBusy, isReadOnly, ...props }: Props) {
  const api = useApi();
  const [sent, setSent] = useState<{ path: string; name: string } | null>(null);
  const [isOpen, setOpen] = useState(false);
  const [isSigning, setSigning] = useState(false);
  const queue = useUploadQueue({
    upload: (file: File, onProgress, signal) =>
      api.invoke(
        uploadFile,
        { body: {} },
        { file, signal, idempotencyKey: newKey(), fetch: fetchWithProgress(onProgress) },
      ),
    onUploaded: (_, { path, nomeArquivo: name }) => {
      setSent({ path, name });
      onChange(path);
    },
    dropsDone: true,
  });
  const { isUploading } = queue;
  useEffect(() => {
    if (!isUploading) return undefined;
    onBusy?.(true);
    return () => onBusy?.(false);
  }, [isUploading, onBusy]);
  const name = value === null ? null : sent?.path === value ? sent.name : chosen;
  const isOfImages = field.accept.every((type) => type.startsWith('image/'));
  const load = async (signal: AbortSignal): Promise<Blob> =>
    (await api.download(previewAttachment, { params: { chave: value ?? '' } }, { signal })).blob;
  const close = () => setOpen(false);
  const stopSigning = () => setSigning(false);
  return (
    <Stack gap="x3">
      {isReadOnly ? (
        <TextField {...props} isReadOnly value={name ?? ''} onChange={() => undefined} />
      ) : (
        <FileDrop
          {...props}
          name={field.name}
          accept={field.accept.flatMap((type) => FILE_TYPES[type].map((ending) => `.${ending}`))}
          {...(field.maxBytes === undefined ? {} : { maxBytes: field.maxBytes })}
          isSingle
          hasCamera={false}
          queue={queue}
        />
      )}
      {field.isSignature && !isReadOnly ? (
        <div>
          <Button size="small" icon={<Pencil />} onPress={() => setSigning(true)}>
            Assinar na tela
          </Button>
        </div>
      ) : null}
      {isSigning ? (
        <SignDialog
          label={props.label}
          name={`${field.name}.png`}
          onSigned={(file) => queue.add([file])}
          onClose={stopSigning}
          onFail={stopSigning}
        />
      ) : null}
      {value !== null && name !== null ? (
        <Inline gap="x3">
          {isReadOnly ? null : (
            <>
              <FileText size={16} aria-hidden />
              <Text>{name}</Text>
            </>
          )}
          <Button size="small" onPress={() => setOpen(true)}>
            Abrir
          </Button>
          {isReadOnly || props.isRequired ? null : (
            <Button size="small" aria-label={`Remover ${name}`} onPress={() => onChange(null)}>
              Remover
            </Button>
          )}
        </Inline>
      ) : null}
      {isOpen && value !== null && name !== null ? (
        isOfImages ? (
          <ImageDialog title={name} load={load} onClose={close} onFail={close} />
        ) : (
          <PdfDialog title={name} fileName={name} load={load} onClose={close} onFail={close} />
        )
      ) : null}
    </Stack>
  );
}
