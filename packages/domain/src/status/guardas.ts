import type { Agora, DataCivil } from '../tempo/index.ts';
import { STATUS, statusEsta, type IdStatus } from './codigos.ts';
import { bloqueioPorPrazo, STATUS_COM_PRAZO, type AcaoComPrazo } from './prazo.ts';
import type { AcaoStatus, Ator } from './acoes.ts';

/** Facts about the appointment and the moment that a transition may depend on. */
export interface ContextoTransicao {
  readonly agora: Agora;
  /** Default 'INTERNO': the back-office. Permissions are asked of internal users only. */
  readonly ator?: Ator;
  /** Day of the exam, once it is known (the first one, when there are several). */
  readonly dataAgendamento?: DataCivil | null;
  /** Last suggested day of a self-scheduling request: its link ends with it. */
  readonly dataSugestaoFinal?: DataCivil | null;
  /** Some link of the request can still be used. */
  readonly linkVivo?: boolean;
  /** What the time-limit check answered (hours, or false). */
  readonly prazoHoras?: number | false | null;
  /** The clinic is paid in advance and has not been paid for this appointment. */
  readonly depositoPendente?: boolean;
  /** Some employee of the request has no risk. */
  readonly semRisco?: boolean;
  /** The request was made for self-scheduling. */
  readonly autoagendamento?: boolean;
}

interface Caso extends ContextoTransicao {
  readonly de: IdStatus | null;
  readonly acao: AcaoStatus;
}

const PRAZO: Partial<Record<AcaoStatus, AcaoComPrazo>> = {
  CANCELAR: 'CANCELAR',
  DESISTIR: 'DESISTENCIA',
  SOLICITAR_ALTERACAO: 'ALTERAR',
};

/** The time limit that an action is subject to, or null. */
export const prazoDaAcao = (acao: AcaoStatus): AcaoComPrazo | null => PRAZO[acao] ?? null;

const ateHoje = (data: DataCivil | null | undefined, agora: Agora): boolean =>
  typeof data === 'string' && data <= agora.data;

/** Whether the exam day has come: the status says so, or it is scheduled for today or earlier (doc1 §4). */
export function chegouDiaDaConsulta(
  idStatus: number | null,
  dataAgendamento: DataCivil | null | undefined,
  agora: Agora,
): boolean {
  if (idStatus === STATUS.DIA_DA_CONSULTA) return true;
  return idStatus === STATUS.AGENDADO && ateHoje(dataAgendamento, agora);
}

const quando = (vale: boolean, motivo: string): string | null => (vale ? null : motivo);

/** Each guard answers null when it lets the transition pass, else the reason in pt-BR. */
export const GUARDAS = {
  ANTES_DO_DIA: (c: Caso) =>
    quando(
      !chegouDiaDaConsulta(c.de, c.dataAgendamento, c.agora),
      'Indisponível: o dia da consulta já chegou.',
    ),
  DENTRO_DO_PRAZO: (c: Caso) => {
    const acao = prazoDaAcao(c.acao);
    if (!acao || !statusEsta(c.de, STATUS_COM_PRAZO)) return null;
    return bloqueioPorPrazo(acao, c.prazoHoras)?.texto ?? null;
  },
  COM_DEPOSITO_PENDENTE: (c: Caso) =>
    quando(c.depositoPendente === true, 'O prestador não exige depósito antecipado.'),
  SEM_DEPOSITO_PENDENTE: (c: Caso) =>
    quando(c.depositoPendente !== true, 'Aguardando depósito antecipado para o prestador'),
  COM_RISCO: (c: Caso) => quando(c.semRisco !== true, 'O funcionário do agendamento está sem riscos.'),
  SEM_RISCO: (c: Caso) => quando(c.semRisco === true, 'O funcionário do agendamento já tem riscos.'),
  DE_AUTOAGENDAMENTO: (c: Caso) =>
    quando(c.autoagendamento === true, 'O agendamento não é de autoagendamento.'),
  SEM_AUTOAGENDAMENTO: (c: Caso) => quando(c.autoagendamento !== true, 'O agendamento é de autoagendamento.'),
  CHEGOU_O_DIA: (c: Caso) =>
    quando(ateHoje(c.dataAgendamento, c.agora), 'O dia da consulta ainda não chegou.'),
  PASSOU_O_DIA: (c: Caso) =>
    quando(
      typeof c.dataAgendamento === 'string' && c.dataAgendamento < c.agora.data,
      'O dia da consulta ainda não passou.',
    ),
  PRAZO_DO_LINK_ENCERRADO: (c: Caso) =>
    quando(
      typeof c.dataSugestaoFinal === 'string' && c.dataSugestaoFinal < c.agora.data && c.linkVivo !== true,
      'O prazo do autoagendamento ainda não terminou.',
    ),
} as const satisfies Record<string, (caso: Caso) => string | null>;

export type NomeGuarda = keyof typeof GUARDAS;
