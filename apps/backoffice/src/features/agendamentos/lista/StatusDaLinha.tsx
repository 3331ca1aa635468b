import type { AgendamentoLinha } from '@apto/api-client';
import { etiquetaDeStatus, type AberturaDaEtiqueta } from '@apto/domain';
import { StatusTag } from '@apto/ui';
import { agora } from '../../../shared/relogio.ts';
import { usePermissoes } from '../../../shared/sessao/index.ts';
import { aberturaDaEtiqueta } from './abertura.ts';

interface Props {
  linha: AgendamentoLinha;
  aoAbrir: (abertura: AberturaDaEtiqueta, linha: AgendamentoLinha) => void;
}

/** The tag of the status column (doc1 §2.1 'Status-column tags'). */
export function StatusDaLinha({ linha, aoAbrir }: Props) {
  const { rotulo, tom, icone, dica } = etiquetaDeStatus(linha);
  const abertura = aberturaDaEtiqueta(linha, usePermissoes(), agora());
  return (
    <StatusTag
      tone={tom}
      icon={icone}
      tooltip={dica}
      opens={abertura?.nome}
      onPress={abertura ? () => aoAbrir(abertura.abre, linha) : undefined}
    >
      {rotulo}
    </StatusTag>
  );
}
