import { MENSAGEM } from '../mensagens/index.ts';
import { STATUS, type IdStatus } from './codigos.ts';
import type { AcaoStatus } from './acoes.ts';

/** Actions of the list that post a status record (doc1 §4 'Transitions created by the UI'). */
export type AcaoComRegistro = Extract<
  AcaoStatus,
  'CANCELAR' | 'DESISTIR' | 'SOLICITAR_ALTERACAO' | 'RESOLVER_PENDENCIA' | 'MARCAR_FALTA'
>;

interface ModeloDeRegistro {
  readonly status: IdStatus;
  readonly prefixo: string;
}

const MODELO: Readonly<Record<AcaoComRegistro, ModeloDeRegistro>> = {
  CANCELAR: { status: STATUS.CANCELADO, prefixo: 'Mudança de status para Cancelado. Motivo: ' },
  DESISTIR: {
    status: STATUS.DESISTENCIA_DE_VAGA,
    prefixo: 'Mudança de status para Desistência de Vaga. Motivo: ',
  },
  SOLICITAR_ALTERACAO: { status: STATUS.PENDENCIA_PRESTADOR, prefixo: 'Solicitação de alteração: ' },
  RESOLVER_PENDENCIA: { status: STATUS.PENDENCIA_PRESTADOR, prefixo: 'Pendência resolvida: ' },
  MARCAR_FALTA: { status: STATUS.FALTA_CONSULTA, prefixo: 'Pendência resolvida: Falta consulta' },
};

const ACOES_COM_REGISTRO: readonly AcaoComRegistro[] = [
  'CANCELAR',
  'DESISTIR',
  'SOLICITAR_ALTERACAO',
  'RESOLVER_PENDENCIA',
  'MARCAR_FALTA',
];

/** `descricao` of the status record that the action posts. Marking a missed exam takes no reason. */
export function textoDoRegistro(acao: AcaoComRegistro, motivo = ''): string {
  const { prefixo } = MODELO[acao];
  return acao === 'MARCAR_FALTA' ? prefixo : `${prefixo}${motivo.trim()}`;
}

/** The body of POST /agendamento_status for an action of the list (doc1 §3 'Status record'). */
export function registroDeStatus(acao: AcaoComRegistro, agendamento: number, motivo = '', observacao = '') {
  return {
    descricao: textoDoRegistro(acao, motivo),
    agendamento,
    status: { id: MODELO[acao].status },
    observacao,
  };
}

/** A posted status record, as far as the action can be told from it. */
export interface RegistroPostado {
  readonly descricao?: string | null;
  readonly status: { readonly id: number };
}

const acoesDoStatus = (idStatus: number): AcaoComRegistro[] =>
  ACOES_COM_REGISTRO.filter((acao) => MODELO[acao].status === idStatus);

const diz = (acao: AcaoComRegistro, texto: string): boolean =>
  acao === 'MARCAR_FALTA' ? texto === MODELO[acao].prefixo : texto.startsWith(MODELO[acao].prefixo.trimEnd());

/**
 * The action that a posted record stands for (doc1 §4 'Transitions created by the UI'), or null when status and text
 * are not one of the list's. Two actions set the same status (decisions #8), so the text decides between them; every
 * one of them but the missed exam says why.
 */
export function acaoDoRegistro(registro: RegistroPostado): AcaoComRegistro | null {
  const texto = registro.descricao ?? '';
  const acao = acoesDoStatus(registro.status.id).find((a) => diz(a, texto));
  if (!acao) return null;
  const { prefixo } = MODELO[acao];
  const comMotivo = texto.startsWith(prefixo) && texto.slice(prefixo.length).trim() !== '';
  return acao === 'MARCAR_FALTA' || comMotivo ? acao : null;
}

/**
 * What is wrong with a record's text, in pt-BR; null when it stands for an action, or when no action of the list sets
 * its status whatever the text.
 */
export function falhaDoRegistro(registro: RegistroPostado): string | null {
  if (acaoDoRegistro(registro)) return null;
  const candidatas = acoesDoStatus(registro.status.id);
  if (candidatas.length === 0) return null;
  const texto = registro.descricao ?? '';
  if (candidatas.some((acao) => diz(acao, texto))) return MENSAGEM.CAMPO_OBRIGATORIO;
  const textos = candidatas.map((acao) => `'${MODELO[acao].prefixo}'`).join(' ou ');
  return candidatas.includes('MARCAR_FALTA')
    ? `A descrição deve ser ${textos}`
    : `A descrição deve começar por ${textos}`;
}
