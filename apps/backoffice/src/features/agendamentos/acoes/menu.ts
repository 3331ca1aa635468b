import type { AgendamentoLinha } from '@apto/api-client';
import { itensDoMenu, type AcaoMenu, type Agora, type ItemDoMenu } from '@apto/domain';

/** Items of the row menu whose dialogs exist. The others join when theirs do: absent, not dead. */
export const ACOES_CONSTRUIDAS = [
  'DESISTENCIA',
  'CANCELAR',
  'REENVIAR_LINK',
] as const satisfies readonly AcaoMenu[];
export type AcaoConstruida = (typeof ACOES_CONSTRUIDAS)[number];

export interface ItemConstruido extends ItemDoMenu {
  readonly acao: AcaoConstruida;
}

const construida = (item: ItemDoMenu): item is ItemConstruido =>
  ACOES_CONSTRUIDAS.some((acao) => acao === item.acao);

/** The row menu of one appointment, as far as it is built (doc1 §4 'Row-menu availability'). */
export function menuDaLinha(
  agendamento: Pick<AgendamentoLinha, 'status' | 'dataAgendamento'>,
  permissoes: readonly string[],
  agora: Agora,
): ItemConstruido[] {
  return itensDoMenu({ agendamento, permissoes, agora })
    .filter(construida)
    .filter((item) => item.visivel);
}
