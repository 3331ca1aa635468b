import { STATUS as S, type StatusAction, type IdStatus } from '@apto/domain/status';

export type Step = readonly [action: StatusAction, to: IdStatus];

const OPEN: Step[] = [['CRIAR', S.EM_ABERTO]];
const IN_PROGRESS: Step[] = [...OPEN, ['INICIAR_ATENDIMENTO', S.EM_ANDAMENTO]];
const AGENDADO: Step[] = [...IN_PROGRESS, ['AGENDAR', S.AGENDADO]];
const DAY: Step[] = [...AGENDADO, ['CHEGAR_DIA', S.DIA_DA_CONSULTA]];
const ATTENDANCE: Step[] = [...DAY, ['ENCERRAR_DIA', S.AGUARDANDO_CONF_COMPARECIMENTO]];
const PROCESSING: Step[] = [...IN_PROGRESS, ['RESERVAR_HORARIOS', S.PROCESSANDO_AGENDAMENTO]];
const FUNCIONARIO: Step[] = [
  ...IN_PROGRESS,
  ['PEDIR_CONFIRMACAO_FUNCIONARIO', S.AGUARDANDO_CONF_COLABORADOR],
];
const TO_PRESTADOR: Step[] = [
  ...IN_PROGRESS,
  ['PEDIR_CONFIRMACAO_PRESTADOR', S.AGUARDANDO_CONFIRMACAO_DO_PRESTADOR],
];
const PENDENCIA: Step[] = [...AGENDADO, ['SOLICITAR_ALTERACAO', S.PENDENCIA_PRESTADOR]];

/** When the day of the exam is, seen from today. `null`: not booked yet. */
export type When = 'FUTURE' | 'TODAY' | 'YESTERDAY' | 'PAST' | null;

/** How an appointment came to each status: a path through the transition table, and how common it is. */
export const PATHS: readonly {
  status: IdStatus;
  weight: number;
  when: When;
  steps: readonly Step[];
}[] = [
  { status: S.EM_ABERTO, weight: 13, when: null, steps: OPEN },
  { status: S.EM_ANDAMENTO, weight: 7, when: null, steps: IN_PROGRESS },
  { status: S.AGUARDANDO_CONF_COLABORADOR, weight: 3, when: null, steps: FUNCIONARIO },
  {
    status: S.PENDENCIA_CLIENTE,
    weight: 3,
    when: null,
    steps: [...IN_PROGRESS, ['PENDENCIAR_CLIENTE', S.PENDENCIA_CLIENTE]],
  },
  {
    status: S.AGUARDANDO_DATA,
    weight: 2,
    when: null,
    steps: [...IN_PROGRESS, ['AGUARDAR_DATA', S.AGUARDANDO_DATA]],
  },
  { status: S.DIA_DA_CONSULTA, weight: 2, when: 'TODAY', steps: DAY },
  { status: S.AGUARDANDO_CONF_COMPARECIMENTO, weight: 3, when: 'YESTERDAY', steps: ATTENDANCE },
  { status: S.AGENDADO, weight: 17, when: 'FUTURE', steps: AGENDADO },
  {
    status: S.DESISTENCIA_DE_VAGA,
    weight: 3,
    when: null,
    steps: [...IN_PROGRESS, ['DESISTIR', S.DESISTENCIA_DE_VAGA]],
  },
  { status: S.CANCELADO, weight: 5, when: null, steps: [...OPEN, ['CANCELAR', S.CANCELADO]] },
  { status: S.REAGENDADO, weight: 1.5, when: 'FUTURE', steps: [...AGENDADO, ['REAGENDAR', S.REAGENDADO]] },
  {
    status: S.AGUARDANDO_APLICACAO_RISCO,
    weight: 2,
    when: null,
    steps: [['CRIAR_AUTOAGENDAMENTO', S.AGUARDANDO_APLICACAO_RISCO]],
  },
  { status: S.PROCESSANDO_AGENDAMENTO, weight: 0.8, when: 'FUTURE', steps: PROCESSING },
  {
    status: S.PENDENCIA_RESOLVIDA,
    weight: 1.5,
    when: 'FUTURE',
    steps: [...PENDENCIA, ['ATENDER_PENDENCIA', S.PENDENCIA_RESOLVIDA]],
  },
  {
    status: S.KIT_PENDENTE,
    weight: 2,
    when: 'FUTURE',
    steps: [...AGENDADO, ['FALHAR_KIT', S.KIT_PENDENTE]],
  },
  { status: S.PENDENCIA_PRESTADOR, weight: 3, when: 'FUTURE', steps: PENDENCIA },
  {
    status: S.DEPOSITO_ANTECIPADO,
    weight: 3,
    when: 'FUTURE',
    steps: [...IN_PROGRESS, ['AGENDAR', S.DEPOSITO_ANTECIPADO]],
  },
  {
    status: S.NAO_CONFIRMADO,
    weight: 1.5,
    when: 'PAST',
    steps: [...FUNCIONARIO, ['RECUSAR_PELO_FUNCIONARIO', S.NAO_CONFIRMADO]],
  },
  {
    status: S.AGUARDANDO_CONFIRMACAO_AGENDA,
    weight: 1.5,
    when: 'FUTURE',
    steps: [...PROCESSING, ['AGUARDAR_CONFIRMACAO_AGENDA', S.AGUARDANDO_CONFIRMACAO_AGENDA]],
  },
  {
    status: S.FALTA_CONSULTA,
    weight: 3,
    when: 'PAST',
    steps: [...ATTENDANCE, ['MARCAR_FALTA', S.FALTA_CONSULTA]],
  },
  {
    status: S.PROCESSANDO_SOLICITACAO,
    weight: 0.7,
    when: null,
    steps: [...OPEN, ['PROCESSAR_SOLICITACAO', S.PROCESSANDO_SOLICITACAO]],
  },
  {
    status: S.CONCLUIDO,
    weight: 20,
    when: 'PAST',
    steps: [...ATTENDANCE, ['CONFIRMAR_COMPARECIMENTO', S.CONCLUIDO]],
  },
  { status: S.AGUARDANDO_CONFIRMACAO_DO_PRESTADOR, weight: 1.5, when: 'FUTURE', steps: TO_PRESTADOR },
  {
    status: S.AUTOAGENDAMENTO,
    weight: 3,
    when: null,
    steps: [['CRIAR_AUTOAGENDAMENTO', S.AUTOAGENDAMENTO]],
  },
];

