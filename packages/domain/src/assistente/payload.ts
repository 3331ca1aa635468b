import type { FormaEnvio } from '../autoagendamento/index.ts';
import { normalizarTelefone } from '../documentos/index.ts';
import { precisaDataHomologacao, precisaDataLiberacao, precisaDetalheConsulta } from '../exames/index.ts';
import type { Intervalo } from '../intervalo/index.ts';
import type { Periodo } from '../periodos/index.ts';
import type { DataCivil, Hora } from '../tempo/index.ts';
import type { EstadoAssistente } from './estado.ts';
import { procedimentosARealizar } from './exames.ts';
import { exigeHorario } from './seletores.ts';
import type { FuncionarioDoPedido, Quem } from './tipos.ts';

interface Referencia {
  readonly id: number;
}

/** One appointment of POST /agendamentos (doc2 §3 'Appointment save payload'). */
export interface PayloadDeAgendamento {
  readonly quemAgenda: Quem;
  readonly quemAvisa: Quem;
  readonly nomeSolicitante: string;
  readonly procedimentos: readonly {
    readonly id: number;
    readonly name: string;
    readonly observacaoAgendamentoConsulta: string | null;
  }[];
  readonly riscos: readonly Referencia[];
  readonly nomeFuncionario: string;
  readonly funcionario: Referencia;
  readonly cliente: Referencia;
  readonly status: { readonly id: 1 };
  readonly pcd: boolean;
  readonly resideForaDoPais: boolean;
  /** Digits only. */
  readonly telefoneFuncionario: string;
  readonly emailFuncionario: string | null;
  readonly dataSugestaoInicial: DataCivil;
  readonly dataSugestaoFinal: DataCivil;
  readonly tipoExame: Referencia;
  readonly prestador: Referencia;
  readonly cidade: Referencia;
  readonly emailSolicitante: string;
  /** Digits only. */
  readonly telefoneSolicitante: string;
  readonly periodo: Periodo;
  readonly dataHomologacao: DataCivil | null;
  readonly detalheConsulta: string | null;
  readonly dataLiberacao: DataCivil | null;
  readonly tipoRetorno: number | null;
  readonly questionarioRisco: number | null;
  readonly questionarioHierarquiaId: number | null;
  readonly horarioMarcadoPrestador: Hora | null;
  readonly procedimentosFromSoc: boolean;
  readonly observacao: string | null;
  readonly asoEmDia: boolean;
  readonly direcionarParaAtendente: boolean;
  readonly clienteNaoAlterarSituacaoNoDemissional: boolean;
}

const textoOuNull = (texto: string | null | undefined): string | null => texto?.trim() || null;

function presente<T>(valor: T | null | undefined, nome: string): T {
  if (valor === null || valor === undefined) throw new RangeError(`O pedido ainda não tem ${nome}.`);
  return valor;
}

function observacaoDe(e: EstadoAssistente, f: FuncionarioDoPedido): string | null {
  return textoOuNull(
    [e.observacao, f.observacao]
      .map((t) => t.trim())
      .filter(Boolean)
      .join('\n'),
  );
}

