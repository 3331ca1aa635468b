import { formatarTelefone } from '../documentos/index.ts';
import { ehTipoExame, TIPO_EXAME } from '../exames/index.ts';
import { AVISO_ASSISTENTE } from '../mensagens/index.ts';
import { MAXIMO_FUNCIONARIOS, type EstadoAssistente } from './estado.ts';
import type { EventoAssistente } from './eventos.ts';
import {
  abrirDialogo,
  avisar,
  fecharDialogos,
  noFuncionario,
  semClinica,
  semFuncionarios,
} from './mutacoes.ts';
import type {
  ClienteDoPedido,
  FuncionarioDoCadastro,
  FuncionarioDoPedido,
  TipoExameDoPedido,
} from './tipos.ts';

/** Everything that depends on the exam type, as it is before SOC answers (doc2 §4 'Changing exam type'). */
const SEM_EXAMES = {
  sincronia: 'PENDENTE',
  examesCarregados: false,
  exames: [],
  procedimentos: [],
  cobrancaCiente: false,
  anexos: [],
  dataLiberacao: null,
  tipoRetorno: null,
  asoEmDia: false,
  dataHomologacao: null,
} as const satisfies Partial<FuncionarioDoPedido>;

/** An employee entering the request: pcd false and a formatted phone (doc2 §2.3). */
export function funcionarioDoPedido(f: FuncionarioDoCadastro): FuncionarioDoPedido {
  return {
    id: f.id,
    name: f.name,
    cpf: f.cpf,
    email: f.email,
    phone: formatarTelefone(f.phone ?? ''),
    customerId: f.customerId,
    customer: f.customer,
    customerHierarchyId: f.customerHierarchyId,
    codigoSoc: f.codigoSoc,
    admissionDate: f.admissionDate,
    mudouRisco: f.mudouRisco,
    unidade: f.unidade,
    pcd: false,
    possuiRisco: null,
    riscos: [],
    questionarioRisco: null,
    questionarioHierarquiaId: null,
    detalheConsulta: '',
    direcionarParaAtendente: false,
    observacao: '',
    ...SEM_EXAMES,
  };
}