const PORTAL_STATUSES: readonly IdStatus[] = [
  ...Array<IdStatus>(5).fill(S.AGUARDANDO_CONFIRMACAO_DO_PRESTADOR),
  ...Array<IdStatus>(4).fill(S.AGENDADO),
  S.KIT_PENDENTE,
  ...Array<IdStatus>(3).fill(S.DIA_DA_CONSULTA),
  ...Array<IdStatus>(2).fill(S.AGUARDANDO_CONF_COMPARECIMENTO),
  // For staff to ask it about.
  ...Array<IdStatus>(2).fill(S.REAGENDADO),
];

/** What the clinic of the login `prestador@apto.test` has to do. */
export const PORTAL_PATHS = PORTAL_STATUSES.flatMap((status) =>
  PATHS.filter((path) => path.status === status),
);

/** Exam types by how common they are. */
export const TYPES: readonly (readonly [number, number])[] = [
  [2, 40],
  [1, 18],
  [4, 12],
  [5, 6],
  [3, 5],
  [6, 3],
  [7, 2],
  [8, 3],
  [9, 4],
  [10, 2],
  [11, 2],
  [12, 2],
  [13, 1.5],
];

export const REASONS: Readonly<Partial<Record<StatusAction, readonly string[]>>> = {
  CANCELAR: [
    'Funcionário desligado antes do exame.',
    'Solicitação feita em duplicidade.',
    'Mudança de escala da equipe.',
  ],
  DESISTIR: ['Funcionário em viagem na data combinada.', 'Escala de trabalho alterada.'],
  SOLICITAR_ALTERACAO: ['Trocar para o período da tarde.', 'Pedir outra data na semana seguinte.'],
  PENDENCIAR_CLIENTE: [
    'Confirme o cargo atual do funcionário.',
    'Envie o telefone atualizado do funcionário.',
  ],
};
