import type { AgendamentoLinha } from '@apto/api-client';
import {
  etiquetaDeStatus,
  podeTransitar,
  type AberturaDaEtiqueta,
  type Agora,
  type Permissoes,
} from '@apto/domain';

/** What a press on a status tag opens here, and its name for screen readers. */
export interface Abertura {
  readonly abre: AberturaDaEtiqueta;
  readonly nome: string;
}

/**
 * What a press on the row's status tag opens, as far as it is built; null for a plain tag. A pendency opens its answer
 * for whoever may give one (doc1 §4); others read it.
 */
export function aberturaDaEtiqueta(
  linha: Pick<AgendamentoLinha, 'status' | 'dataAgendamento'>,
  permissoes: Permissoes,
  agora: Agora,
): Abertura | null {
  const { abre } = etiquetaDeStatus(linha);
  if (abre === 'MOTIVO') return { abre, nome: 'ver motivo' };
  if (abre !== 'PENDENCIAS') return null;
  const { dataAgendamento } = linha;
  const responde = podeTransitar(linha.status.id, 'RESOLVER_PENDENCIA', permissoes, {
    agora,
    dataAgendamento,
  });
  return { abre: responde.ok ? 'PENDENCIAS' : 'MOTIVO', nome: 'ver pendência' };
}
