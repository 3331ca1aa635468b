import { EMPTY_TEXT } from '../messages/index.ts';
import { isStatusIn, STATUS, type StatusCode, type IdStatus } from './codes.ts';

/** Meaning of a colour; the colour itself is the design system's. */
export type Tone = 'success' | 'warning' | 'danger' | 'info' | 'highlight' | 'neutral';
export type StatusGroup = 'EM_PROCESSO' | 'CONCLUIDO';
/** The severity that the wire calls `primevueColor`. */
export type PrimevueColor = 'success' | 'warning' | 'danger' | 'info' | 'primary' | 'secondary';

export interface StatusAgendamento {
  readonly id: IdStatus;
  readonly codigo: StatusCode;
  readonly descricao: string;
  readonly tone: Tone;
  /** Name of a lucide icon. */
  readonly icon: string;
  readonly grupo: StatusGroup;
  readonly primevueColor: PrimevueColor;
}

const COLOR: Readonly<Record<Tone, PrimevueColor>> = {
  success: 'success',
  warning: 'warning',
  danger: 'danger',
  info: 'info',
  highlight: 'primary',
  neutral: 'secondary',
};

const CONCLUDED: readonly StatusCode[] = ['CANCELADO', 'FALTA_CONSULTA', 'CONCLUIDO', 'DESISTENCIA_DE_VAGA'];

const s = (code: StatusCode, description: string, tone: Tone, icon: string): StatusAgendamento => ({
  id: STATUS[code],
  codigo: code,
  descricao: description,
  tone,
  icon,
  grupo: CONCLUDED.includes(code) ? 'CONCLUIDO' : 'EM_PROCESSO',
  primevueColor: COLOR[tone],
});

/** Every status with its pt-BR label, in the order of its id (doc1 §4). */
export const StatusAgendamento: readonly StatusAgendamento[] = [
  s('EM_ABERTO', 'Em Aberto', 'info', 'circle-dot'),
  s('EM_ANDAMENTO', 'Em Andamento', 'highlight', 'circle-play'),
  s('AGUARDANDO_CONF_COLABORADOR', 'Aguardando Conf. Funcionário', 'warning', 'user-check'),
  s('PENDENCIA_CLIENTE', 'Pendência Cliente', 'danger', 'message-circle-warning'),
  s('AGUARDANDO_DATA', 'Aguardando Data', 'warning', 'calendar-search'),
  s('DIA_DA_CONSULTA', 'Dia da Consulta', 'highlight', 'calendar-heart'),
  s('AGUARDANDO_CONF_COMPARECIMENTO', 'Aguardando Conf. Comparecimento', 'warning', 'clipboard-check'),
  s('AGENDADO', 'Agendado', 'success', 'calendar-check'),
  s('DESISTENCIA_DE_VAGA', 'Desistência de Vaga', 'neutral', 'user-minus'),
  s('CANCELADO', 'Cancelado', 'danger', 'ban'),
  s('REAGENDADO', 'Reagendado', 'info', 'calendar-sync'),
  s('AGUARDANDO_APLICACAO_RISCO', 'Aguardando Aplicação de Risco', 'warning', 'shield-alert'),
  s('PROCESSANDO_AGENDAMENTO', 'Processando Agendamento', 'info', 'loader'),
  s('PENDENCIA_RESOLVIDA', 'Pendência Resolvida', 'success', 'message-circle-check'),
  s('KIT_PENDENTE', 'Kit Pendente', 'warning', 'package'),
  s('PENDENCIA_PRESTADOR', 'Pendência Prestador', 'danger', 'building'),
  s('DEPOSITO_ANTECIPADO', 'Depósito antecipado', 'warning', 'banknote'),
  s('NAO_CONFIRMADO', 'Não Confirmado', 'neutral', 'circle-question-mark'),
  s('AGUARDANDO_CONFIRMACAO_AGENDA', 'Aguardando Confirmação Agenda', 'warning', 'calendar-clock'),
  s('FALTA_CONSULTA', 'Falta consulta', 'danger', 'user-x'),
  s('PROCESSANDO_SOLICITACAO', 'Processando Solicitação', 'info', 'loader'),
  s('CONCLUIDO', 'Concluído', 'success', 'circle-check'),
  s('AGUARDANDO_CONFIRMACAO_DO_PRESTADOR', 'Aguardando Confirmação do Prestador', 'warning', 'stethoscope'),
  s('AUTOAGENDAMENTO', 'Autoagendamento', 'highlight', 'link'),
];

const byId = new Map<number, StatusAgendamento>(StatusAgendamento.map((x) => [x.id, x]));

