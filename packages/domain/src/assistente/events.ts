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
  | { readonly tipo: 'SOLICITANTE_ALTERADO'; readonly campos: SolicitanteFields }
  | { readonly tipo: 'MODO_ESCOLHIDO'; readonly autoagendamento: boolean }
  | { readonly tipo: 'ENQUADRAMENTO_RESPONDIDO'; readonly value: 'sim' | 'nao' }
  // Appointment data
  | { readonly tipo: 'TIPO_EXAME_ESCOLHIDO'; readonly tipoExame: PedidoTipoExame | null }
  | { readonly tipo: 'CIDADE_ESCOLHIDA'; readonly cidade: PedidoCidade | null }
  | { readonly tipo: 'FUNCIONARIOS_SELECIONADOS'; readonly ids: readonly number[] }
  | { readonly tipo: 'FUNCIONARIOS_ADICIONADOS'; readonly funcionarios: readonly RegisteredFuncionario[] }
  | { readonly tipo: 'FUNCIONARIO_REMOVIDO'; readonly id: number }
  | { readonly tipo: 'FUNCIONARIO_ALTERADO'; readonly id: number; readonly campos: FuncionarioFields }
  | {
      /** What the registry says of somebody whom a draft brought back without it. */
      readonly tipo: 'CADASTRO_RELIDO';
      readonly id: number;
      readonly pcd: boolean;
      readonly mudouRisco: boolean;
    }
  | { readonly tipo: 'COBRANCA_RESPONDIDA'; readonly id: number; readonly confirmed: boolean }
  | { readonly tipo: 'RESIDENCIA_ALTERADA'; readonly resideForaDoPais: boolean }
  | { readonly tipo: 'CLIENTE_CARREGADO'; readonly cliente: PedidoCliente }
  | { readonly tipo: 'METODO_CARREGADO'; readonly quemAgenda: Who; readonly quemAvisa: Who }
  // Procedures
  | { readonly tipo: 'SINCRONIA_INICIADA'; readonly ids: readonly number[] }
  | { readonly tipo: 'RISCOS_CARREGADOS'; readonly id: number; readonly riscos: readonly PedidoRisco[] }
  | {
      readonly tipo: 'PROCEDIMENTOS_CARREGADOS';
      readonly id: number;
      readonly tipoExame: number;
      readonly resposta: SocResponse;
    }
  | { readonly tipo: 'SINCRONIA_FALHOU'; readonly id: number }
  | {
      readonly tipo: 'PROCEDIMENTOS_ESCOLHIDOS';
      readonly id: number;
      readonly procedimentos: readonly PedidoProcedimento[];
    }
  | {
      readonly tipo: 'EXAME_ACEITO';
      readonly id: number;
      readonly idExame: number;
      readonly accept: boolean;
    }
  | { readonly tipo: 'COBRANCA_CIENTE'; readonly id: number; readonly acknowledged: boolean }
  // Attachments
  | { readonly tipo: 'ANEXO_ADICIONADO'; readonly id: number; readonly attachment: PedidoAttachment }
  | {
      readonly tipo: 'ANEXO_REMOVIDO';
      readonly id: number;
      readonly nome: string;
      readonly attachmentType: PedidoAttachment['tipo'];
    }
  // Clinic
  | { readonly tipo: 'PRESTADOR_ESCOLHIDO'; readonly prestador: PedidoPrestador | null }
  | { readonly tipo: 'PRESTADOR_CONFIRMADO'; readonly confirmed: boolean }
  | { readonly tipo: 'PRESTADOR_CARREGADO'; readonly prestador: PedidoPrestador }
  | { readonly tipo: 'RESERVA_VERIFICADA'; readonly idPrestador: number; readonly supports: boolean | null }
  | { readonly tipo: 'INTERVALO_ESCOLHIDO'; readonly intervalo: Intervalo | null }
  /** The picker refused a range and kept none: a warning is all that is left to give. */
  | { readonly tipo: 'INTERVALO_RECUSADO'; readonly mensagem: string }
  | { readonly tipo: 'PERIODO_ESCOLHIDO'; readonly periodo: Periodo | null }
  | { readonly tipo: 'HORARIO_INFORMADO'; readonly horario: string }
  | { readonly tipo: 'QUEM_AGENDA_ESCOLHIDO'; readonly who: Who }
  | { readonly tipo: 'QUEM_AVISA_ESCOLHIDO'; readonly who: Who }
  | { readonly tipo: 'OBSERVACAO_ALTERADA'; readonly observacao: string }
  | { readonly tipo: 'ATENDENTE_ESCOLHIDO'; readonly forward: boolean }
  // Self-scheduling
  | { readonly tipo: 'FUNCIONARIO_DO_LINK_ESCOLHIDO'; readonly funcionario: RegisteredFuncionario | null }
  | {
      readonly tipo: 'ENVIO_ALTERADO';
      readonly campos: Partial<{
        readonly formaEnvio: SendingMethod;
        readonly telefoneFuncionario: string;
        readonly emailFuncionario: string;
      }>;
    }
  | { readonly tipo: 'BLOQUEIO_RESPONDIDO'; readonly scheduleManually: boolean }
  // Moving about
  | { readonly tipo: 'AVANCOU' }
  | { readonly tipo: 'VOLTOU' }
  | { readonly tipo: 'ETAPA_ABERTA'; readonly step: StepId }
  | { readonly tipo: 'AVISOS_LIDOS'; readonly until: number }
  | { readonly tipo: 'RECOMECOU' };
