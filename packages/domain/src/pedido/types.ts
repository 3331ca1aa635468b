import type { OpeningHour } from '../atendimento/index.ts';
import type { Priority } from '../prestadores/index.ts';
import type { CivilDate } from '../time/index.ts';

/** Who schedules and who notifies (doc2 §3). */
export const WHO = {
  SOLICITANTE: 'SOLICITANTE',
  EMPRESA: 'EMPRESA',
  USUARIO_ESCOLHE: 'USUARIO_ESCOLHE',
} as const;
export type Who = keyof typeof WHO;

/** The only answer that each who-question may have; null where the user is free. */
export interface MethodState {
  readonly quemAgenda: Who | null;
  readonly quemAvisa: Who | null;
}

/** The numeric variant of the wire (doc2 §3). */
export const NUMERIC_WHO: Readonly<Record<Who, 1 | 2 | 3>> = {
  SOLICITANTE: 1,
  EMPRESA: 2,
  USUARIO_ESCOLHE: 3,
};

export const WHO_LABEL: Readonly<Record<Who, string>> = {
  SOLICITANTE: 'Solicitante',
  EMPRESA: 'Empresa',
  USUARIO_ESCOLHE: 'Usuário escolhe',
};

/** Who makes the appointment with the clinic (doc2 §4, §5): without a choice it is as if the company did, from today on. */
export const SCHEDULER_HELP: Readonly<Record<Who, string>> = {
  SOLICITANTE: 'O solicitante combina o horário com a clínica.',
  EMPRESA: 'Nós combinamos com a clínica, a partir de amanhã.',
  USUARIO_ESCOLHE: 'Sem escolha, nós combinamos com a clínica.',
};

/** What each answer does (docs/decisions/0119). */
export const NOTIFIER_HELP: Readonly<Record<Who, string>> = {
  SOLICITANTE: 'O solicitante recebe o dia e avisa o funcionário.',
  EMPRESA: 'O funcionário recebe o dia direto de nós.',
  USUARIO_ESCOLHE: 'Sem escolha, o funcionário recebe o dia direto de nós.',
};

export interface PedidoTipoExame {
  readonly id: number;
  readonly descricao: string;
}

export interface PedidoCidade {
  readonly id: number;
  readonly cidade: string;
  readonly estado: string;
}

/** The client of the request; its settings are unknown until the record is loaded. */
export interface PedidoCliente {
  readonly id: number;
  readonly name: string;
  readonly usaReservaHorario: boolean;
  readonly permiteAlterarMetodoReservaHorario: boolean;
  readonly desabilitarQuestionarioRisco: boolean;
  readonly quemAgenda: Who | null;
  readonly quemAvisa: Who | null;
  readonly clienteNaoAlterarSituacaoNoDemissional: boolean;
}

/** The chosen clinic. */
export interface PedidoPrestador {
  readonly id: number;
  readonly name: string;
  readonly code?: string | number | null;
  readonly cnpj?: string | null;
  readonly city?: { readonly cidade: string; readonly estado: string } | null;
  readonly prioridade?: Priority | null;
  /** 'SOC' where the clinic's system reserves exact slots. */
  readonly sistema?: string | null;
  /** null until the clinic's record is loaded. */
  readonly openingHours: readonly OpeningHour[] | null;
  /** Answer of the reservation-support check; null while it was not asked. */
  readonly supportsReserva: boolean | null;
}

export interface PedidoRisco {
  readonly id: number;
  readonly nome: string;
}

export interface PedidoProcedimento {
  readonly id: number;
  readonly name: string;
  readonly clinical: boolean;
  readonly pcd: boolean;
  readonly procedimentoDiagnosticoId: number | null;
  readonly idSugestao: number | null;
  readonly observacaoAgendamentoConsulta: string | null;
}

/** One exam that SOC asks of the employee (doc2 §3 'Exam entry'). */
export interface PedidoExame {
  readonly procedimento: PedidoProcedimento;
  readonly emDia: boolean;
  readonly dataUltimaRealizacao: CivilDate | null;
  /** Set for periodic and dismissal only: accepting it is subject to charge. */
  readonly dataRefazerExame: CivilDate | null;
  readonly accept: boolean;
  /** The accept box does not move. */
  readonly locked: boolean;
  /** NR-7 asks for it at this dismissal: it is done without charge, up to date or not (decision 40). */
  readonly due: boolean;
  readonly procedimentoNaoPeriodico: boolean;
}

/** What a file is to its request (doc2 §3). */
export const PEDIDO_ATTACHMENT_KINDS = ['LAUDO', 'LAUDO_PCD'] as const;
export type PedidoAttachmentKind = (typeof PEDIDO_ATTACHMENT_KINDS)[number];

/** A file that was sent and waits for the request's creation (decision 50). */
export interface PedidoAttachment {
  readonly name: string;
  readonly kind: PedidoAttachmentKind;
  /** Opaque: by what the server knows the upload. */
  readonly key: string;
  /** Bytes. */
  readonly size: number;
}

export type SyncState = 'PENDENTE' | 'LOADING' | 'READY' | 'FAILED';

/** An employee as the registry gives it, before it enters the request. */
export interface RegisteredFuncionario {
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
  readonly admissionDate: CivilDate | null;
  readonly mudouRisco: boolean;
  readonly unidade: { readonly riskLevel: number | null } | null;
}

/** An employee of the request (doc2 §3 'Employee in a request'). */
export interface PedidoFuncionario extends RegisteredFuncionario {
  /** Formatted. */
  readonly phone: string;
  readonly pcd: boolean;
  /** Kind of disability, of `PCD_TYPES`; null until it is told. */
  readonly informacoesPcd: number | null;
  /** null until SOC answers. */
  readonly possuiRisco: boolean | null;
  readonly riscos: readonly PedidoRisco[];
  readonly sync: SyncState;
  /** SOC has answered what it asks; the list may still be empty. */
  readonly examesLoaded: boolean;
  /** Day of the latest clinical occupational exam, valid or not; null until SOC says one. */
  readonly ultimoExameClinico?: CivilDate | null;
  /** What SOC asks. */
  readonly exames: readonly PedidoExame[];
  /** What the requester added by hand. */
  readonly procedimentos: readonly PedidoProcedimento[];
  readonly chargeAcknowledged: boolean;
  readonly questionarioRisco: number | null;
  readonly questionarioHierarquiaId: number | null;
  readonly detalheConsulta: string;
  readonly direcionarParaAtendente: boolean;
  readonly observacao: string;
  readonly asoEmDia: boolean;
  readonly dataHomologacao: CivilDate | null;
  readonly dataLiberacao: CivilDate | null;
  readonly tipoRetorno: number | null;
  readonly anexos: readonly PedidoAttachment[];
  /** Uploads that a draft brought back by their keys alone: what they are the server says again. */
  readonly rereadKeys: readonly string[];
}

/** Answer of the SOC import (doc2 §3 'Exam entry'). */
export interface SocResponse {
  readonly procedimentos: readonly PedidoProcedimento[];
  readonly examesEmDia: boolean;
  /** Day of the latest clinical occupational exam, valid or not (decision 41). */
  readonly ultimoExameClinico?: CivilDate | null;
  readonly examesEmDiaList: readonly {
    readonly idExame: number;
    readonly name: string;
    readonly clinical: boolean;
    readonly dataUltimaRealizacao: CivilDate | null;
    readonly dataRefazerExame: CivilDate | null;
    readonly procedimentoNaoPeriodico: boolean;
  }[];
}
