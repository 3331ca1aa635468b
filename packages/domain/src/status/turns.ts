import { ENDED_STATUSES } from './catalogue.ts';
import { STATUS, type IdStatus } from './codes.ts';

/** Statuses in which the same side has the next move. */
export interface StatusTurn {
  /** Stable, for addresses and keys. */
  readonly codigo: string;
  /** Whose turn it is, as a choice of statuses is headed. */
  readonly label: string;
  readonly status: readonly IdStatus[];
}

const S = STATUS;

/**
 * Every status once, by whose turn it is: twenty-four in a row say nothing (docs/decisions/0179). Within a turn they stand
 * in the order in which a request passes through them.
 */
export const STATUS_TURNS: readonly StatusTurn[] = [
  {
    codigo: 'ATENDIMENTO',
    label: 'Com o atendimento',
    status: [
      S.EM_ABERTO,
      S.EM_ANDAMENTO,
      S.PENDENCIA_PRESTADOR,
      S.PENDENCIA_RESOLVIDA,
      S.REAGENDADO,
      S.AGUARDANDO_CONFIRMACAO_AGENDA,
      S.AGUARDANDO_APLICACAO_RISCO,
      S.KIT_PENDENTE,
    ],
  },
  {
    codigo: 'CLIENTE',
    label: 'Com o cliente',
    status: [S.PENDENCIA_CLIENTE, S.AGUARDANDO_DATA, S.DEPOSITO_ANTECIPADO],
  },
  {
    codigo: 'FUNCIONARIO',
    label: 'Com o funcionário',
    status: [S.AUTOAGENDAMENTO, S.AGUARDANDO_CONF_COLABORADOR],
  },
  { codigo: 'CLINICA', label: 'Com a clínica', status: [S.AGUARDANDO_CONFIRMACAO_DO_PRESTADOR] },
  {
    codigo: 'MARCADO',
    label: 'Com dia marcado',
    status: [S.AGENDADO, S.DIA_DA_CONSULTA, S.AGUARDANDO_CONF_COMPARECIMENTO],
  },
  {
    codigo: 'SISTEMA',
    label: 'Com o sistema',
    status: [S.PROCESSANDO_SOLICITACAO, S.PROCESSANDO_AGENDAMENTO],
  },
  { codigo: 'ENCERRADO', label: 'Encerrados', status: ENDED_STATUSES },
];
