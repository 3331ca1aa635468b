import { Dialog, ErrorState, Skeleton } from '@apto/ui';
import { useEffect, useState } from 'react';
import { messageFrom } from '../../shared/notices/index.ts';

interface Props {
  readonly title: string;
  readonly load: (signal: AbortSignal) => Promise<Blob>;
  readonly onClose: () => void;
}

/** One picture above the page. */
export default function ImageDialog({ title, load, onClose }: Props) {
  const [round, setRound] = useState(0);
  const [url, setUrl] = useState<string | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  useEffect(() => {
    const leaving = new AbortController();
    let made: string | null = null;
    load(leaving.signal).then(
      (blob) => {
        if (leaving.signal.aborted) return;
        made = URL.createObjectURL(blob);
        setUrl(made);
      },
      (error: unknown) => {
        if (!leaving.signal.aborted) setFailure(messageFrom(error));
      },
    );
    return () => {
      leaving.abort();
      if (made !== null) URL.revokeObjectURL(made);
    };
    // oxlint-disable-next-line react/exhaustive-deps -- asked once, and again by 'Tentar novamente'
  }, [round]);
  return (
    <Dialog isOpen onOpenChange={onClose} title={title}>
      {url !== null ? (
        <img src={url} alt={title} style={{ maxWidth: '100%' }} />
      ) : failure !== null ? (
        <ErrorState
          description={failure}
          onRetry={() => {
            setFailure(null);
            setRound(round + 1);
          }}
        />
      ) : (
        <Skeleton shape="block" height={160} />
      )}
    </Dialog>
  );
}
