import type { ErroDeApi } from '@apto/api-client';
import { ErrorState } from '@apto/ui';

interface Props {
  titulo: string;
  erro: ErroDeApi;
  aoTentar: () => void;
  tentando: boolean;
}

/** A read that failed: what happened, and the way to try again. */
export function FalhaDaChamada({ titulo, erro, aoTentar, tentando }: Props) {
  return (
    <ErrorState
      title={titulo}
      description={erro.message}
      requestId={erro.requestId ?? undefined}
      onRetry={aoTentar}
      isRetrying={tentando}
    />
  );
}
