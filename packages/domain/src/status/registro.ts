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

/**
 * The action that a posted record stands for, or null when it is none of the list's. Two actions set the
 * same status (decisions #8), so the text decides between them; a record of that status without a known
 * text is taken as a change request, the one that promises nothing about the pendency.
 */
export function acaoDoRegistro(registro: {
  readonly descricao?: string | null;
  readonly status: { readonly id: number };
}): AcaoComRegistro | null {
  const candidatas = ACOES_COM_REGISTRO.filter((acao) => MODELO[acao].status === registro.status.id);
  const texto = registro.descricao ?? '';
  const peloTexto = candidatas.find((acao) => texto.startsWith(MODELO[acao].prefixo.trimEnd()));
  return peloTexto ?? candidatas[0] ?? null;
}
