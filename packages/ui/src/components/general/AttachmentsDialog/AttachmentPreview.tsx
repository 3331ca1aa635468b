'use client';
import { ArrowLeft, Download } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { errorText } from '../../../hooks/useAsyncAction.ts';
import { useFocusHandover } from '../../../hooks/useFocusHandover.ts';
import { useEvent } from '../../../internal/useEvent.ts';
import { useTexts } from '../../../texts/useTexts.ts';
import { Button } from '../Button/Button.tsx';
import { ErrorState } from '../ErrorState/ErrorState.tsx';
import { LinkButton } from '../LinkButton/LinkButton.tsx';
import { Loading } from '../Loading/Loading.tsx';
import { PdfViewer } from '../PdfViewer/PdfViewer.tsx';
import { useObjectUrl } from '../PdfViewer/useObjectUrl.ts';
import { attachmentKind, type Attachment } from './AttachmentsDialog.logic.ts';
import { texts as defaults } from './intl/pt-BR.ts';
import * as css from './AttachmentsDialog.css.ts';

/** Busca um arquivo que está atrás de uma sessão. */
export type LoadFile = (attachment: Attachment, signal: AbortSignal) => Promise<Blob | string>;

type FileState =
  | { status: 'loading' }
  | { status: 'ready'; file: Blob | string }
  | { status: 'error'; detail: string };

/** The file of an attachment: its address, or what `loadFile` brings. */
function useFile(attachment: Attachment, load: LoadFile | undefined, attempt: number): FileState {
  const fetchFile = useEvent((signal: AbortSignal) => load?.(attachment, signal));
  const [state, setState] = useState<FileState>({ status: 'loading' });
  const isFetched = load !== undefined;
  useEffect(() => {
    if (!isFetched || attempt < 0) return undefined;
    const controller = new AbortController();
    const show = (next: FileState): void => {
      if (!controller.signal.aborted) setState(next);
    };
    const run = async (): Promise<void> => {
      show({ status: 'loading' });
      try {
        const file = await fetchFile(controller.signal);
        if (file !== undefined) show({ status: 'ready', file });
      } catch (error) {
        show({ status: 'error', detail: errorText(error, '') });
      }
    };
    void run();
    return () => controller.abort();
  }, [attachment, isFetched, attempt, fetchFile]);
  if (!isFetched && attachment.url) return { status: 'ready', file: attachment.url };
  return state;
}

/** Propriedades de {@link AttachmentPreview}. */
export interface AttachmentPreviewProps {
  /** O arquivo; o nome diz se é uma imagem ou um PDF. */
  readonly attachment: Attachment;
  /** Traz um arquivo que está atrás de uma sessão. @default o endereço do próprio anexo */
  readonly loadFile?: LoadFile | undefined;
  /** O caminho de volta à lista, que recebe o foco. Ausente: não há lista. */
  readonly onBack?: () => void;
}

/** Uma imagem ou um PDF, com o que dizer enquanto vem e quando não vem: no lugar da lista, ou sozinho em um diálogo. */
export function AttachmentPreview({ attachment, loadFile, onBack }: AttachmentPreviewProps) {
  const texts = useTexts('AttachmentsDialog', defaults);
  const { nomeArquivo } = attachment;
  const [attempt, setAttempt] = useState(0);
  const back = useRef<HTMLButtonElement>(null);
  const state = useFile(attachment, loadFile, attempt);
  const file = state.status === 'ready' ? state.file : null;
  const url = useObjectUrl(file);
  const [broken, setBroken] = useState<string | null>(null);
  const detail =
    state.status === 'error' ? state.detail : url !== null && broken === url ? texts.pictureBroken : null;
  useFocusHandover(back);

  return (
    <div className={css.preview}>
      <div className={css.previewBar}>
        {onBack && (
          <Button ref={back} size="small" variant="quiet" icon={<ArrowLeft />} onPress={onBack}>
            {texts.back}
          </Button>
        )}
        {url !== null && attachmentKind(nomeArquivo) === 'image' && (
          <LinkButton size="small" variant="quiet" icon={<Download />} href={url} download={nomeArquivo}>
            {texts.downloadFile}
          </LinkButton>
        )}
      </div>
      {detail !== null ? (
        <ErrorState
          title={texts.previewFailed}
          description={detail}
          onRetry={() => {
            setBroken(null);
            setAttempt(attempt + 1);
          }}
        />
      ) : attachmentKind(nomeArquivo) === 'pdf' ? (
        <PdfViewer label={nomeArquivo} source={file} fileName={nomeArquivo} height="60vh" />
      ) : (
        <div className={css.frame}>
          {url === null ? (
            <Loading label={texts.previewLoading} />
          ) : (
            <img className={css.picture} src={url} alt={nomeArquivo} onError={() => setBroken(url)} />
          )}
        </div>
      )}
    </div>
  );
}
