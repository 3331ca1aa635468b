import { Button, InlineAlert, Skeleton } from '@apto/ui';
import type { ReactNode } from 'react';
import { RequestCode } from '../../notices/RequestCode.tsx';
import type { Part } from './useDetails.ts';

interface Props<D> {
  part: Part<D>;
  /** What could not be read, for the error's title: 'os riscos'. */
  subject: string;
  /** Lines of the skeleton, as many as the data will take. */
  lines: number;
  children: (data: D) => ReactNode;
}

/** One part of the details in its three faces: shape, error with a retry, data. */
export function DetailPart<D>({ part, subject, lines: rows, children }: Props<D>) {
  if (part.data !== undefined) return children(part.data);
  if (part.error) {
    return (
      <InlineAlert
        tone="danger"
        title={`Não foi possível carregar ${subject}`}
        announce="polite"
        action={
          <Button size="small" onPress={part.retry}>
            Tentar novamente
          </Button>
        }
      >
        {part.error.message}
        <RequestCode id={part.error.requestId} />
      </InlineAlert>
    );
  }
  return (
    <output aria-label={`Carregando ${subject}`}>
      <Skeleton lines={rows} />
    </output>
  );
}
