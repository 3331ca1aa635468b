import type { SendingMethod } from '../autoagendamento/index.ts';
import { isEmail, normalizePhone } from '../documents/index.ts';
import {
  needsConsultaDetail,
  needsHomologacaoDate,
  needsLiberacaoDate,
  needsWorkReturnType,
} from '../exames/index.ts';
import type { Intervalo } from '../intervalo/index.ts';
import {
  hasNothingToDo,
  noteOfNothingToDo,
  procedimentosToPerform,
  type PedidoAttachmentKind,
  type PedidoFuncionario,
  type Who,
} from '../pedido/index.ts';
import type { Periodo } from '../periodos/index.ts';
import type { CivilDate, TimeOfDay } from '../time/index.ts';
import { requiresHorario } from './selectors.ts';
import type { AssistenteState } from './state.ts';

interface Reference {
  readonly id: number;
}

/** One appointment of POST /agendamentos (doc2 §3 'Appointment save payload'). */
export interface AgendamentoPayload {
  readonly quemAgenda: Who;
  readonly quemAvisa: Who;
  readonly nomeSolicitante: string;
  readonly procedimentos: readonly {
    readonly id: number;
    readonly name: string;
    readonly observacaoAgendamentoConsulta: string | null;
  }[];
  readonly riscos: readonly Reference[];
  readonly nomeFuncionario: string;
  readonly funcionario: Reference;
  readonly cliente: Reference;
  readonly status: { readonly id: 1 };
  readonly pcd: boolean;
  /** Which disability the report states (doc2 §2.5); null of who has none, or did not say. */
  readonly informacoesPcd: number | null;
  readonly resideForaDoPais: boolean;
  /** Digits only. */
  readonly telefoneFuncionario: string;
  readonly emailFuncionario: string | null;
  readonly dataSugestaoInicial: CivilDate;
  readonly dataSugestaoFinal: CivilDate;
  readonly tipoExame: Reference;
  readonly prestador: Reference;
  readonly cidade: Reference;
  readonly emailSolicitante: string;
  /** Digits only. */
  readonly telefoneSolicitante: string;
  readonly periodo: Periodo;
  readonly dataHomologacao: CivilDate | null;
  readonly detalheConsulta: string | null;
  readonly dataLiberacao: CivilDate | null;
  readonly tipoRetorno: number | null;
  readonly questionarioRisco: number | null;
  readonly questionarioHierarquiaId: number | null;
  readonly horarioMarcadoPrestador: TimeOfDay | null;
  readonly procedimentosFromSoc: boolean;
  readonly observacao: string | null;
  readonly asoEmDia: boolean;
  readonly direcionarParaAtendente: boolean;
  readonly clienteNaoAlterarSituacaoNoDemissional: boolean;
  /** Uploads that the creation ties to the appointment (doc2 §2.4, §2.5). */
  readonly anexos: readonly { readonly path: string; readonly tipo: PedidoAttachmentKind }[];
}

const textOrNull = (text: string | null | undefined): string | null => text?.trim() || null;

function present<T>(value: T | null | undefined, name: string): T {
  if (value === null || value === undefined) throw new RangeError(`O pedido ainda não tem ${name}.`);
  return value;
}

function observationOf(e: AssistenteState, f: PedidoFuncionario, nothingToDo: boolean): string | null {
  const notes = [e.observacao, f.observacao].map((text) => text.trim()).filter(Boolean);
  return noteOfNothingToDo(textOrNull(notes.join('\n')), nothingToDo);
}

function payloadOf(e: AssistenteState, f: PedidoFuncionario, intervalo: Intervalo): AgendamentoPayload {
  const tipoExame = present(e.tipoExame, 'tipo de exame').id;
  const nothingToDo = hasNothingToDo(tipoExame, f);
  return {
    quemAgenda: e.quemAgenda,
    quemAvisa: e.quemAvisa,
    nomeSolicitante: e.nomeSolicitante.trim(),
    procedimentos: procedimentosToPerform(f).map((p) => ({
      id: p.id,
      name: p.name,
      observacaoAgendamentoConsulta: p.observacaoAgendamentoConsulta,
    })),
    riscos: f.riscos.map(({ id }) => ({ id })),
    nomeFuncionario: f.name,
    funcionario: { id: f.id },
    cliente: { id: f.customerId },
    status: e.status,
    pcd: f.pcd,
    informacoesPcd: f.informacoesPcd,
    resideForaDoPais: e.resideForaDoPais,
    telefoneFuncionario: normalizePhone(f.phone),
    emailFuncionario: textOrNull(f.email),
    dataSugestaoInicial: intervalo.inicio,
    dataSugestaoFinal: intervalo.fim,
    tipoExame: { id: tipoExame },
    prestador: { id: present(e.prestador, 'clínica').id },
    cidade: { id: present(e.cidade, 'cidade').id },
    emailSolicitante: e.emailSolicitante.trim(),
    telefoneSolicitante: normalizePhone(e.telefoneSolicitante),
    periodo: present(e.periodo, 'período'),
    dataHomologacao: needsHomologacaoDate(tipoExame) ? f.dataHomologacao : null,
    detalheConsulta: needsConsultaDetail(tipoExame) ? textOrNull(f.detalheConsulta) : null,
    dataLiberacao: needsLiberacaoDate(tipoExame) ? f.dataLiberacao : null,
    tipoRetorno: needsWorkReturnType(tipoExame) ? f.tipoRetorno : null,
    questionarioRisco: f.questionarioRisco,
    questionarioHierarquiaId: f.questionarioHierarquiaId,
    horarioMarcadoPrestador: requiresHorario(e) ? textOrNull(e.horarioMarcado) : null,
    procedimentosFromSoc: f.exames.length > 0,
    observacao: observationOf(e, f, nothingToDo),
    asoEmDia: f.asoEmDia,
    direcionarParaAtendente: e.direcionarParaAtendente || f.direcionarParaAtendente || nothingToDo,
    clienteNaoAlterarSituacaoNoDemissional: e.cliente?.clienteNaoAlterarSituacaoNoDemissional ?? false,
    anexos: f.anexos.map(({ key: path, kind }) => ({ path, tipo: kind })),
  };
}

