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
    | 'informacoesPcd'
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
  | { readonly type: 'SOLICITANTE_CHANGED'; readonly fields: SolicitanteFields }
  | { readonly type: 'MODE_CHOSEN'; readonly autoagendamento: boolean }
  | { readonly type: 'ENQUADRAMENTO_ANSWERED'; readonly value: 'sim' | 'nao' }
  // Appointment data
  | { readonly type: 'TIPO_EXAME_CHOSEN'; readonly tipoExame: PedidoTipoExame | null }
  | { readonly type: 'CIDADE_CHOSEN'; readonly cidade: PedidoCidade | null }
  | { readonly type: 'FUNCIONARIOS_SELECTED'; readonly ids: readonly number[] }
  | { readonly type: 'FUNCIONARIOS_ADDED'; readonly funcionarios: readonly RegisteredFuncionario[] }
  | { readonly type: 'FUNCIONARIO_REMOVED'; readonly id: number }
  | { readonly type: 'FUNCIONARIO_CHANGED'; readonly id: number; readonly fields: FuncionarioFields }
  | {
      /** What the registry says of somebody whom a draft brought back without it. */
      readonly type: 'REGISTRATION_REREAD';
      readonly id: number;
      readonly pcd: boolean;
      readonly mudouRisco: boolean;
    }
  | { readonly type: 'CHARGE_ANSWERED'; readonly id: number; readonly confirmed: boolean }
  | { readonly type: 'RESIDENCE_CHANGED'; readonly resideForaDoPais: boolean }
  | { readonly type: 'CLIENTE_LOADED'; readonly cliente: PedidoCliente }
  | { readonly type: 'METHOD_LOADED'; readonly quemAgenda: Who; readonly quemAvisa: Who }
  // Procedures
  | { readonly type: 'SYNC_STARTED'; readonly ids: readonly number[] }
  | { readonly type: 'RISCOS_LOADED'; readonly id: number; readonly riscos: readonly PedidoRisco[] }
  | {
      readonly type: 'PROCEDIMENTOS_LOADED';
      readonly id: number;
      readonly tipoExame: number;
      readonly response: SocResponse;
    }
  | { readonly type: 'SYNC_FAILED'; readonly id: number }
  | {
      readonly type: 'PROCEDIMENTOS_CHOSEN';
      readonly id: number;
      readonly procedimentos: readonly PedidoProcedimento[];
    }
  | {
      readonly type: 'EXAME_ACCEPTED';
      readonly id: number;
      readonly idExame: number;
      readonly accept: boolean;
    }
  | { readonly type: 'CHARGE_ACKNOWLEDGED'; readonly id: number; readonly acknowledged: boolean }
  // Attachments
  | { readonly type: 'ATTACHMENT_ADDED'; readonly id: number; readonly attachment: PedidoAttachment }
  | {
      readonly type: 'ATTACHMENT_REMOVED';
      readonly id: number;
      readonly name: string;
      readonly attachmentType: PedidoAttachment['kind'];
    }
  /** What the server still keeps of the uploads of a draft. */
  | { readonly type: 'ATTACHMENTS_REREAD'; readonly attachments: readonly PedidoAttachment[] }
  // Clinic
  | { readonly type: 'PRESTADOR_CHOSEN'; readonly prestador: PedidoPrestador | null }
  | { readonly type: 'PRESTADOR_CONFIRMED'; readonly confirmed: boolean }
  | { readonly type: 'PRESTADOR_LOADED'; readonly prestador: PedidoPrestador }
  | { readonly type: 'RESERVA_VERIFIED'; readonly idPrestador: number; readonly supports: boolean | null }
  | { readonly type: 'INTERVALO_CHOSEN'; readonly intervalo: Intervalo | null }
  /** The picker refused a range and kept none: a warning is all that is left to give. */
  | { readonly type: 'INTERVALO_REFUSED'; readonly message: string }
  | { readonly type: 'PERIODO_CHOSEN'; readonly periodo: Periodo | null }
  | { readonly type: 'HORARIO_GIVEN'; readonly horario: string }
  | { readonly type: 'QUEM_AGENDA_CHOSEN'; readonly who: Who }
  | { readonly type: 'QUEM_AVISA_CHOSEN'; readonly who: Who }
  | { readonly type: 'NOTE_CHANGED'; readonly observacao: string }
  | { readonly type: 'ATTENDANT_CHOSEN'; readonly forward: boolean }
  // Self-scheduling
  | { readonly type: 'LINK_FUNCIONARIO_CHOSEN'; readonly funcionario: RegisteredFuncionario | null }
  | {
      readonly type: 'SENDING_CHANGED';
      readonly fields: Partial<{
        readonly formaEnvio: SendingMethod;
        readonly telefoneFuncionario: string;
        readonly emailFuncionario: string;
      }>;
    }
  /** Decision 36: no risk is known, and the safety team is to confirm that. */
  | { readonly type: 'RISCO_CONFIRMATION_REQUESTED' }
  | { readonly type: 'BLOCK_ANSWERED'; readonly scheduleManually: boolean }
  /** Closed without an answer, by Esc or its X: what forbids the link is taken back, and nothing else. */
  | { readonly type: 'BLOCK_CLOSED' }
  // Moving about
  /** `refusal`: why the days were refused and cleared, which the step's message then says. */
  | { readonly type: 'ADVANCED'; readonly refusal?: string | undefined }
  | { readonly type: 'WENT_BACK' }
  | { readonly type: 'STEP_OPENED'; readonly step: StepId }
  | { readonly type: 'NOTICES_READ'; readonly until: number }
  | { readonly type: 'RESTARTED' };
