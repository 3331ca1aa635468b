import type { FalhaDeCampo } from '../autoagendamento/index.ts';
import {
  ehTipoExame,
  precisaDataLiberacao,
  precisaDetalheConsulta,
  precisaTipoRetorno,
  restringeClinicas,
  TIPO_EXAME,
} from '../exames/index.ts';
import { MENSAGEM, MENSAGEM_ASSISTENTE } from '../mensagens/index.ts';
import type { FalhaIntervalo } from '../intervalo/index.ts';
import type { Periodo } from '../periodos/index.ts';
import type { Agora, DataCivil } from '../tempo/index.ts';
import { exigeQuestionario } from './exames.ts';
import { metodoObrigatorio, respostaDoMetodo } from './metodo.ts';
import { verificarSugestao, type FatosDaSugestao } from './sugestao.ts';
import { ROTULO_QUEM, type EstadoDoMetodo, type Quem } from './tipos.ts';
import { validarContato, validarSolicitante } from './validacao-campos.ts';

/** Where and when: the part of a request that an edit may change too. */
export interface OndeQuando {
  readonly quemAgenda: Quem;
  readonly dataSugestaoInicial: DataCivil;
  readonly dataSugestaoFinal: DataCivil;
  readonly periodo: Periodo;
  readonly horarioMarcadoPrestador?: string | null | undefined;
}

/** One appointment of POST /agendamentos, as far as its rules go; related records by id. */
export interface PedidoAConferir extends OndeQuando {
  readonly tipoExame: number;
  readonly cidade: number;
  readonly quemAvisa: Quem;
  readonly nomeSolicitante: string;
  readonly emailSolicitante: string;
  readonly telefoneSolicitante: string;
  readonly telefoneFuncionario: string;
  readonly emailFuncionario?: string | null | undefined;
  readonly procedimentos: readonly number[];
  readonly dataHomologacao?: DataCivil | null | undefined;
  readonly dataLiberacao?: DataCivil | null | undefined;
  readonly tipoRetorno?: number | null | undefined;
  readonly detalheConsulta?: string | null | undefined;
  readonly questionarioRisco?: number | null | undefined;
  /** The charge of a function change without a change of risk was acknowledged (doc2 §4). */
  readonly asoEmDia?: boolean | undefined;
  /** An attendant takes over: what only the attachments ask for is theirs to get (doc2 §4). */
  readonly direcionarParaAtendente?: boolean | undefined;
}

/** The clinic, from its records. */
export interface FatosDaClinica extends Omit<FatosDaSugestao, 'limiteDias'> {
  readonly cidadeId: number;
  readonly atendeOcupacional: boolean;
  /** Ids of the procedures that it performs. */
  readonly exames: readonly number[];
}

/** The client's settings; who schedules and notifies as prescribed for the exam type. */
export interface FatosDoCliente {
  readonly usaReservaHorario: boolean;
  readonly permiteAlterarMetodoReservaHorario: boolean;
  readonly desabilitarQuestionarioRisco: boolean;
  readonly quemAgenda: Quem;
  readonly quemAvisa: Quem;
  readonly limiteDias: number | null;
}

/** What the request is checked against. None of it comes from the request. */
export interface FatosDoPedido {
  readonly cliente: FatosDoCliente;
  readonly clinica: FatosDaClinica;
  readonly funcionario: { readonly possuiRisco: boolean; readonly mudouRisco: boolean };
}

/** CAMPO: the field itself is missing or wrong. REGRA: it is well formed, and something else does not allow it. */
export interface FalhaDoPedido extends FalhaDeCampo {
  readonly tipo: 'CAMPO' | 'REGRA';
  /** Of a range: every check that it fails. */
  readonly falhas?: readonly FalhaIntervalo[];
}

const campo = (nome: string, mensagem: string): FalhaDoPedido => ({ tipo: 'CAMPO', campo: nome, mensagem });
const regra = (nome: string, mensagem: string): FalhaDoPedido => ({ tipo: 'REGRA', campo: nome, mensagem });

/** The names that the payload gives to the fields of the employee's row. */
const NOME_NO_PAYLOAD: Readonly<Record<string, string>> = {
  email: 'emailFuncionario',
  phone: 'telefoneFuncionario',
};

/** The obligatory answers of a client at a clinic. */
export const metodoDoPedido = (
  cliente: FatosDoCliente,
  clinica: { readonly sistema: string | null | undefined },
): EstadoDoMetodo =>
  metodoObrigatorio({
    prestador: { sistema: clinica.sistema ?? null },
    cliente,
    quemAgendaPrescrito: cliente.quemAgenda,
    quemAvisaPrescrito: cliente.quemAvisa,
  });

/** Whether the clinic is one for this city, exam type and exams (doc2 §2.7, §4 'Clinic restriction'). */
export function validarOnde(
  p: {
    readonly tipoExame: number;
    readonly cidade: number | null;
    readonly procedimentos: readonly number[];
  },
  clinica: Pick<FatosDaClinica, 'cidadeId' | 'atendeOcupacional' | 'exames'>,
): FalhaDoPedido[] {
  const falhas: FalhaDoPedido[] = [];
  if (clinica.cidadeId !== p.cidade) {
    falhas.push(regra('prestador', 'O prestador não atende na cidade selecionada.'));
  }
  if (restringeClinicas(p.tipoExame) && !clinica.atendeOcupacional) {
    falhas.push(regra('prestador', 'O prestador não realiza exames ocupacionais.'));
  } else if (p.procedimentos.length > 0 && !p.procedimentos.some((id) => clinica.exames.includes(id))) {
    falhas.push(regra('prestador', 'O prestador não realiza nenhum dos exames solicitados.'));
  }
  return falhas;
}

