import {
  isTipoExame,
  needsLiberacaoDate,
  needsConsultaDetail,
  needsLaudo,
  needsWorkReturnType,
  restrictsClinics,
  TIPO_EXAME,
  UNKNOWN_TIPO_EXAME_MESSAGE,
} from '../exames/index.ts';
import type { IntervaloFailure } from '../intervalo/index.ts';
import { type FieldFailure, MESSAGE, PEDIDO_MESSAGE } from '../messages/index.ts';
import type { Periodo } from '../periodos/index.ts';
import type { Now, CivilDate } from '../time/index.ts';
import { requiresQuestionario } from './exames.ts';
import { validateContact, validateSolicitante } from './fields.ts';
import { requiredMethod, methodAnswer } from './method.ts';
import { verifySugestao, type SugestaoFacts } from './sugestao.ts';
import type { MethodState, PedidoAttachmentKind, Who } from './types.ts';

/** Where and when: the part of a request that an edit may change too. */
export interface WhereWhen {
  readonly quemAgenda: Who;
  readonly dataSugestaoInicial: CivilDate;
  readonly dataSugestaoFinal: CivilDate;
  readonly periodo: Periodo;
  readonly horarioMarcadoPrestador?: string | null | undefined;
}

/** One appointment of POST /agendamentos, as far as its rules go; related records by id. */
export interface PedidoToCheck extends WhereWhen {
  readonly tipoExame: number;
  readonly cidade: number;
  readonly quemAvisa: Who;
  readonly nomeSolicitante: string;
  readonly emailSolicitante: string;
  readonly telefoneSolicitante: string;
  readonly telefoneFuncionario: string;
  readonly emailFuncionario?: string | null | undefined;
  readonly procedimentos: readonly number[];
  readonly dataHomologacao?: CivilDate | null | undefined;
  readonly dataLiberacao?: CivilDate | null | undefined;
  readonly tipoRetorno?: number | null | undefined;
  readonly detalheConsulta?: string | null | undefined;
  readonly questionarioRisco?: number | null | undefined;
  /** The charge of a function change without a change of risk was acknowledged (doc2 §4). */
  readonly asoEmDia?: boolean | undefined;
  /** Files that come with it; null where none are asked for, as of a pre-request (doc1 §5 'before requesting'). */
  readonly anexos: readonly { readonly tipo: string }[] | null;
  /** An attendant takes over: what only the attachments ask for is theirs to get (doc2 §4). */
  readonly direcionarParaAtendente?: boolean | undefined;
}

/** The clinic, from its records. */
export interface ClinicFacts extends Omit<SugestaoFacts, 'dayLimit'> {
  readonly cidadeId: number;
  readonly atendeTodasCidades: boolean;
  readonly atendeOcupacional: boolean;
  /** Ids of the procedures that it performs. */
  readonly exames: readonly number[];
}

/** The client's settings; who schedules and notifies as prescribed for the exam type. */
export interface ClienteFacts {
  readonly usaReservaHorario: boolean;
  readonly permiteAlterarMetodoReservaHorario: boolean;
  readonly desabilitarQuestionarioRisco: boolean;
  readonly quemAgenda: Who;
  readonly quemAvisa: Who;
  readonly dayLimit: number | null;
}

/** What the request is checked against. None of it comes from the request. */
export interface PedidoFacts {
  readonly cliente: ClienteFacts;
  readonly clinic: ClinicFacts;
  readonly funcionario: {
    readonly possuiRisco: boolean;
    readonly mudouRisco: boolean;
    readonly pcd: boolean;
    /** One of the exams that are asked for is a PCD one (doc2 §2.4). */
    readonly hasPcdProcedimento: boolean;
  };
}

/** CAMPO: the field itself is missing or wrong. REGRA: it is well formed, and something else does not allow it. */
export interface PedidoFailure extends FieldFailure {
  readonly tipo: 'FIELD' | 'RULE';
  /** Of a range: every check that it fails. */
  readonly failures?: readonly IntervaloFailure[];
}

const field = (name: string, message: string): PedidoFailure => ({
  tipo: 'FIELD',
  campo: name,
  mensagem: message,
});
const rule = (name: string, message: string): PedidoFailure => ({
  tipo: 'RULE',
  campo: name,
  mensagem: message,
});

/** The names that the payload gives to the fields of the employee's row. */
const PAYLOAD_NAME: Readonly<Record<string, string>> = {
  email: 'emailFuncionario',
  phone: 'telefoneFuncionario',
};

/** The obligatory answers of a client at a clinic. */
export const pedidoMethod = (
  cliente: ClienteFacts,
  clinic: { readonly system: string | null | undefined },
): MethodState =>
  requiredMethod({
    prestador: { sistema: clinic.system ?? null },
    cliente,
    prescribedScheduler: cliente.quemAgenda,
    prescribedNotifier: cliente.quemAvisa,
  });

