import { Button, InlineAlert, Skeleton } from '@apto/ui';
import type { ReactNode } from 'react';
import { CodigoDoPedido } from '../../../shared/avisos/CodigoDoPedido.tsx';
import type { Parte } from './useDetalhes.ts';

interface Props<D> {
  parte: Parte<D>;
  /** What could not be read, for the error's title: 'os riscos'. */
  oQue: string;
  /** Lines of the skeleton, as many as the data will take. */
  linhas: number;
  children: (dados: D) => ReactNode;
}

/** One part of the details in its three faces: shape, error with a retry, data. */
export function ParteDoDetalhe<D>({ parte, oQue, linhas, children }: Props<D>) {
  if (parte.dados !== undefined) return children(parte.dados);
  if (parte.erro) {
    return (
      <InlineAlert
        tone="perigo"
        title={`Não foi possível carregar ${oQue}`}
        announce="polite"
        action={
          <Button size="small" onPress={parte.tentarDeNovo}>
            Tentar novamente
          </Button>
        }
      >
        {parte.erro.message}
        <CodigoDoPedido id={parte.erro.requestId} />
      </InlineAlert>
    );
  }
  return (
    <output aria-label={`Carregando ${oQue}`}>
      <Skeleton lines={linhas} />
    </output>
  );
}