/** Days, period and time against the clinic and the calendar (doc2 §5 'Clinic step', 'Date range rules'). */
export function validarQuando(p: OndeQuando, fatos: FatosDaSugestao, agora: Agora): FalhaDoPedido[] {
  const horario = p.horarioMarcadoPrestador?.trim() || null;
  const achadas = verificarSugestao(
    {
      intervalo: { inicio: p.dataSugestaoInicial, fim: p.dataSugestaoFinal },
      periodo: p.periodo,
      quemAgenda: p.quemAgenda,
      horario,
    },
    fatos,
    agora,
  );
  const falhas: FalhaDoPedido[] = [];
  const [primeira] = achadas.intervalo;
  if (primeira) {
    const ponta = primeira.codigo === 'DEPOIS_DO_MAXIMO' ? 'dataSugestaoFinal' : 'dataSugestaoInicial';
    falhas.push({ ...regra(ponta, primeira.mensagem), falhas: achadas.intervalo });
  }
  if (achadas.periodo) falhas.push(regra('periodo', achadas.periodo));
  if (achadas.horario) {
    falhas.push((horario === null ? campo : regra)('horarioMarcadoPrestador', achadas.horario));
  }
  return falhas;
}

function validarCampos(p: PedidoAConferir, fatos: FatosDoPedido, agora: Agora): FalhaDoPedido[] {
  const { cliente, funcionario } = fatos;
  const contato = validarContato(
    {
      email: p.emailFuncionario ?? null,
      phone: p.telefoneFuncionario,
      dataHomologacao: p.dataHomologacao ?? null,
    },
    p.tipoExame,
    agora,
  );
  const falhas = [
    ...(ehTipoExame(p.tipoExame) ? [] : [campo('tipoExame', 'Tipo de exame desconhecido')]),
    ...validarSolicitante({ ...p, autoagendamento: false, enquadramentoLaudoPCD: null }).map((f) =>
      campo(f.campo, f.mensagem),
    ),
    ...contato.map((f) => campo(NOME_NO_PAYLOAD[f.campo] ?? f.campo, f.mensagem)),
  ];
  const exigir = (vale: unknown, nome: string, mensagem: string): unknown =>
    vale || falhas.push(campo(nome, mensagem));
  exigir(p.procedimentos.length > 0, 'procedimentos', MENSAGEM.CAMPO_INCORRETO);
  const pergunta = exigeQuestionario({ possuiRisco: funcionario.possuiRisco, customer: cliente }, cliente);
  if (pergunta) exigir(p.questionarioRisco, 'questionarioRisco', MENSAGEM_ASSISTENTE.QUESTIONARIO);
  if (precisaDetalheConsulta(p.tipoExame)) {
    exigir(p.detalheConsulta?.trim(), 'detalheConsulta', MENSAGEM_ASSISTENTE.DETALHES_CONSULTA);
  }
  if (!p.direcionarParaAtendente) {
    const mensagem = MENSAGEM.CAMPO_OBRIGATORIO_PONTO;
    if (precisaDataLiberacao(p.tipoExame)) exigir(p.dataLiberacao, 'dataLiberacao', mensagem);
    if (precisaTipoRetorno(p.tipoExame)) exigir(p.tipoRetorno, 'tipoRetorno', mensagem);
  }
  return falhas;
}

function validarMetodo(p: PedidoAConferir, obrigatorio: EstadoDoMetodo): FalhaDoPedido[] {
  const falhas: FalhaDoPedido[] = [];
  for (const [nome, acao] of [
    ['quemAgenda', 'agenda'],
    ['quemAvisa', 'avisa'],
  ] as const) {
    const unica = obrigatorio[nome];
    if (unica && respostaDoMetodo(p[nome], unica) !== unica) {
      falhas.push(regra(nome, `O cliente definiu quem ${acao}: ${ROTULO_QUEM[unica]}`));
    }
  }
  return falhas;
}

/**
 * Everything that is wrong with one appointment of a request (doc2 §4, §5), each with its field; empty when it may be
 * created. The wizard's steps ask the same rules of what is being filled in, so that what they let through passes.
 */
export function validarPedido(p: PedidoAConferir, fatos: FatosDoPedido, agora: Agora): FalhaDoPedido[] {
  const { cliente, clinica, funcionario } = fatos;
  const obrigatorio = metodoDoPedido(cliente, clinica);
  const quemAgenda = respostaDoMetodo(p.quemAgenda, obrigatorio.quemAgenda);
  const semCobranca =
    p.tipoExame === TIPO_EXAME.MUDANCA_FUNCAO && !funcionario.mudouRisco && p.asoEmDia !== true;
  return [
    ...validarCampos(p, fatos, agora),
    ...(semCobranca ? [regra('asoEmDia', MENSAGEM_ASSISTENTE.COBRANCA_NAO_MARCADA)] : []),
    ...validarMetodo(p, obrigatorio),
    ...validarOnde(p, clinica),
    // A who-answer that is refused says nothing about days and time.
    ...validarQuando(
      { ...p, quemAgenda: obrigatorio.quemAgenda ?? quemAgenda },
      { ...clinica, limiteDias: cliente.limiteDias },
      agora,
    ),
  ];
}
