import type { SendingMethod } from '../autoagendamento/index.ts';
import type { Intervalo } from '../intervalo/index.ts';
import type {
  PedidoAttachment,
  PedidoCidade,
  PedidoCliente,
  RegisteredFuncionario,
  PedidoFuncionario,
  PedidoPrestador,
  PedidoProcedimento,
  Who,
  PedidoRisco,
  PedidoTipoExame,
  SocResponse,
} from '../pedido/index.ts';
import type { Periodo } from '../periodos/index.ts';
import type { StepId } from './types.ts';

/** Fields of an employee that the requester fills in. */
export type FuncionarioFields = Partial<
  Pick<
    PedidoFuncionario,
    | 'email'
    | 'phone'
    | 'pcd'
    | 'dataHomologacao'
    | 'dataLiberacao'
    | 'tipoRetorno'
    | 'detalheConsulta'
    | 'questionarioRisco'
    | 'questionarioHierarquiaId'
    | 'observacao'
  >
>;

export type SolicitanteFields = Partial<{
  readonly nomeSolicitante: string;
  readonly emailSolicitante: string;
  readonly telefoneSolicitante: string;
}>;

/** Everything that can happen to the request. */
export type AssistenteEvent =
  // Requester
  | { readonly type: 'SOLICITANTE_ALTERADO'; readonly fields: SolicitanteFields }
  | { readonly type: 'MODO_ESCOLHIDO'; readonly autoagendamento: boolean }
  | { readonly type: 'ENQUADRAMENTO_RESPONDIDO'; readonly value: 'sim' | 'nao' }
  // Appointment data
  | { readonly type: 'TIPO_EXAME_ESCOLHIDO'; readonly tipoExame: PedidoTipoExame | null }
  | { readonly type: 'CIDADE_ESCOLHIDA'; readonly cidade: PedidoCidade | null }
  | { readonly type: 'FUNCIONARIOS_SELECIONADOS'; readonly ids: readonly number[] }
  | { readonly type: 'FUNCIONARIOS_ADICIONADOS'; readonly funcionarios: readonly RegisteredFuncionario[] }
  | { readonly type: 'FUNCIONARIO_REMOVIDO'; readonly id: number }
  | { readonly type: 'FUNCIONARIO_ALTERADO'; readonly id: number; readonly fields: FuncionarioFields }
  | {
      /** What the registry says of somebody whom a draft brought back without it. */
      readonly type: 'CADASTRO_RELIDO';
      readonly id: number;
      readonly pcd: boolean;
      readonly mudouRisco: boolean;
    }
  | { readonly type: 'COBRANCA_RESPONDIDA'; readonly id: number; readonly confirmed: boolean }
  | { readonly type: 'RESIDENCIA_ALTERADA'; readonly resideForaDoPais: boolean }
  | { readonly type: 'CLIENTE_CARREGADO'; readonly cliente: PedidoCliente }
  | { readonly type: 'METODO_CARREGADO'; readonly quemAgenda: Who; readonly quemAvisa: Who }
  // Procedures
  | { readonly type: 'SINCRONIA_INICIADA'; readonly ids: readonly number[] }
  | { readonly type: 'RISCOS_CARREGADOS'; readonly id: number; readonly riscos: readonly PedidoRisco[] }
  | {
      readonly type: 'PROCEDIMENTOS_CARREGADOS';
      readonly id: number;
      readonly tipoExame: number;
      readonly response: SocResponse;
    }
  | { readonly type: 'SINCRONIA_FALHOU'; readonly id: number }
  | {
      readonly type: 'PROCEDIMENTOS_ESCOLHIDOS';
      readonly id: number;
      readonly procedimentos: readonly PedidoProcedimento[];
    }
  | {
      readonly type: 'EXAME_ACEITO';
      readonly id: number;
      readonly idExame: number;
      readonly accept: boolean;
    }
  | { readonly type: 'COBRANCA_CIENTE'; readonly id: number; readonly acknowledged: boolean }
  // Attachments
  | { readonly type: 'ANEXO_ADICIONADO'; readonly id: number; readonly attachment: PedidoAttachment }
  | {
      readonly type: 'ANEXO_REMOVIDO';
      readonly id: number;
      readonly nome: string;
      readonly attachmentType: PedidoAttachment['tipo'];
    }
  // Clinic
  | { readonly type: 'PRESTADOR_ESCOLHIDO'; readonly prestador: PedidoPrestador | null }
  | { readonly type: 'PRESTADOR_CONFIRMADO'; readonly confirmed: boolean }
  | { readonly type: 'PRESTADOR_CARREGADO'; readonly prestador: PedidoPrestador }
  | { readonly type: 'RESERVA_VERIFICADA'; readonly idPrestador: number; readonly supports: boolean | null }
  | { readonly type: 'INTERVALO_ESCOLHIDO'; readonly intervalo: Intervalo | null }
  /** The picker refused a range and kept none: a warning is all that is left to give. */
  | { readonly type: 'INTERVALO_RECUSADO'; readonly message: string }
  | { readonly type: 'PERIODO_ESCOLHIDO'; readonly periodo: Periodo | null }
  | { readonly type: 'HORARIO_INFORMADO'; readonly horario: string }
  | { readonly type: 'QUEM_AGENDA_ESCOLHIDO'; readonly who: Who }
  | { readonly type: 'QUEM_AVISA_ESCOLHIDO'; readonly who: Who }
  | { readonly type: 'OBSERVACAO_ALTERADA'; readonly observacao: string }
  | { readonly type: 'ATENDENTE_ESCOLHIDO'; readonly forward: boolean }
  // Self-scheduling
  | { readonly type: 'FUNCIONARIO_DO_LINK_ESCOLHIDO'; readonly funcionario: RegisteredFuncionario | null }
  | {
      readonly type: 'ENVIO_ALTERADO';
      readonly fields: Partial<{
        readonly formaEnvio: SendingMethod;
        readonly telefoneFuncionario: string;
        readonly emailFuncionario: string;
      }>;
    }
  /** Decision 36: no risk is known, and the safety team is to confirm that. */
  | { readonly type: 'CONFIRMACAO_DE_RISCO_PEDIDA' }
  | { readonly type: 'BLOQUEIO_RESPONDIDO'; readonly scheduleManually: boolean }
  // Moving about
  | { readonly type: 'AVANCOU' }
  | { readonly type: 'VOLTOU' }
  | { readonly type: 'ETAPA_ABERTA'; readonly step: StepId }
  | { readonly type: 'AVISOS_LIDOS'; readonly until: number }
  | { readonly type: 'RECOMECOU' };
