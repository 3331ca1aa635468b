import type { Bloqueio, FormaEnvio } from '../autoagendamento/index.ts';
import { formatarTelefone, TELEFONE_PADRAO } from '../documentos/index.ts';
import type { Intervalo } from '../intervalo/index.ts';
import type { Aviso } from '../mensagens/index.ts';
import { PERIODO, type Periodo } from '../periodos/index.ts';
import type { Feriado, Ferias } from '../feriados/index.ts';
import type { Agora } from '../tempo/index.ts';
import {
  QUEM,
  type CidadeDoPedido,
  type ClienteDoPedido,
  type EtapaId,
  type FuncionarioDoPedido,
  type PerfilDoSolicitante,
  type PrestadorDoPedido,
  type Quem,
  type TipoExameDoPedido,
} from './tipos.ts';

/** A toast that the reducer asks for; the screen shows it and answers AVISOS_LIDOS with the last number. */
export interface AvisoNumerado extends Aviso {
  readonly numero: number;
}

/** A question that stops the wizard until it is answered. */
export type DialogoDoAssistente =
  | { readonly tipo: 'BLOQUEIO'; readonly bloqueio: Bloqueio }
  /** doc2 §4: function change of an employee whose risk did not change. */
  | { readonly tipo: 'COBRANCA_MUDANCA_FUNCAO'; readonly idFuncionario: number }
  /** doc2 §2.7: a provider of priority OUTROS while suggested ones exist. */
  | { readonly tipo: 'CONFIRMAR_OUTROS'; readonly prestador: PrestadorDoPedido };

/**
 * The request under construction (doc2 §3 'Appointment request'). What follows from the rest is not stored:
 * dataSugestaoInicial and dataSugestaoFinal are the ends of `intervaloSugerido`; disabledDays,
 * intervaloMinDate and intervaloMaxDate, pcd, possuiRisco and examesEmDia are selectors; nomeFuncionario and
 * dataHomologacao are the employee's own.
 */
export interface EstadoAssistente {
  readonly etapa: EtapaId;
  readonly profile: PerfilDoSolicitante | null;
  readonly nomeSolicitante: string;
  readonly emailSolicitante: string;
  readonly telefoneSolicitante: string;
  readonly autoagendamento: boolean;
  readonly enquadramentoLaudoPCD: 'sim' | 'nao' | null;
  readonly tipoExame: TipoExameDoPedido | null;
  readonly cidade: CidadeDoPedido | null;
  readonly cliente: ClienteDoPedido | null;
  /** Employees picked in the multi-select and not added yet. */
  readonly selecionados: readonly number[];
  readonly funcionarios: readonly FuncionarioDoPedido[];
  readonly prestador: PrestadorDoPedido | null;
  readonly intervaloSugerido: Intervalo | null;
  readonly periodo: Periodo | null;
  /** As typed; read when it is validated. */
  readonly horarioMarcado: string;
  readonly quemAgenda: Quem;
  readonly quemAvisa: Quem;
  /** What the client and exam type prescribe; USUARIO_ESCOLHE leaves the choice to the user. */
  readonly quemAgendaPrescrito: Quem;
  readonly quemAvisaPrescrito: Quem;
  readonly observacao: string;
  readonly resideForaDoPais: boolean;
  readonly direcionarParaAtendente: boolean;
  readonly status: { readonly id: 1 };
  readonly formaEnvio: FormaEnvio;
  readonly telefoneFuncionario: string;
  readonly emailFuncionario: string;
  readonly dialogos: readonly DialogoDoAssistente[];
  readonly avisos: readonly AvisoNumerado[];
  readonly proximoAviso: number;
}

/** Facts around the request that the rules need at the moment of an event. */
export interface ContextoAssistente {
  readonly agora: Agora;
  /** Clinical exams are mandatory (doc2 §4). Default true. */
  readonly exameClinicoObrigatorio?: boolean;
  /** SLA setting limiteDatas. */
  readonly limiteDias?: number | null;
  /** Of the registry, for the chosen city. */
  readonly feriados?: readonly Feriado[];
  /** Of the chosen clinic. */
  readonly ferias?: readonly Ferias[];
  /** Clinics offered so far, to know whether suggested ones exist. */
  readonly prestadores?: readonly { readonly prioridade?: string | null }[];
}

/** Maximum employees of one request (doc2 §9). */
export const MAXIMO_FUNCIONARIOS = 10;
/** Employees per call to the external system: batch size 5 minus 1 (doc2 §4, decisions #29). */
export const LOTE_SOC = 4;

/** A new request with the defaults of doc2 §4 and the requester's data of the user's record (doc2 §2.2). */
export function estadoInicial(
  profile: PerfilDoSolicitante | null = null,
  { autoagendamento = false }: { readonly autoagendamento?: boolean } = {},
): EstadoAssistente {
  const quemAgenda = profile?.quemAgenda ?? QUEM.USUARIO_ESCOLHE;
  const quemAvisa = profile?.quemAvisa ?? QUEM.SOLICITANTE;
  return {
    etapa: 'dados-solicitante',
    profile,
    nomeSolicitante: profile?.name ?? '',
    emailSolicitante: profile?.email ?? '',
    telefoneSolicitante: formatarTelefone(profile?.phone || TELEFONE_PADRAO),
    autoagendamento,
    enquadramentoLaudoPCD: null,
    tipoExame: null,
    cidade: null,
    cliente: null,
    selecionados: [],
    funcionarios: [],
    prestador: null,
    intervaloSugerido: null,
    periodo: PERIODO.AMBOS,
    horarioMarcado: '',
    quemAgenda,
    quemAvisa,
    quemAgendaPrescrito: quemAgenda,
    quemAvisaPrescrito: quemAvisa,
    observacao: '',
    resideForaDoPais: false,
    direcionarParaAtendente: false,
    status: { id: 1 },
    formaEnvio: 'WHATSAPP',
    telefoneFuncionario: '',
    emailFuncionario: '',
    dialogos: [],
    avisos: [],
    proximoAviso: 1,
  };
}
