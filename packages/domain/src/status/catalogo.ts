import { STATUS, type CodigoStatus, type IdStatus } from './codigos.ts';

/** Meaning of a colour; the colour itself is the design system's. */
export type Tom = 'sucesso' | 'atencao' | 'perigo' | 'informacao' | 'realce' | 'neutro';
export type GrupoStatus = 'EM_PROCESSO' | 'CONCLUIDO';
/** The severity that the wire calls `primevueColor`. */
export type CorPrimevue = 'success' | 'warning' | 'danger' | 'info' | 'primary' | 'secondary';

export interface StatusAgendamento {
  readonly id: IdStatus;
  readonly codigo: CodigoStatus;
  readonly descricao: string;
  readonly tom: Tom;
  /** Name of a lucide icon. */
  readonly icone: string;
  readonly grupo: GrupoStatus;
  readonly primevueColor: CorPrimevue;
}

const COR: Readonly<Record<Tom, CorPrimevue>> = {
  sucesso: 'success',
  atencao: 'warning',
  perigo: 'danger',
  informacao: 'info',
  realce: 'primary',
  neutro: 'secondary',
};

const CONCLUIDOS: readonly CodigoStatus[] = [
  'CANCELADO',
  'FALTA_CONSULTA',
  'CONCLUIDO',
  'DESISTENCIA_DE_VAGA',
];

const s = (codigo: CodigoStatus, descricao: string, tom: Tom, icone: string): StatusAgendamento => ({
  id: STATUS[codigo],
  codigo,
  descricao,
  tom,
  icone,
  grupo: CONCLUIDOS.includes(codigo) ? 'CONCLUIDO' : 'EM_PROCESSO',
  primevueColor: COR[tom],
});

/** Every status with its pt-BR label, in the order of its id (doc1 §4). */
export const StatusAgendamento: readonly StatusAgendamento[] = [
  s('EM_ABERTO', 'Em Aberto', 'informacao', 'circle-dot'),
  s('EM_ANDAMENTO', 'Em Andamento', 'realce', 'circle-play'),
  s('AGUARDANDO_CONF_COLABORADOR', 'Aguardando Conf. Funcionário', 'atencao', 'user-check'),
  s('PENDENCIA_CLIENTE', 'Pendência Cliente', 'perigo', 'message-circle-warning'),
  s('AGUARDANDO_DATA', 'Aguardando Data', 'atencao', 'calendar-search'),
  s('DIA_DA_CONSULTA', 'Dia da Consulta', 'realce', 'calendar-heart'),
  s('AGUARDANDO_CONF_COMPARECIMENTO', 'Aguardando Conf. Comparecimento', 'atencao', 'clipboard-check'),
  s('AGENDADO', 'Agendado', 'sucesso', 'calendar-check'),
  s('DESISTENCIA_DE_VAGA', 'Desistência de Vaga', 'neutro', 'user-minus'),
  s('CANCELADO', 'Cancelado', 'perigo', 'ban'),
  s('REAGENDADO', 'Reagendado', 'informacao', 'calendar-sync'),
  s('AGUARDANDO_APLICACAO_RISCO', 'Aguardando Aplicação de Risco', 'atencao', 'shield-alert'),
  s('PROCESSANDO_AGENDAMENTO', 'Processando Agendamento', 'informacao', 'loader'),
  s('PENDENCIA_RESOLVIDA', 'Pendência Resolvida', 'sucesso', 'message-circle-check'),
  s('KIT_PENDENTE', 'Kit Pendente', 'atencao', 'package'),
  s('PENDENCIA_PRESTADOR', 'Pendência Prestador', 'perigo', 'building'),
  s('DEPOSITO_ANTECIPADO', 'Depósito antecipado', 'atencao', 'banknote'),
  s('NAO_CONFIRMADO', 'Não Confirmado', 'neutro', 'circle-question-mark'),
  s('AGUARDANDO_CONFIRMACAO_AGENDA', 'Aguardando Confirmação Agenda', 'atencao', 'calendar-clock'),
  s('FALTA_CONSULTA', 'Falta consulta', 'perigo', 'user-x'),
  s('PROCESSANDO_SOLICITACAO', 'Processando Solicitação', 'informacao', 'loader'),
  s('CONCLUIDO', 'Concluído', 'sucesso', 'circle-check'),
  s('AGUARDANDO_CONFIRMACAO_DO_PRESTADOR', 'Aguardando Confirmação do Prestador', 'atencao', 'stethoscope'),
  s('AUTOAGENDAMENTO', 'Autoagendamento', 'realce', 'link'),
];

const porId = new Map<number, StatusAgendamento>(StatusAgendamento.map((x) => [x.id, x]));

/** The status with this id, or undefined for an id that does not exist (the gaps 23 to 25 included). */
export function statusDe(id: number | null | undefined): StatusAgendamento | undefined {
  return typeof id === 'number' ? porId.get(id) : undefined;
}

/** In-progress statuses that the guided tour explains, in its order (doc1 §4). */
export const STATUS_EM_PROCESSO_DO_TOUR: readonly IdStatus[] = [
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
export const STATUS_CONCLUIDOS: readonly IdStatus[] = CONCLUIDOS.map((c) => STATUS[c]);

/** What the list leaves out unless asked (doc1 §4 'Default list filter'). */
export const STATUS_FORA_DA_LISTA_PADRAO: readonly IdStatus[] = [
  STATUS.CANCELADO,
  STATUS.DESISTENCIA_DE_VAGA,
  STATUS.CONCLUIDO,
  STATUS.FALTA_CONSULTA,
];

/** The statuses of the default list. */
export const STATUS_LISTA_PADRAO: readonly IdStatus[] = StatusAgendamento.map((x) => x.id).filter(
  (id) => !STATUS_FORA_DA_LISTA_PADRAO.includes(id),
);

export interface Contador {
  readonly codigo: 'MEUS' | 'PENDENCIAS' | 'EM_ABERTO';
  readonly rotulo: string;
  /** The statuses it counts; null where it counts by the responsible user instead (`userResponsavelId`). */
  readonly status: readonly IdStatus[] | null;
}

/** Counters of the panel (doc1 §4, doc3 §2.10). */
export const CONTADORES: Readonly<Record<Contador['codigo'], Contador>> = {
  MEUS: { codigo: 'MEUS', rotulo: 'Meus', status: null },
  PENDENCIAS: {
    codigo: 'PENDENCIAS',
    rotulo: 'Pendências',
    status: [STATUS.KIT_PENDENTE, STATUS.PENDENCIA_PRESTADOR],
  },
  EM_ABERTO: { codigo: 'EM_ABERTO', rotulo: 'Em Aberto', status: [STATUS.EM_ABERTO] },
};

/** `statusAgrupamento` (doc1 §3): PENDENTE is a grouping and has no code (decisions #9). */
export const STATUS_DO_AGRUPAMENTO_PENDENTE: readonly IdStatus[] = [
  STATUS.PENDENCIA_CLIENTE,
  STATUS.PENDENCIA_PRESTADOR,
  STATUS.KIT_PENDENTE,
];

/** The grouping of a status: 'PENDENTE', or the status's own code. @throws RangeError for an id outside the catalogue. */
export function statusAgrupamento(id: IdStatus): CodigoStatus | 'PENDENTE' {
  if (STATUS_DO_AGRUPAMENTO_PENDENTE.includes(id)) return 'PENDENTE';
  const status = porId.get(id);
  if (!status) throw new RangeError(`Status de agendamento desconhecido: ${id}`);
  return status.codigo;
}
