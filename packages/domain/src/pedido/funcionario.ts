import { formatPhone } from '../documents/index.ts';
import type { PedidoCliente, PedidoFuncionario, RegisteredFuncionario } from './types.ts';

/** Situations of the employees for whom an exam can be asked (doc2 §2.3). */
export const PEDIDO_SITUATIONS = ['ATIVO', 'AFASTADO', 'PENDENTE'] as const;
/** The same, and of who has left. */
export const SITUATIONS = [...PEDIDO_SITUATIONS, 'DEMITIDO'] as const;
/** How somebody stands to their employer. */
export type Situation = (typeof SITUATIONS)[number];

/** Why no exam is asked for somebody, in words; null while they are employed. */
export const dismissedRefusal = (f: {
  readonly name: string;
  readonly situation: Situation;
}): string | null => (f.situation === 'DEMITIDO' ? `O funcionário ${f.name} está desligado.` : null);

/** Everything that depends on the exam type, as it is before SOC answers (doc2 §4 'Changing exam type'). */
export const NO_EXAMES = {
  sync: 'PENDENTE',
  examesLoaded: false,
  exames: [],
  procedimentos: [],
  chargeAcknowledged: false,
  anexos: [],
  rereadKeys: [],
  dataLiberacao: null,
  tipoRetorno: null,
  asoEmDia: false,
  dataHomologacao: null,
} as const satisfies Partial<PedidoFuncionario>;

/** An employee entering the request: pcd false and a formatted phone (doc2 §2.3). */
export function pedidoFuncionario(f: RegisteredFuncionario): PedidoFuncionario {
  return {
    id: f.id,
    name: f.name,
    cpf: f.cpf,
    email: f.email,
    phone: formatPhone(f.phone ?? ''),
    customerId: f.customerId,
    customer: f.customer,
    customerHierarchyId: f.customerHierarchyId,
    codigoSoc: f.codigoSoc,
    admissionDate: f.admissionDate,
    mudouRisco: f.mudouRisco,
    unidade: f.unidade,
    pcd: false,
    informacoesPcd: null,
    possuiRisco: null,
    riscos: [],
    questionarioRisco: null,
    questionarioHierarquiaId: null,
    detalheConsulta: '',
    direcionarParaAtendente: false,
    observacao: '',
    ...NO_EXAMES,
  };
}

/** The client that an employee fixes; its settings come when its record is loaded. */
export function funcionarioCliente(f: RegisteredFuncionario): PedidoCliente {
  return {
    id: f.customerId,
    name: f.customer.name,
    usaReservaHorario: false,
    permiteAlterarMetodoReservaHorario: false,
    desabilitarQuestionarioRisco: f.customer.desabilitarQuestionarioRisco,
    quemAgenda: null,
    quemAvisa: null,
    clienteNaoAlterarSituacaoNoDemissional: false,
  };
}
