import type { Aviso } from '../mensagens/index.ts';
import { PERIODO } from '../periodos/index.ts';
import type { DialogoDoAssistente, EstadoAssistente } from './estado.ts';
import { metodoObrigatorio } from './metodo.ts';
import { metodoFixoNoSolicitante } from './reserva.ts';
import { QUEM, type FuncionarioDoPedido } from './tipos.ts';

/** Asks for a toast. */
export function avisar(e: EstadoAssistente, aviso: Aviso): EstadoAssistente {
  return {
    ...e,
    avisos: [...e.avisos, { ...aviso, numero: e.proximoAviso }],
    proximoAviso: e.proximoAviso + 1,
  };
}

const mesmoDialogo = (a: DialogoDoAssistente, b: DialogoDoAssistente): boolean =>
  a.tipo === b.tipo &&
  (a.tipo !== 'COBRANCA_MUDANCA_FUNCAO' ||
    b.tipo !== 'COBRANCA_MUDANCA_FUNCAO' ||
    a.idFuncionario === b.idFuncionario);

/** Queues a question; one that is already asked is replaced. */
export function abrirDialogo(e: EstadoAssistente, dialogo: DialogoDoAssistente): EstadoAssistente {
  return { ...e, dialogos: [...e.dialogos.filter((d) => !mesmoDialogo(d, dialogo)), dialogo] };
}

/** Drops questions. */
export function fecharDialogos(
  e: EstadoAssistente,
  quais: (d: DialogoDoAssistente) => boolean,
): EstadoAssistente {
  const dialogos = e.dialogos.filter((d) => !quais(d));
  return dialogos.length === e.dialogos.length ? e : { ...e, dialogos };
}

/** Changes one employee; an unknown id changes nothing. */
export function noFuncionario(
  e: EstadoAssistente,
  id: number,
  muda: (f: FuncionarioDoPedido) => FuncionarioDoPedido,
): EstadoAssistente {
  if (!e.funcionarios.some((f) => f.id === id)) return e;
  return { ...e, funcionarios: e.funcionarios.map((f) => (f.id === id ? muda(f) : f)) };
}

/** Without a clinic, range, period and time are back to their defaults (doc2 §4 'Changing clinic resets…'). */
export function semClinica(e: EstadoAssistente): EstadoAssistente {
  return {
    ...fecharDialogos(e, (d) => d.tipo === 'CONFIRMAR_OUTROS'),
    prestador: null,
    // By a link the range belongs to the form, not to a clinic.
    intervaloSugerido: e.autoagendamento ? e.intervaloSugerido : null,
    periodo: PERIODO.AMBOS,
    horarioMarcado: '',
  };
}

/** Without employees there is no client, nor what the client prescribes. */
export function semFuncionarios(e: EstadoAssistente): EstadoAssistente {
  const quemAgenda = e.profile?.quemAgenda ?? QUEM.USUARIO_ESCOLHE;
  const quemAvisa = e.profile?.quemAvisa ?? QUEM.SOLICITANTE;
  return semClinica({
    ...fecharDialogos(e, (d) => d.tipo === 'COBRANCA_MUDANCA_FUNCAO'),
    funcionarios: [],
    selecionados: [],
    cliente: null,
    quemAgenda,
    quemAvisa,
    quemAgendaPrescrito: quemAgenda,
    quemAvisaPrescrito: quemAvisa,
  });
}

/**
 * Fixes both who-questions on the requester when the clinic and the client come to coincide, and gives them
 * back to what is prescribed when they no longer do; an answer that is locked is the obligatory one (doc2 §4).
 */
export function comMetodoCoerente(antes: EstadoAssistente, depois: EstadoAssistente): EstadoAssistente {
  const era = metodoFixoNoSolicitante(antes);
  const eAgora = metodoFixoNoSolicitante(depois);
  const obrigatorio = metodoObrigatorio(depois);
  let { quemAgenda, quemAvisa } = depois;
  if (era !== eAgora) {
    quemAgenda = eAgora ? QUEM.SOLICITANTE : depois.quemAgendaPrescrito;
    quemAvisa = eAgora ? QUEM.SOLICITANTE : depois.quemAvisaPrescrito;
  }
  quemAgenda = obrigatorio.quemAgenda ?? quemAgenda;
  quemAvisa = obrigatorio.quemAvisa ?? quemAvisa;
  return quemAgenda === depois.quemAgenda && quemAvisa === depois.quemAvisa
    ? depois
    : { ...depois, quemAgenda, quemAvisa };
}
