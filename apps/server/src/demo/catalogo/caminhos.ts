import { STATUS as S, type AcaoStatus, type IdStatus } from '@apto/domain';

export type Passo = readonly [acao: AcaoStatus, para: IdStatus];

const ABERTO: Passo[] = [['CRIAR', S.EM_ABERTO]];
const ANDAMENTO: Passo[] = [...ABERTO, ['INICIAR_ATENDIMENTO', S.EM_ANDAMENTO]];
const AGENDADO: Passo[] = [...ANDAMENTO, ['AGENDAR', S.AGENDADO]];
const DIA: Passo[] = [...AGENDADO, ['CHEGAR_DIA', S.DIA_DA_CONSULTA]];
const COMPARECIMENTO: Passo[] = [...DIA, ['ENCERRAR_DIA', S.AGUARDANDO_CONF_COMPARECIMENTO]];
const PROCESSANDO: Passo[] = [...ANDAMENTO, ['RESERVAR_HORARIOS', S.PROCESSANDO_AGENDAMENTO]];
const FUNCIONARIO: Passo[] = [...ANDAMENTO, ['PEDIR_CONFIRMACAO_FUNCIONARIO', S.AGUARDANDO_CONF_COLABORADOR]];
const AO_PRESTADOR: Passo[] = [
  ...ANDAMENTO,
  ['PEDIR_CONFIRMACAO_PRESTADOR', S.AGUARDANDO_CONFIRMACAO_DO_PRESTADOR],
];
const PENDENCIA: Passo[] = [...AGENDADO, ['SOLICITAR_ALTERACAO', S.PENDENCIA_PRESTADOR]];

/** When the day of the exam is, seen from today. `null`: not booked yet. */
export type Quando = 'FUTURO' | 'HOJE' | 'ONTEM' | 'PASSADO' | null;

/** How an appointment came to each status: a path through the transition table, and how common it is. */
export const CAMINHOS: readonly {
  status: IdStatus;
  peso: number;
  quando: Quando;
  passos: readonly Passo[];
}[] = [
  { status: S.EM_ABERTO, peso: 13, quando: null, passos: ABERTO },
  { status: S.EM_ANDAMENTO, peso: 7, quando: null, passos: ANDAMENTO },
  { status: S.AGUARDANDO_CONF_COLABORADOR, peso: 3, quando: null, passos: FUNCIONARIO },
  {
    status: S.PENDENCIA_CLIENTE,
    peso: 3,
    quando: null,
    passos: [...ANDAMENTO, ['PENDENCIAR_CLIENTE', S.PENDENCIA_CLIENTE]],
  },
  {
    status: S.AGUARDANDO_DATA,
    peso: 2,
    quando: null,
    passos: [...ANDAMENTO, ['AGUARDAR_DATA', S.AGUARDANDO_DATA]],
  },
  { status: S.DIA_DA_CONSULTA, peso: 2, quando: 'HOJE', passos: DIA },
  { status: S.AGUARDANDO_CONF_COMPARECIMENTO, peso: 3, quando: 'ONTEM', passos: COMPARECIMENTO },
  { status: S.AGENDADO, peso: 17, quando: 'FUTURO', passos: AGENDADO },
  {
    status: S.DESISTENCIA_DE_VAGA,
    peso: 3,
    quando: null,
    passos: [...ANDAMENTO, ['DESISTIR', S.DESISTENCIA_DE_VAGA]],
  },
  { status: S.CANCELADO, peso: 5, quando: null, passos: [...ABERTO, ['CANCELAR', S.CANCELADO]] },
  { status: S.REAGENDADO, peso: 1.5, quando: 'FUTURO', passos: [...AGENDADO, ['REAGENDAR', S.REAGENDADO]] },
  {
    status: S.AGUARDANDO_APLICACAO_RISCO,
    peso: 2,
    quando: null,
    passos: [['CRIAR_AUTOAGENDAMENTO', S.AGUARDANDO_APLICACAO_RISCO]],
  },
  { status: S.PROCESSANDO_AGENDAMENTO, peso: 0.8, quando: 'FUTURO', passos: PROCESSANDO },
  {
    status: S.PENDENCIA_RESOLVIDA,
    peso: 1.5,
    quando: 'FUTURO',
    passos: [...PENDENCIA, ['ATENDER_PENDENCIA', S.PENDENCIA_RESOLVIDA]],
  },
  {
    status: S.KIT_PENDENTE,
    peso: 2,
    quando: 'FUTURO',
    passos: [...AGENDADO, ['FALHAR_KIT', S.KIT_PENDENTE]],
  },
  { status: S.PENDENCIA_PRESTADOR, peso: 3, quando: 'FUTURO', passos: PENDENCIA },
  {
    status: S.DEPOSITO_ANTECIPADO,
    peso: 3,
    quando: 'FUTURO',
    passos: [...ANDAMENTO, ['AGENDAR', S.DEPOSITO_ANTECIPADO]],
  },
  {
    status: S.NAO_CONFIRMADO,
    peso: 1.5,
    quando: 'PASSADO',
    passos: [...FUNCIONARIO, ['RECUSAR_PELO_FUNCIONARIO', S.NAO_CONFIRMADO]],
  },
  {
    status: S.AGUARDANDO_CONFIRMACAO_AGENDA,
    peso: 1.5,
    quando: 'FUTURO',
    passos: [...PROCESSANDO, ['AGUARDAR_CONFIRMACAO_AGENDA', S.AGUARDANDO_CONFIRMACAO_AGENDA]],
  },
  {
    status: S.FALTA_CONSULTA,
    peso: 3,
    quando: 'PASSADO',
    passos: [...COMPARECIMENTO, ['MARCAR_FALTA', S.FALTA_CONSULTA]],
  },
  {
    status: S.PROCESSANDO_SOLICITACAO,
    peso: 0.7,
    quando: null,
    passos: [...ABERTO, ['PROCESSAR_SOLICITACAO', S.PROCESSANDO_SOLICITACAO]],
  },
  {
    status: S.CONCLUIDO,
    peso: 20,
    quando: 'PASSADO',
    passos: [...COMPARECIMENTO, ['CONFIRMAR_COMPARECIMENTO', S.CONCLUIDO]],
  },
  { status: S.AGUARDANDO_CONFIRMACAO_DO_PRESTADOR, peso: 1.5, quando: 'FUTURO', passos: AO_PRESTADOR },
  {
    status: S.AUTOAGENDAMENTO,
    peso: 3,
    quando: null,
    passos: [['CRIAR_AUTOAGENDAMENTO', S.AUTOAGENDAMENTO]],
  },
];

/** Exam types by how common they are. */
export const TIPOS: readonly (readonly [number, number])[] = [
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

export const MOTIVOS: Readonly<Partial<Record<AcaoStatus, readonly string[]>>> = {
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
