import type { FormaEnvio } from '../autoagendamento/index.ts';
import type { Intervalo } from '../intervalo/index.ts';
import type { Periodo } from '../periodos/index.ts';
import type { DataCivil } from '../tempo/index.ts';
import type {
  AnexoDoPedido,
  CidadeDoPedido,
  ClienteDoPedido,
  EtapaId,
  FuncionarioDoCadastro,
  FuncionarioDoPedido,
  PrestadorDoPedido,
  ProcedimentoDoPedido,
  Quem,
  RiscoDoPedido,
  TipoExameDoPedido,
} from './tipos.ts';

/** Answer of the SOC import (doc2 §3 'Exam entry'). */
export interface RespostaSoc {
  readonly procedimentos: readonly ProcedimentoDoPedido[];
  readonly examesEmDia: boolean;
  readonly examesEmDiaList: readonly {
    readonly idExame: number;
    readonly name: string;
    readonly clinical: boolean;
    readonly dataUltimaRealizacao: DataCivil | null;
    readonly dataRefazerExame: DataCivil | null;
    readonly procedimentoNaoPeriodico: boolean;
  }[];
}

/** Fields of an employee that the requester fills in. */
export type CamposDoFuncionario = Partial<
  Pick<
    FuncionarioDoPedido,
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

export type CamposDoSolicitante = Partial<{
  readonly nomeSolicitante: string;
  readonly emailSolicitante: string;
  readonly telefoneSolicitante: string;
}>;

/** Everything that can happen to the request. */
export type EventoAssistente =
  // Requester
  | { readonly tipo: 'SOLICITANTE_ALTERADO'; readonly campos: CamposDoSolicitante }
  | { readonly tipo: 'MODO_ESCOLHIDO'; readonly autoagendamento: boolean }
  | { readonly tipo: 'ENQUADRAMENTO_RESPONDIDO'; readonly valor: 'sim' | 'nao' }
  // Appointment data
  | { readonly tipo: 'TIPO_EXAME_ESCOLHIDO'; readonly tipoExame: TipoExameDoPedido | null }
  | { readonly tipo: 'CIDADE_ESCOLHIDA'; readonly cidade: CidadeDoPedido | null }
  | { readonly tipo: 'FUNCIONARIOS_SELECIONADOS'; readonly ids: readonly number[] }
  | { readonly tipo: 'FUNCIONARIOS_ADICIONADOS'; readonly funcionarios: readonly FuncionarioDoCadastro[] }
  | { readonly tipo: 'FUNCIONARIO_REMOVIDO'; readonly id: number }
  | { readonly tipo: 'FUNCIONARIO_ALTERADO'; readonly id: number; readonly campos: CamposDoFuncionario }
  | {
      /** What the registry says of somebody whom a draft brought back without it. */
      readonly tipo: 'CADASTRO_RELIDO';
      readonly id: number;
      readonly pcd: boolean;
      readonly mudouRisco: boolean;
    }
  | { readonly tipo: 'COBRANCA_RESPONDIDA'; readonly id: number; readonly confirma: boolean }
  | { readonly tipo: 'RESIDENCIA_ALTERADA'; readonly resideForaDoPais: boolean }
  | { readonly tipo: 'CLIENTE_CARREGADO'; readonly cliente: ClienteDoPedido }
  | { readonly tipo: 'METODO_CARREGADO'; readonly quemAgenda: Quem; readonly quemAvisa: Quem }
  // Procedures
  | { readonly tipo: 'SINCRONIA_INICIADA'; readonly ids: readonly number[] }
  | { readonly tipo: 'RISCOS_CARREGADOS'; readonly id: number; readonly riscos: readonly RiscoDoPedido[] }
  | {
      readonly tipo: 'PROCEDIMENTOS_CARREGADOS';
      readonly id: number;
      readonly tipoExame: number;
      readonly resposta: RespostaSoc;
    }
  | { readonly tipo: 'SINCRONIA_FALHOU'; readonly id: number }
  | {
      readonly tipo: 'PROCEDIMENTOS_ESCOLHIDOS';
      readonly id: number;
      readonly procedimentos: readonly ProcedimentoDoPedido[];
    }
  | {
      readonly tipo: 'EXAME_ACEITO';
      readonly id: number;
      readonly idExame: number;
      readonly aceitar: boolean;
    }
  | { readonly tipo: 'COBRANCA_CIENTE'; readonly id: number; readonly ciente: boolean }
  // Attachments
  | { readonly tipo: 'ANEXO_ADICIONADO'; readonly id: number; readonly anexo: AnexoDoPedido }
  | {
      readonly tipo: 'ANEXO_REMOVIDO';
      readonly id: number;
      readonly nome: string;
      readonly tipoAnexo: AnexoDoPedido['tipo'];
    }
  // Clinic
  | { readonly tipo: 'PRESTADOR_ESCOLHIDO'; readonly prestador: PrestadorDoPedido | null }
  | { readonly tipo: 'PRESTADOR_CONFIRMADO'; readonly confirma: boolean }
  | { readonly tipo: 'PRESTADOR_CARREGADO'; readonly prestador: PrestadorDoPedido }
  | { readonly tipo: 'RESERVA_VERIFICADA'; readonly idPrestador: number; readonly suporta: boolean | null }
  | { readonly tipo: 'INTERVALO_ESCOLHIDO'; readonly intervalo: Intervalo | null }
  /** The picker refused a range and kept none: a warning is all that is left to give. */
  | { readonly tipo: 'INTERVALO_RECUSADO'; readonly mensagem: string }
  | { readonly tipo: 'PERIODO_ESCOLHIDO'; readonly periodo: Periodo | null }
  | { readonly tipo: 'HORARIO_INFORMADO'; readonly horario: string }
  | { readonly tipo: 'QUEM_AGENDA_ESCOLHIDO'; readonly quem: Quem }
  | { readonly tipo: 'QUEM_AVISA_ESCOLHIDO'; readonly quem: Quem }
  | { readonly tipo: 'OBSERVACAO_ALTERADA'; readonly observacao: string }
  | { readonly tipo: 'ATENDENTE_ESCOLHIDO'; readonly direcionar: boolean }
  // Self-scheduling
  | { readonly tipo: 'FUNCIONARIO_DO_LINK_ESCOLHIDO'; readonly funcionario: FuncionarioDoCadastro | null }
  | {
      readonly tipo: 'ENVIO_ALTERADO';
      readonly campos: Partial<{
        readonly formaEnvio: FormaEnvio;
        readonly telefoneFuncionario: string;
        readonly emailFuncionario: string;
      }>;
    }
  | { readonly tipo: 'BLOQUEIO_RESPONDIDO'; readonly agendarManualmente: boolean }
  // Moving about
  | { readonly tipo: 'AVANCOU' }
  | { readonly tipo: 'VOLTOU' }
  | { readonly tipo: 'ETAPA_ABERTA'; readonly etapa: EtapaId }
  | { readonly tipo: 'AVISOS_LIDOS'; readonly ate: number }
  | { readonly tipo: 'RECOMECOU' };