/** The status with this id, or undefined for an id that does not exist (the gaps 23 to 25 included). */
export function statusOf(id: number | null | undefined): StatusAgendamento | undefined {
  return typeof id === 'number' ? byId.get(id) : undefined;
}

/** In-progress statuses that the guided tour explains, in its order (doc1 §4). */
export const TOUR_IN_PROGRESS_STATUSES: readonly IdStatus[] = [
  STATUS.AGUARDANDO_APLICACAO_RISCO,
  STATUS.EM_ABERTO,
  STATUS.EM_ANDAMENTO,
  STATUS.AGUARDANDO_CONF_COLABORADOR,
  STATUS.PENDENCIA_CLIENTE,
  STATUS.DIA_DA_CONSULTA,
  STATUS.AGUARDANDO_CONF_COMPARECIMENTO,
  STATUS.AGENDADO,
  STATUS.DEPOSITO_ANTECIPADO,
  STATUS.KIT_PENDENTE,
  STATUS.PENDENCIA_PRESTADOR,
];

/** Concluded statuses, in the tour's order (doc1 §4). */
export const CONCLUDED_STATUSES: readonly IdStatus[] = CONCLUDED.map((c) => STATUS[c]);

/** After which nothing follows but the taking back of the last step: the concluded ones, and what was never confirmed. */
export const ENDED_STATUSES: readonly IdStatus[] = [...CONCLUDED_STATUSES, STATUS.NAO_CONFIRMADO];
/** Whether a status is one of them. */
export const hasEnded = (id: number): boolean => isStatusIn(id, ENDED_STATUSES);

/** What stands for a day or a clinic that a request has not (doc1 §2.1): of one that has ended none is looked for any more. */
export const undecidedText = (id: number): string =>
  hasEnded(id) ? EMPTY_TEXT.NOT_GIVEN : EMPTY_TEXT.EM_PROCESSO;

/** What the list leaves out unless asked (doc1 §4 'Default list filter'). */
export const STATUSES_OUTSIDE_DEFAULT_LIST: readonly IdStatus[] = [
  STATUS.CANCELADO,
  STATUS.DESISTENCIA_DE_VAGA,
  STATUS.CONCLUIDO,
  STATUS.FALTA_CONSULTA,
];

/** A status as a row carries it (doc1 §3). */
export type StatusSummary = Pick<StatusAgendamento, 'id' | 'descricao' | 'primevueColor'>;

/** What a row says of its status. @throws RangeError for an id outside the catalogue: such a row is broken */
export function statusSummary(id: number): StatusSummary {
  const status = statusOf(id);
  if (!status) throw new RangeError(`Status de agendamento desconhecido: ${id}`);
  return { id: status.id, descricao: status.descricao, primevueColor: status.primevueColor };
}

/** The statuses of the default list. */
export const DEFAULT_LIST_STATUSES: readonly IdStatus[] = StatusAgendamento.map((x) => x.id).filter(
  (id) => !STATUSES_OUTSIDE_DEFAULT_LIST.includes(id),
);

export interface Counter {
  readonly codigo: 'MEUS' | 'PENDENCIAS' | 'EM_ABERTO';
  readonly label: string;
  /** The statuses it counts; null where it counts by the responsible user instead (`userResponsavelId`). */
  readonly status: readonly IdStatus[] | null;
}

/** Counters of the panel (doc1 §4, doc3 §2.10). */
export const COUNTERS: Readonly<Record<Counter['codigo'], Counter>> = {
  MEUS: { codigo: 'MEUS', label: 'Meus', status: null },
  PENDENCIAS: {
    codigo: 'PENDENCIAS',
    label: 'Pendências',
    status: [STATUS.KIT_PENDENTE, STATUS.PENDENCIA_PRESTADOR],
  },
  EM_ABERTO: { codigo: 'EM_ABERTO', label: 'Em Aberto', status: [STATUS.EM_ABERTO] },
};

/** `statusAgrupamento` (doc1 §3): PENDENTE is a grouping and has no code (decisions #9). */
export const PENDING_GROUP_STATUSES: readonly IdStatus[] = [
  STATUS.PENDENCIA_CLIENTE,
  STATUS.PENDENCIA_PRESTADOR,
  STATUS.KIT_PENDENTE,
];

/** The grouping of a status: 'PENDENTE', or the status's own code. @throws RangeError for an id outside the catalogue. */
export function statusAgrupamento(id: IdStatus): StatusCode | 'PENDENTE' {
  if (PENDING_GROUP_STATUSES.includes(id)) return 'PENDENTE';
  const status = byId.get(id);
  if (!status) throw new RangeError(`Status de agendamento desconhecido: ${id}`);
  return status.codigo;
}