/** The client that an employee fixes; its settings come when its record is loaded. */
export function clienteDoFuncionario(f: FuncionarioDoCadastro): ClienteDoPedido {
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

const pedeCobranca = (tipo: TipoExameDoPedido | null, f: FuncionarioDoPedido): boolean =>
  tipo?.id === TIPO_EXAME.MUDANCA_FUNCAO && !f.mudouRisco && !f.asoEmDia;

/** Opens the charge question for every employee of a function change whose risk did not change (doc2 §4). */
export function comCobrancas(e: EstadoAssistente): EstadoAssistente {
  return e.funcionarios
    .filter((f) => pedeCobranca(e.tipoExame, f))
    .reduce((s, f) => abrirDialogo(s, { tipo: 'COBRANCA_MUDANCA_FUNCAO', idFuncionario: f.id }), e);
}

/** What a draft does not hold is known again: a function change may turn out to be charged, or not to be. */
function relerCadastro(
  e: EstadoAssistente,
  { id, pcd, mudouRisco }: { readonly id: number; readonly pcd: boolean; readonly mudouRisco: boolean },
): EstadoAssistente {
  const relido = noFuncionario(e, id, (f) => ({ ...f, pcd, mudouRisco }));
  if (relido === e) return e;
  return comCobrancas(
    fecharDialogos(relido, (d) => d.tipo === 'COBRANCA_MUDANCA_FUNCAO' && d.idFuncionario === id),
  );
}

function escolherTipo(e: EstadoAssistente, tipoExame: TipoExameDoPedido | null): EstadoAssistente {
  if (tipoExame !== null && !ehTipoExame(tipoExame.id)) return e;
  if (tipoExame?.id === e.tipoExame?.id) return e;
  const limpo = semClinica({
    ...fecharDialogos(e, (d) => d.tipo === 'COBRANCA_MUDANCA_FUNCAO'),
    tipoExame,
    funcionarios: e.funcionarios.map((f) => ({ ...f, ...SEM_EXAMES })),
  });
  // By a link the one employee was chosen before the type, and the charge question is about them.
  if (tipoExame?.id === TIPO_EXAME.MUDANCA_FUNCAO && !e.autoagendamento) return semFuncionarios(limpo);
  return comCobrancas(limpo);
}

function adicionar(e: EstadoAssistente, novos: readonly FuncionarioDoCadastro[]): EstadoAssistente {
  const funcionarios = [...e.funcionarios];
  let { cliente } = e;
  let deOutroCliente = false;
  let alemDoLimite = false;
  for (const f of novos) {
    if (funcionarios.some(({ id }) => id === f.id)) continue;
    if (cliente !== null && cliente.id !== f.customerId) deOutroCliente = true;
    else if (funcionarios.length >= MAXIMO_FUNCIONARIOS) alemDoLimite = true;
    else {
      cliente ??= clienteDoFuncionario(f);
      funcionarios.push(funcionarioDoPedido(f));
    }
  }
  const tratados = new Set(novos.map(({ id }) => id));
  let depois: EstadoAssistente = {
    ...e,
    cliente,
    funcionarios,
    selecionados: e.selecionados.filter((id) => !tratados.has(id)),
  };
  if (funcionarios.length > e.funcionarios.length) {
    depois = avisar(depois, AVISO_ASSISTENTE.funcionarioAdicionado());
  }
  if (deOutroCliente) depois = avisar(depois, AVISO_ASSISTENTE.outroCliente());
  if (alemDoLimite) depois = avisar(depois, AVISO_ASSISTENTE.limiteDeFuncionarios());
  return comCobrancas(depois);
}

function remover(e: EstadoAssistente, id: number): EstadoAssistente {
  const funcionarios = e.funcionarios.filter((f) => f.id !== id);
  if (funcionarios.length === e.funcionarios.length) return e;
  if (funcionarios.length === 0) return { ...semFuncionarios(e), selecionados: e.selecionados };
  return {
    ...fecharDialogos(e, (d) => d.tipo === 'COBRANCA_MUDANCA_FUNCAO' && d.idFuncionario === id),
    funcionarios,
  };
}

function responderCobranca(e: EstadoAssistente, id: number, confirma: boolean): EstadoAssistente {
  const perguntada = e.dialogos.some((d) => d.tipo === 'COBRANCA_MUDANCA_FUNCAO' && d.idFuncionario === id);
  if (!perguntada) return e;
  const sem = fecharDialogos(e, (d) => d.tipo === 'COBRANCA_MUDANCA_FUNCAO' && d.idFuncionario === id);
  if (confirma) return noFuncionario(sem, id, (f) => ({ ...f, asoEmDia: true }));
  const semEle = remover(sem, id);
  return e.autoagendamento ? { ...semEle, tipoExame: null } : semEle;
}

/** By a link there is one employee: choosing another takes the place of the first (doc2 §2.9). */
function escolherDoLink(e: EstadoAssistente, f: FuncionarioDoCadastro | null): EstadoAssistente {
  if (!e.autoagendamento) return e;
  const vazio = semFuncionarios({ ...e, telefoneFuncionario: '', emailFuncionario: '' });
  if (!f) return vazio;
  const funcionario = funcionarioDoPedido(f);
  return comCobrancas({
    ...vazio,
    cliente: clienteDoFuncionario(f),
    funcionarios: [funcionario],
    telefoneFuncionario: funcionario.phone,
    emailFuncionario: f.email ?? '',
  });
}

/** Exam type and employees (doc2 §2.3, §4). */
export function reduzirFuncionarios(e: EstadoAssistente, evento: EventoAssistente): EstadoAssistente {
  switch (evento.tipo) {
    case 'TIPO_EXAME_ESCOLHIDO':
      return escolherTipo(e, evento.tipoExame);
    case 'FUNCIONARIOS_SELECIONADOS': {
      const jaDentro = new Set(e.funcionarios.map((f) => f.id));
      return { ...e, selecionados: [...new Set(evento.ids)].filter((id) => !jaDentro.has(id)) };
    }
    case 'FUNCIONARIOS_ADICIONADOS':
      return e.autoagendamento ? e : adicionar(e, evento.funcionarios);
    case 'FUNCIONARIO_REMOVIDO':
      return remover(e, evento.id);
    case 'FUNCIONARIO_ALTERADO':
      return noFuncionario(e, evento.id, (f) => ({ ...f, ...evento.campos }));
    case 'CADASTRO_RELIDO':
      return relerCadastro(e, evento);
    case 'COBRANCA_RESPONDIDA':
      return responderCobranca(e, evento.id, evento.confirma);
    case 'FUNCIONARIO_DO_LINK_ESCOLHIDO':
      return escolherDoLink(e, evento.funcionario);
    default:
      return e;
  }
}