function payloadDe(e: EstadoAssistente, f: FuncionarioDoPedido, intervalo: Intervalo): PayloadDeAgendamento {
  const tipoExame = presente(e.tipoExame, 'tipo de exame').id;
  const retorno = precisaDataLiberacao(tipoExame);
  return {
    quemAgenda: e.quemAgenda,
    quemAvisa: e.quemAvisa,
    nomeSolicitante: e.nomeSolicitante.trim(),
    procedimentos: procedimentosARealizar(f).map((p) => ({
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
    resideForaDoPais: e.resideForaDoPais,
    telefoneFuncionario: normalizarTelefone(f.phone),
    emailFuncionario: textoOuNull(f.email),
    dataSugestaoInicial: intervalo.inicio,
    dataSugestaoFinal: intervalo.fim,
    tipoExame: { id: tipoExame },
    prestador: { id: presente(e.prestador, 'clínica').id },
    cidade: { id: presente(e.cidade, 'cidade').id },
    emailSolicitante: e.emailSolicitante.trim(),
    telefoneSolicitante: normalizarTelefone(e.telefoneSolicitante),
    periodo: presente(e.periodo, 'período'),
    dataHomologacao: precisaDataHomologacao(tipoExame) ? f.dataHomologacao : null,
    detalheConsulta: precisaDetalheConsulta(tipoExame) ? textoOuNull(f.detalheConsulta) : null,
    dataLiberacao: retorno ? f.dataLiberacao : null,
    tipoRetorno: retorno ? f.tipoRetorno : null,
    questionarioRisco: f.questionarioRisco,
    questionarioHierarquiaId: f.questionarioHierarquiaId,
    horarioMarcadoPrestador: exigeHorario(e) ? textoOuNull(e.horarioMarcado) : null,
    procedimentosFromSoc: f.exames.length > 0,
    observacao: observacaoDe(e, f),
    asoEmDia: f.asoEmDia,
    direcionarParaAtendente: e.direcionarParaAtendente || f.direcionarParaAtendente,
    clienteNaoAlterarSituacaoNoDemissional: e.cliente?.clienteNaoAlterarSituacaoNoDemissional ?? false,
  };
}

/**
 * The appointments of the request, one per employee, in the table's order. The call saves all or none.
 * @throws RangeError when a step that gives a required value is not complete: validate first.
 */
export function payloadsDeAgendamento(e: EstadoAssistente): PayloadDeAgendamento[] {
  const intervalo = presente(e.intervaloSugerido, 'intervalo sugerido');
  return e.funcionarios.map((f) => payloadDe(e, f, intervalo));
}

/** Body of POST /autoagendamento (doc2 §7 'form plus funcionario'). */
export interface PayloadDeAutoagendamento {
  readonly funcionario: Referencia;
  readonly tipoExame: Referencia;
  readonly dataHomologacao: DataCivil | null;
  readonly dataSugestaoInicial: DataCivil;
  readonly dataSugestaoFinal: DataCivil;
  readonly questionarioRisco: number | null;
  readonly nomeSolicitante: string;
  readonly emailSolicitante: string;
  readonly telefoneSolicitante: string;
  readonly enquadramentoLaudoPCD: 'sim' | 'nao';
  readonly telefoneFuncionario: string;
  readonly emailFuncionario: string | null;
  readonly quemAgenda: Quem;
  readonly quemAvisa: Quem;
  readonly asoEmDia: boolean;
}

/**
 * The self-scheduling request.
 * @throws RangeError when a step that gives a required value is not complete: validate first.
 */
export function payloadDeAutoagendamento(e: EstadoAssistente): PayloadDeAutoagendamento {
  const f = presente(e.funcionarios[0], 'funcionário');
  const tipoExame = presente(e.tipoExame, 'tipo de exame').id;
  const intervalo = presente(e.intervaloSugerido, 'intervalo sugerido');
  return {
    funcionario: { id: f.id },
    tipoExame: { id: tipoExame },
    dataHomologacao: precisaDataHomologacao(tipoExame) ? f.dataHomologacao : null,
    dataSugestaoInicial: intervalo.inicio,
    dataSugestaoFinal: intervalo.fim,
    questionarioRisco: f.questionarioRisco,
    nomeSolicitante: e.nomeSolicitante.trim(),
    emailSolicitante: e.emailSolicitante.trim(),
    telefoneSolicitante: normalizarTelefone(e.telefoneSolicitante),
    enquadramentoLaudoPCD: e.enquadramentoLaudoPCD ?? 'nao',
    telefoneFuncionario: normalizarTelefone(e.telefoneFuncionario),
    emailFuncionario: textoOuNull(e.emailFuncionario),
    quemAgenda: e.quemAgenda,
    quemAvisa: e.quemAvisa,
    asoEmDia: f.asoEmDia,
  };
}

/** Body of the call that sends the link (doc2 §7): what the chosen channel does not use is left out. */
export function payloadDoLink(
  e: EstadoAssistente,
  agendamentoId: number,
): {
  phone: string | null;
  email: string | null;
  formaEnvio: FormaEnvio;
  cpf: string;
  agendamentoId: number;
} {
  const porEmail = e.formaEnvio === 'EMAIL';
  return {
    phone: textoOuNull(normalizarTelefone(e.telefoneFuncionario)),
    email: porEmail ? textoOuNull(e.emailFuncionario) : null,
    formaEnvio: e.formaEnvio,
    cpf: presente(e.funcionarios[0], 'funcionário').cpf,
    agendamentoId,
  };
}
