import { ErrorState, PdfViewer } from '@apto/ui';
import { useEffect, useEffectEvent, useState } from 'react';
import { messageFrom } from '../notices/index.ts';

interface Props {
  /** What it is, for screen readers. */
  readonly label: string;
  /** What 'Baixar' calls it. */
  readonly fileName: string;
  /** Brings the file, which lies behind the session. */
  readonly load: (signal: AbortSignal) => Promise<Blob>;
}

/** A PDF that is fetched when it is looked at. What does not arrive can be asked for again. */
export function PdfContent({ label, fileName, load }: Props) {
  const fetchFile = useEffectEvent(load);
  const [attempt, setAttempt] = useState(0);
  const [state, setState] = useState<{ file: Blob | null; failure: string | null }>({
    file: null,
    failure: null,
  });
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    const show = (file: Blob | null, failure: string | null): void => {
      if (!signal.aborted) setState({ file, failure });
    };
    fetchFile(signal).then(
      (file) => show(file, null),
      (error: unknown) => show(null, messageFrom(error)),
    );
    return () => controller.abort();
  }, [attempt]);

  if (state.failure !== null)
    return (
      <ErrorState
        title="Não foi possível abrir o arquivo"
        description={state.failure}
        onRetry={() => {
          setState({ file: null, failure: null });
          setAttempt(attempt + 1);
        }}
      />
    );
  return <PdfViewer label={label} source={state.file} fileName={fileName} height="70vh" />;
}
