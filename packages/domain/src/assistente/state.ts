import type { Block, SendingMethod } from '../autoagendamento/index.ts';
import { formatPhone, DEFAULT_PHONE } from '../documents/index.ts';
import type { Feriado, Ferias } from '../feriados/index.ts';
import type { Intervalo } from '../intervalo/index.ts';
import type { Notice } from '../messages/index.ts';
import {
  WHO,
  type PedidoCidade,
  type PedidoCliente,
  type PedidoFuncionario,
  type PedidoPrestador,
  type Who,
  type PedidoTipoExame,
} from '../pedido/index.ts';
import { PERIODO, type Periodo } from '../periodos/index.ts';
import type { Now } from '../time/index.ts';
import type { StepId, SolicitanteProfile } from './types.ts';

/** A toast that the reducer asks for; the screen shows it and answers NOTICES_READ with the last number. */
export interface NumberedNotice extends Notice {
  readonly number: number;
}

/** A question that stops the wizard until it is answered. */
export type AssistenteDialog =
  | { readonly type: 'BLOCK'; readonly block: Block }
  /** doc2 §4: function change of an employee whose risk did not change. */
  | { readonly type: 'FUNCTION_CHANGE_CHARGE'; readonly idFuncionario: number }
  /** doc2 §2.7: a provider of priority OUTROS while suggested ones exist. */
  | { readonly type: 'CONFIRM_OTHERS'; readonly prestador: PedidoPrestador };

/**
 * The request under construction (doc2 §3 'Appointment request'). What follows from the rest is not stored:
 * dataSugestaoInicial and dataSugestaoFinal are the ends of `intervaloSugerido`; disabledDays,
 * the first and last day of a suggestion, pcd, possuiRisco and examesEmDia are selectors; nomeFuncionario and
 * dataHomologacao are the employee's own.
 */
export interface AssistenteState {
  readonly step: StepId;
  readonly profile: SolicitanteProfile | null;
  readonly nomeSolicitante: string;
  readonly emailSolicitante: string;
  readonly telefoneSolicitante: string;
  readonly autoagendamento: boolean;
  readonly enquadramentoLaudoPCD: 'sim' | 'nao' | null;
  /** The link's employee has no risk, and the safety team is asked to confirm it (decision 36). */
  readonly confirmsRisco: boolean;
  readonly tipoExame: PedidoTipoExame | null;
  readonly cidade: PedidoCidade | null;
  readonly cliente: PedidoCliente | null;
  /** Employees picked in the multi-select and not added yet. */
  readonly selected: readonly number[];
  readonly funcionarios: readonly PedidoFuncionario[];
  readonly prestador: PedidoPrestador | null;
  readonly intervaloSugerido: Intervalo | null;
  readonly periodo: Periodo | null;
  /** As typed; read when it is validated. */
  readonly horarioMarcado: string;
  readonly quemAgenda: Who;
  readonly quemAvisa: Who;
  /** What the client and exam type prescribe; USUARIO_ESCOLHE leaves the choice to the user. */
  readonly prescribedScheduler: Who;
  readonly prescribedNotifier: Who;
  readonly observacao: string;
  readonly resideForaDoPais: boolean;
  readonly direcionarParaAtendente: boolean;
  readonly status: { readonly id: 1 };
  readonly formaEnvio: SendingMethod;
  readonly telefoneFuncionario: string;
  readonly emailFuncionario: string;
  readonly dialogs: readonly AssistenteDialog[];
  readonly avisos: readonly NumberedNotice[];
  readonly nextNotice: number;
}

/** Facts around the request that the rules need at the moment of an event. */
export interface AssistenteContext {
  readonly now: Now;
  /** Clinical exams are mandatory (doc2 §4). Default true. */
  readonly clinicalExameRequired?: boolean;
  /** SLA setting limiteDatas. */
  readonly dayLimit?: number | null;
  /** Of the registry: the country's, and those of the chosen city. */
  readonly feriados?: readonly Feriado[];
  /** Of the chosen clinic. */
  readonly ferias?: readonly Ferias[];
  /** Clinics offered so far, to know whether suggested ones exist. */
  readonly prestadores?: readonly { readonly prioridade?: string | null }[];
}

/** A new request with the defaults of doc2 §4 and the requester's data of the user's record (doc2 §2.2). */
export function initialState(
  profile: SolicitanteProfile | null = null,
  { autoagendamento = false }: { readonly autoagendamento?: boolean } = {},
): AssistenteState {
  const quemAgenda = profile?.quemAgenda ?? WHO.USUARIO_ESCOLHE;
  const quemAvisa = profile?.quemAvisa ?? WHO.SOLICITANTE;
  return {
    step: 'dados-solicitante',
    profile,
    nomeSolicitante: profile?.name ?? '',
    emailSolicitante: profile?.email ?? '',
    telefoneSolicitante: formatPhone(profile?.phone || DEFAULT_PHONE),
    autoagendamento,
    enquadramentoLaudoPCD: null,
    confirmsRisco: false,
    tipoExame: null,
    cidade: null,
    cliente: null,
    selected: [],
    funcionarios: [],
    prestador: null,
    intervaloSugerido: null,
    periodo: PERIODO.AMBOS,
    horarioMarcado: '',
    quemAgenda,
    quemAvisa,
    prescribedScheduler: quemAgenda,
    prescribedNotifier: quemAvisa,
    observacao: '',
    resideForaDoPais: false,
    direcionarParaAtendente: false,
    status: { id: 1 },
    formaEnvio: 'WHATSAPP',
    telefoneFuncionario: '',
    emailFuncionario: '',
    dialogs: [],
    avisos: [],
    nextNotice: 1,
  };
}
