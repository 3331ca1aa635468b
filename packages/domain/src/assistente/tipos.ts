import type { OpeningHour } from '../atendimento/index.ts';
import type { Prioridade } from '../prestadores/index.ts';
import type { DataCivil } from '../tempo/index.ts';

/** The steps, by the last segment of their routes (doc2 §2.1, decisions #13). */
export type EtapaId =
  | 'dados-solicitante'
  | 'dados-agendamento'
  | 'pcd'
  | 'procedimentos'
  | 'anexos'
  | 'definir-clinica'
  | 'agendar'
  | 'concluir'
  | 'autoagendamento'
  | 'dados-funcionario';

/** Who schedules and who notifies (doc2 §3). */
export const QUEM = {
  SOLICITANTE: 'SOLICITANTE',
  EMPRESA: 'EMPRESA',
  USUARIO_ESCOLHE: 'USUARIO_ESCOLHE',
} as const;
export type Quem = keyof typeof QUEM;

/** The only answer that each who-question may have; null where the user is free. */
export interface EstadoDoMetodo {
  readonly quemAgenda: Quem | null;
  readonly quemAvisa: Quem | null;
}

/** The numeric variant of the wire (doc2 §3). */
export const QUEM_NUMERICO: Readonly<Record<Quem, 1 | 2 | 3>> = {
  SOLICITANTE: 1,
  EMPRESA: 2,
  USUARIO_ESCOLHE: 3,
};

export const ROTULO_QUEM: Readonly<Record<Quem, string>> = {
  SOLICITANTE: 'Solicitante',
  EMPRESA: 'Empresa',
  USUARIO_ESCOLHE: 'Usuário escolhe',
};

/** The signed-in user as the wizard needs them: defaults of the requester's data and of the method. */
export interface PerfilDoSolicitante {
  readonly name: string;
  readonly email?: string | null;
  readonly phone?: string | null;
  readonly quemAgenda?: Quem | null;
  readonly quemAvisa?: Quem | null;
}

export interface TipoExameDoPedido {
  readonly id: number;
  readonly descricao: string;
}

export interface CidadeDoPedido {
  readonly id: number;
  readonly cidade: string;
  readonly estado: string;
}

/** The client of the request; its settings are unknown until the record is loaded. */
export interface ClienteDoPedido {
  readonly id: number;
  readonly name: string;
  readonly usaReservaHorario: boolean;
  readonly permiteAlterarMetodoReservaHorario: boolean;
  readonly desabilitarQuestionarioRisco: boolean;
  readonly quemAgenda: Quem | null;
  readonly quemAvisa: Quem | null;
  readonly clienteNaoAlterarSituacaoNoDemissional: boolean;
}

/** The chosen clinic. */
export interface PrestadorDoPedido {
  readonly id: number;
  readonly name: string;
  readonly code?: string | number | null;
  readonly cnpj?: string | null;
  readonly city?: { readonly cidade: string; readonly estado: string } | null;
  readonly prioridade?: Prioridade | null;
  /** 'SOC' where the clinic's system reserves exact slots. */
  readonly sistema?: string | null;
  /** null until the clinic's record is loaded. */
  readonly openingHours: readonly OpeningHour[] | null;
  /** Answer of the reservation-support check; null while it was not asked. */
  readonly suportaReserva: boolean | null;
}

export interface RiscoDoPedido {
  readonly id: number;
  readonly nome: string;
}

export interface ProcedimentoDoPedido {
  readonly id: number;
  readonly name: string;
  readonly clinical: boolean;
  readonly pcd: boolean;
  readonly procedimentoDiagnosticoId: number | null;
  readonly idSugestao: number | null;
  readonly observacaoAgendamentoConsulta: string | null;
}

/** One exam that SOC asks of the employee (doc2 §3 'Exam entry'). */
export interface ExameDoPedido {
  readonly procedimento: ProcedimentoDoPedido;
  readonly emDia: boolean;
  readonly dataUltimaRealizacao: DataCivil | null;
  /** Set for periodic and dismissal only: accepting it is subject to charge. */
  readonly dataRefazerExame: DataCivil | null;
  readonly aceitar: boolean;
  /** The accept box does not move. */
  readonly travado: boolean;
  readonly procedimentoNaoPeriodico: boolean;
}

export interface AnexoDoPedido {
  readonly nome: string;
  readonly tipo: 'LAUDO' | 'LAUDO_PCD';
  readonly arquivo: unknown;
  /** Bytes. */
  readonly tamanho: number;
}

export type Sincronia = 'PENDENTE' | 'CARREGANDO' | 'PRONTA' | 'ERRO';

/** An employee as the registry gives it, before it enters the request. */
export interface FuncionarioDoCadastro {
  readonly id: number;
  readonly name: string;
  readonly cpf: string;
  readonly email: string | null;
  readonly phone: string | null;
  readonly customerId: number;
  readonly customer: {
    readonly name: string;
    readonly companyId: number;
    readonly desabilitarQuestionarioRisco: boolean;
  };
  readonly customerHierarchyId: number | null;
  readonly codigoSoc: string | null;
  readonly admissionDate: DataCivil | null;
  readonly mudouRisco: boolean;
  readonly unidade: { readonly riskLevel: number | null } | null;
}

/** An employee of the request (doc2 §3 'Employee in a request'). */
export interface FuncionarioDoPedido extends FuncionarioDoCadastro {
  /** Formatted. */
  readonly phone: string;
  readonly pcd: boolean;
  /** null until SOC answers. */
  readonly possuiRisco: boolean | null;
  readonly riscos: readonly RiscoDoPedido[];
  readonly sincronia: Sincronia;
  /** SOC has answered what it asks; the list may still be empty. */
  readonly examesCarregados: boolean;
  /** What SOC asks. */
  readonly exames: readonly ExameDoPedido[];
  /** What the requester added by hand. */
  readonly procedimentos: readonly ProcedimentoDoPedido[];
  readonly cobrancaCiente: boolean;
  readonly questionarioRisco: number | null;
  readonly questionarioHierarquiaId: number | null;
  readonly detalheConsulta: string;
  readonly direcionarParaAtendente: boolean;
  readonly observacao: string;
  readonly asoEmDia: boolean;
  readonly dataHomologacao: DataCivil | null;
  readonly dataLiberacao: DataCivil | null;
  readonly tipoRetorno: number | null;
  readonly anexos: readonly AnexoDoPedido[];
}