/**
 * The appointments of the request, or its pre-requests, one per employee, in the table's order (doc2 §3).
 * @throws RangeError when a step that gives a required value is not complete: validate first.
 */
export function agendamentoPayloads(e: AssistenteState): AgendamentoPayload[] {
  const intervalo = present(e.intervaloSugerido, 'intervalo sugerido');
  return e.funcionarios.map((f) => payloadOf(e, f, intervalo));
}

/** Body of POST /autoagendamento (doc2 §7 'form plus funcionario'). */
export interface AutoagendamentoPayload {
  readonly funcionario: Reference;
  readonly tipoExame: Reference;
  readonly dataHomologacao: CivilDate | null;
  readonly dataSugestaoInicial: CivilDate;
  readonly dataSugestaoFinal: CivilDate;
  readonly questionarioRisco: number | null;
  readonly nomeSolicitante: string;
  readonly emailSolicitante: string;
  readonly telefoneSolicitante: string;
  readonly enquadramentoLaudoPCD: 'sim' | 'nao';
  readonly telefoneFuncionario: string;
  readonly emailFuncionario: string | null;
  readonly quemAgenda: Who;
  readonly quemAvisa: Who;
  readonly asoEmDia: boolean;
}

/**
 * The employee's address: what was typed; where the link goes by WhatsApp, which shows no address, one that is none gives
 * way to the registry's (doc2 §5: it is required and must be valid when the channel is e-mail).
 */
function emailOfLink({ formaEnvio, emailFuncionario }: AssistenteState, f: PedidoFuncionario): string | null {
  const typed = textOrNull(emailFuncionario);
  if (formaEnvio === 'EMAIL' || typed === null) return typed;
  return [typed, textOrNull(f.email)].find((text) => text !== null && isEmail(text)) ?? null;
}

/**
 * The self-scheduling request.
 * @throws RangeError when a step that gives a required value is not complete: validate first.
 */
export function autoagendamentoPayload(e: AssistenteState): AutoagendamentoPayload {
  const f = present(e.funcionarios[0], 'funcionário');
  const tipoExame = present(e.tipoExame, 'tipo de exame').id;
  const intervalo = present(e.intervaloSugerido, 'intervalo sugerido');
  return {
    funcionario: { id: f.id },
    tipoExame: { id: tipoExame },
    dataHomologacao: needsHomologacaoDate(tipoExame) ? f.dataHomologacao : null,
    dataSugestaoInicial: intervalo.inicio,
    dataSugestaoFinal: intervalo.fim,
    questionarioRisco: f.questionarioRisco,
    nomeSolicitante: e.nomeSolicitante.trim(),
    emailSolicitante: e.emailSolicitante.trim(),
    telefoneSolicitante: normalizePhone(e.telefoneSolicitante),
    enquadramentoLaudoPCD: e.enquadramentoLaudoPCD ?? 'nao',
    telefoneFuncionario: normalizePhone(e.telefoneFuncionario),
    emailFuncionario: emailOfLink(e, f),
    quemAgenda: e.quemAgenda,
    quemAvisa: e.quemAvisa,
    asoEmDia: f.asoEmDia,
  };
}

/** Body of the call that sends the link (doc2 §7): what the chosen channel does not use is left out. */
export function linkPayload(
  e: AssistenteState,
  agendamentoId: number,
): {
  phone: string | null;
  email: string | null;
  formaEnvio: SendingMethod;
  cpf: string;
  agendamentoId: number;
} {
  const byEmail = e.formaEnvio === 'EMAIL';
  return {
    phone: textOrNull(normalizePhone(e.telefoneFuncionario)),
    email: byEmail ? textOrNull(e.emailFuncionario) : null,
    formaEnvio: e.formaEnvio,
    cpf: present(e.funcionarios[0], 'funcionário').cpf,
    agendamentoId,
  };
}
