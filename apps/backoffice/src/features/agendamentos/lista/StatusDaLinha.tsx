import type { AgendamentoLinha } from '@apto/api-client';
import { etiquetaDeStatus, type AberturaDaEtiqueta } from '@apto/domain';
import { StatusTag } from '@apto/ui';

/** What a press on the tag opens, as far as it is built; the rest are plain tags. */
const ABRE: Partial<Record<AberturaDaEtiqueta, string>> = {
  MOTIVO: 'ver motivo',
  PENDENCIAS: 'ver pendência',
};

interface Props {
  linha: AgendamentoLinha;
  aoAbrir: (abertura: AberturaDaEtiqueta, linha: AgendamentoLinha) => void;
}

/** The tag of the status column (doc1 §2.1 'Status-column tags'). */
export function StatusDaLinha({ linha, aoAbrir }: Props) {
  const { rotulo, tom, icone, dica, abre } = etiquetaDeStatus(linha);
  const abertura = abre && ABRE[abre];
  return (
    <StatusTag
      tone={tom}
      icon={icone}
      tooltip={dica}
      opens={abertura}
      onPress={abre && abertura ? () => aoAbrir(abre, linha) : undefined}
    >
      {rotulo}
    </StatusTag>
  );
}
