import { MESSAGE } from './common.ts';
import { NO_FAIXAS_MESSAGE, UNAVAILABLE_FAIXA_MESSAGE } from './faixas.ts';
import { NOTICE_LIFE, type Notice, warned } from './notice.ts';

const { SOC, FAIXA_INDISPONIVEL, LIST_SUCCESS } = NOTICE_LIFE;
const given = (detail: string | undefined): { detail: string } | object => (detail ? { detail } : {});

/** Toasts of the wizard and of self-scheduling (doc2 §8). */
export const ASSISTENTE_NOTICE = {
  /** A step that does not validate: 'Erro' with the step's message. */
  invalidStep: (message: string = MESSAGE.FILL_IN_CORRECTLY): Notice => ({
    tone: 'danger',
    title: MESSAGE.ERROR,
    detail: message,
  }),
  funcionarioAdded: (): Notice => ({ tone: 'success', title: 'Funcionário adicionado com sucesso!' }),
  funcionarioLimitReached: (): Notice => ({
    tone: 'info',
    title: 'Limite de funcionários atingido!',
    detail: ASSISTENTE_MESSAGE.FUNCIONARIO_LIMIT,
  }),
  otherCliente: (): Notice => ({
    tone: 'info',
    title: 'Somente funcionários do mesmo cliente podem ser adicionados.',
  }),
  /** Who was to be added and was not, by name. */
  funcionariosLeftOut: (names: readonly string[]): Notice => ({
    tone: 'info',
    title: `${names.length === 1 ? 'Ficou' : 'Ficaram'} de fora: ${names.join(', ')}.`,
  }),
  socFailed: (): Notice => ({ tone: 'danger', title: MESSAGE.SOC_SYNC }),
  examesFailed: (detail?: string): Notice => ({
    tone: 'warning',
    title: 'Não foi possível consultar os Exames no SOC',
    ...given(detail),
    life: SOC,
  }),
  riscosFailed: (detail?: string): Notice => ({
    tone: 'warning',
    title: 'Não foi possível consultar os Riscos no SOC',
    ...given(detail),
    life: SOC,
  }),
  agendaFailed: (detail?: string): Notice => ({
    tone: 'danger',
    title: 'Não foi possível buscar agenda de horários do prestador.',
    ...given(detail),
    life: SOC,
  }),
  reservaVerificationFailed: (): Notice => ({
    tone: 'danger',
    title:
      'Não foi possível verificar se o prestador atende reserva de horários. Por favor, tente novamente.',
  }),
  routingFailed: (): Notice => ({
    tone: 'danger',
    title: 'Não foi possível direcionar o agendamento para um atendente. Tente novamente.',
  }),
  withoutHorarios: (): Notice => ({
    tone: 'danger',
    title: NO_FAIXAS_MESSAGE,
    life: LIST_SUCCESS,
  }),
  incompleteSchedule: (): Notice => ({
    tone: 'warning',
    title: MESSAGE.FILL_IN_CORRECTLY,
    life: LIST_SUCCESS,
  }),
  faixaUnavailable: (): Notice => ({
    tone: 'info',
    title: UNAVAILABLE_FAIXA_MESSAGE,
    life: FAIXA_INDISPONIVEL,
  }),
  /** @param warnings what the server decided otherwise than it was asked, such as handing over to an attendant */
  agendamentoSaved: (name: string, warnings: readonly string[] = []): Notice =>
    warned({ tone: 'success', title: `Agendamento do colaborador ${name} salvo com sucesso` }, warnings),
  preSolicitacaoSaved: (name: string, warnings: readonly string[] = []): Notice =>
    warned({ tone: 'success', title: `Pré-solicitação do colaborador ${name} salva com sucesso` }, warnings),
  preSolicitacaoFailed: (name: string, detail?: string): Notice => ({
    tone: 'danger',
    title: `Erro ao salvar pré solicitação do colaborador ${name}`,
    ...given(detail),
  }),
  procedimentosFailed: (name: string): Notice => ({
    tone: 'danger',
    title: `Problemas ao sincronizar procedimentos do colaborador ${name} com o SOC!`,
  }),
  horariosReserved: (): Notice => ({ tone: 'success', title: 'Horários reservados com sucesso' }),
  agendamentoConfirmed: (): Notice => ({ tone: 'success', title: 'Agendamento confirmado' }),
  prestadorDoesNotServeEmpresa: (empresas: string): Notice => ({
    tone: 'warning',
    title: `O prestador não atende os funcionários da empresa: ${empresas}`,
    life: SOC,
  }),
  releasedPrestador: (): Notice => ({ tone: 'success', title: 'Prestador liberado com sucesso' }),
  prestadorWithoutHorarios: (message: string): Notice => ({ tone: 'info', title: message }),
  intervaloRefused: (message: string): Notice => ({
    tone: 'warning',
    title: message,
    life: NOTICE_LIFE.DATE,
  }),
  duplicateFile: (): Notice => ({ tone: 'info', title: MESSAGE.DUPLICATE_FILE }),
  fileTooLarge: (): Notice => ({ tone: 'danger', title: MESSAGE.FILE_TOO_LARGE }),
} as const;

/** Messages of the wizard's steps that belong to no other folder (doc2 §5). */
export const ASSISTENTE_MESSAGE = {
  AT_LEAST_ONE_FUNCIONARIO: 'Deve ser adicionado no minímo um funcionário',
  FUNCIONARIO_LIMIT: 'O limite máximo de funcionários em um agendamento é de 10.',
  SELECTED_NOT_ADDED: 'Existem funcionários selecionados que não foram adicionados',
  CHARGE_ACKNOWLEDGED: 'Estou ciente de que os exames serão cobrados.',
  SCHEDULE_ALL: 'É necessário agendar todos os funcionários antes de prosseguir',
  FUNCIONARIO_WITHOUT_RISCO:
    'O funcionario do agendamento está sem riscos. Por favor, aplique os riscos no funcionário.',
  WAIT_FOR_RESERVA:
    'Aguarde estamos inserindo os agendamentos no prestador. Esta operação pode demorar. Aguarde.',
} as const;
