import { STATUS } from './codigos.ts';
import { statusDe, type Tom } from './catalogo.ts';

/** What a click on the status tag opens. */
export type AberturaDaEtiqueta = 'PENDENCIAS' | 'RESERVA_HORARIOS' | 'MOTIVO';

export interface EtiquetaDeStatus {
  readonly rotulo: string;
  readonly tom: Tom;
  readonly icone: string;
  /** Tooltip. */
  readonly dica?: string;
  /** Absent: the tag is plain text. */
  readonly abre?: AberturaDaEtiqueta;
}

/** Tooltip of the advance-deposit tag (doc1 §2.1). */
export const DICA_DEPOSITO_ANTECIPADO = 'Aguardando depósito antecipado para o prestador';

export interface AgendamentoDaEtiqueta {
  readonly status: { readonly id: number; readonly descricao?: string };
  readonly nomeSolicitante?: string | null;
  readonly company?: { readonly name?: string | null } | null;
}

const ABRE = new Map<number, AberturaDaEtiqueta>([
  [STATUS.PENDENCIA_CLIENTE, 'PENDENCIAS'],
  [STATUS.AGUARDANDO_CONFIRMACAO_AGENDA, 'RESERVA_HORARIOS'],
  [STATUS.DESISTENCIA_DE_VAGA, 'MOTIVO'],
  [STATUS.CANCELADO, 'MOTIVO'],
  [STATUS.PENDENCIA_PRESTADOR, 'MOTIVO'],
]);

function rotuloDe(agendamento: AgendamentoDaEtiqueta): string {
  const { id, descricao } = agendamento.status;
  const solicitante = agendamento.nomeSolicitante?.trim();
  const empresa = agendamento.company?.name?.trim();
  if (id === STATUS.PENDENCIA_CLIENTE && solicitante) return `Pendência ${solicitante}`;
  if (id === STATUS.PENDENCIA_PRESTADOR && empresa) return `Pendência: ${empresa}`;
  return statusDe(id)?.descricao ?? descricao ?? 'Não informado';
}

/** The tag of the status column (doc1 §2.1 'Status-column tags'). */
export function etiquetaDeStatus(agendamento: AgendamentoDaEtiqueta): EtiquetaDeStatus {
  const { id } = agendamento.status;
  const status = statusDe(id);
  const abre = ABRE.get(id);
  return {
    rotulo: rotuloDe(agendamento),
    tom: status?.tom ?? 'neutro',
    icone: status?.icone ?? 'circle-question-mark',
    ...(id === STATUS.DEPOSITO_ANTECIPADO ? { dica: DICA_DEPOSITO_ANTECIPADO } : {}),
    ...(abre ? { abre } : {}),
  };
}