/** Whether the clinic is one for this city, exam type and exams (doc2 §2.7, §4 'Clinic restriction'). */
export function validateWhere(
  p: {
    readonly tipoExame: number;
    readonly cidade: number | null;
    readonly procedimentos: readonly number[];
  },
  clinic: Pick<ClinicFacts, 'cidadeId' | 'atendeTodasCidades' | 'atendeOcupacional' | 'exames'>,
): PedidoFailure[] {
  const failures: PedidoFailure[] = [];
  if (clinic.cidadeId !== p.cidade && !clinic.atendeTodasCidades) {
    failures.push(rule('prestador', 'O prestador não atende na cidade selecionada.'));
  }
  if (restrictsClinics(p.tipoExame) && !clinic.atendeOcupacional) {
    failures.push(rule('prestador', 'O prestador não realiza exames ocupacionais.'));
  } else if (p.procedimentos.length > 0 && !p.procedimentos.some((id) => clinic.exames.includes(id))) {
    failures.push(rule('prestador', 'O prestador não realiza nenhum dos exames solicitados.'));
  }
  return failures;
}

/** Days, period and time against the clinic and the calendar (doc2 §5 'Clinic step', 'Date range rules'). */
export function validateWhen(p: WhereWhen, facts: SugestaoFacts, now: Now): PedidoFailure[] {
  const horario = p.horarioMarcadoPrestador?.trim() || null;
  const hits = verifySugestao(
    {
      intervalo: { inicio: p.dataSugestaoInicial, fim: p.dataSugestaoFinal },
      periodo: p.periodo,
      quemAgenda: p.quemAgenda,
      horario,
    },
    facts,
    now,
  );
  const failures: PedidoFailure[] = [];
  const [firstOne] = hits.intervalo;
  if (firstOne) {
    const edge = firstOne.code === 'DEPOIS_DO_MAXIMO' ? 'dataSugestaoFinal' : 'dataSugestaoInicial';
    failures.push({ ...rule(edge, firstOne.message), failures: hits.intervalo });
  }
  if (hits.periodo) failures.push(rule('periodo', hits.periodo));
  if (hits.horario) {
    failures.push((horario === null ? field : rule)('horarioMarcadoPrestador', hits.horario));
  }
  return failures;
}

function validateFields(p: PedidoToCheck, facts: PedidoFacts, now: Now): PedidoFailure[] {
  const { cliente, funcionario } = facts;
  const contact = validateContact(
    {
      email: p.emailFuncionario ?? null,
      phone: p.telefoneFuncionario,
      dataHomologacao: p.dataHomologacao ?? null,
    },
    p.tipoExame,
    now,
  );
  const failures = [
    ...(isTipoExame(p.tipoExame) ? [] : [field('tipoExame', UNKNOWN_TIPO_EXAME_MESSAGE)]),
    ...validateSolicitante({ ...p, autoagendamento: false, enquadramentoLaudoPCD: null }).map((f) =>
      field(f.campo, f.mensagem),
    ),
    ...contact.map((f) => field(PAYLOAD_NAME[f.campo] ?? f.campo, f.mensagem)),
  ];
  const ensure = (applicable: unknown, name: string, message: string): unknown =>
    applicable || failures.push(field(name, message));
  // Whose exams NR-7 waives altogether is an attendant's (decision 40).
  const mayHaveNone = p.tipoExame === TIPO_EXAME.DEMISSIONAL && p.direcionarParaAtendente;
  ensure(p.procedimentos.length > 0 || mayHaveNone, 'procedimentos', MESSAGE.INCORRECT_FIELD);
  const question = requiresQuestionario({ possuiRisco: funcionario.possuiRisco, customer: cliente }, cliente);
  if (question) ensure(p.questionarioRisco, 'questionarioRisco', PEDIDO_MESSAGE.QUESTIONARIO);
  if (needsConsultaDetail(p.tipoExame)) {
    ensure(p.detalheConsulta?.trim(), 'detalheConsulta', PEDIDO_MESSAGE.CONSULTA_DETAILS);
  }
  if (!p.direcionarParaAtendente) {
    const message = MESSAGE.REQUIRED_FIELD_WITH_STOP;
    if (needsLiberacaoDate(p.tipoExame)) ensure(p.dataLiberacao, 'dataLiberacao', message);
    if (needsWorkReturnType(p.tipoExame)) ensure(p.tipoRetorno, 'tipoRetorno', message);
    const isAttached = (kind: PedidoAttachmentKind) =>
      p.anexos === null || p.anexos.some(({ tipo: each }) => each === kind);
    const laudo = !needsLaudo(p.tipoExame, funcionario.hasPcdProcedimento) || isAttached('LAUDO');
    ensure(laudo && (!funcionario.pcd || isAttached('LAUDO_PCD')), 'anexos', message);
  }
  return failures;
}

/**
 * Everything that is wrong with one appointment of a request (doc2 §4, §5), each with its field; empty when it may be
 * created. The wizard's steps ask the same rules of what is being filled in, so that what they let through passes.
 */
export function validatePedido(p: PedidoToCheck, facts: PedidoFacts, now: Now): PedidoFailure[] {
  const { cliente, clinic, funcionario } = facts;
  const quemAgenda = methodAnswer(p.quemAgenda, pedidoMethod(cliente, clinic).quemAgenda);
  const withoutCharge =
    p.tipoExame === TIPO_EXAME.MUDANCA_FUNCAO && !funcionario.mudouRisco && p.asoEmDia !== true;
  return [
    ...validateFields(p, facts, now),
    ...(withoutCharge ? [rule('asoEmDia', PEDIDO_MESSAGE.CHARGE_NOT_CHECKED)] : []),
    ...validateWhere(p, clinic),
    ...validateWhen({ ...p, quemAgenda }, { ...clinic, dayLimit: cliente.dayLimit }, now),
  ];
}
