import { PERMISSAO, temPermissao, type Permissao, type Permissoes } from '../permissoes/index.ts';
import type { Agora, DataCivil } from '../tempo/index.ts';
import type { AcaoStatus } from './acoes.ts';
import { statusDe } from './catalogo.ts';
import { STATUS, statusEsta, type IdStatus } from './codigos.ts';
import { MOTIVO_SEM_PERMISSAO, podeTransitar } from './pode-transitar.ts';

export type AcaoMenu =
  | 'ALTERAR'
  | 'REENVIAR_KIT'
  | 'DESISTENCIA'
  | 'CANCELAR'
  | 'ANEXOS'
  | 'FALTA_CONSULTA'
  | 'TIMELINE'
  | 'REENVIAR_LINK';

/** What the row menu needs to know of an appointment. */
export interface AgendamentoDoMenu {
  readonly status: { readonly id: number };
  /** Day of the (first) exam: a scheduled appointment whose exam is today counts as appointment day. */
  readonly dataAgendamento?: DataCivil | null;
}

interface RegraDoMenu {
  readonly acao: AcaoMenu;
  readonly rotulo: string;
  /** Status changes behind the item: enabled when the table accepts one of them. */
  readonly transicoes?: readonly AcaoStatus[];
  /** Statuses in which the item is enabled, for items that change no status. */
  readonly somenteEm?: readonly IdStatus[];
  /** Statuses in which the item is shown; absent: all. */
  readonly visivelEm?: readonly IdStatus[];
  readonly permissao?: Permissao;
}

/**
 * Row menu of the appointments list, in its order (doc1 §2.1, §4 'Row-menu availability'). What changes a
 * status says so by `transicoes` and takes statuses, permission and conditions from the transition table.
 */
export const MENU_LINHA: readonly RegraDoMenu[] = [
  { acao: 'ALTERAR', rotulo: 'Alterar', transicoes: ['EDITAR', 'SOLICITAR_ALTERACAO'] },
  {
    acao: 'REENVIAR_KIT',
    rotulo: 'Reenviar Kit',
    somenteEm: [STATUS.AGENDADO, STATUS.DIA_DA_CONSULTA],
    permissao: PERMISSAO.AGENDAMENTOS_REENVIAR_KIT,
  },
  { acao: 'DESISTENCIA', rotulo: 'Desistência de Vaga', transicoes: ['DESISTIR'] },
  { acao: 'CANCELAR', rotulo: 'Cancelar', transicoes: ['CANCELAR'] },
  { acao: 'ANEXOS', rotulo: 'Anexos', permissao: PERMISSAO.AGENDAMENTOS_ANEXOS },
  { acao: 'FALTA_CONSULTA', rotulo: 'Falta Consulta', transicoes: ['MARCAR_FALTA'] },
  { acao: 'TIMELINE', rotulo: 'Timeline', permissao: PERMISSAO.AGENDAMENTOS_TIMELINE },
  {
    acao: 'REENVIAR_LINK',
    rotulo: 'Reenviar Link',
    visivelEm: [STATUS.AUTOAGENDAMENTO],
    permissao: PERMISSAO.AGENDAMENTOS_CRIAR,
  },
];

export interface ItemDoMenu {
  readonly acao: AcaoMenu;
  readonly rotulo: string;
  readonly visivel: boolean;
  readonly habilitado: boolean;
  /** Why it is disabled, in pt-BR. Present exactly when it is. */
  readonly motivo?: string;
}

export interface EntradaDoMenu {
  readonly agendamento: AgendamentoDoMenu;
  readonly permissoes: Permissoes;
  readonly agora: Agora;
}

function motivoDaRegra(regra: RegraDoMenu, entrada: EntradaDoMenu): string | undefined {
  const { agendamento, permissoes, agora } = entrada;
  const status = statusDe(agendamento.status.id);
  if (!status) return 'Status do agendamento desconhecido.';
  const indisponivel = `Indisponível para o status '${status.descricao}'.`;
  if (regra.visivelEm && !regra.visivelEm.includes(status.id)) return indisponivel;
  if (regra.somenteEm && !regra.somenteEm.includes(status.id)) return indisponivel;
  if (regra.permissao && !temPermissao(permissoes, regra.permissao)) return MOTIVO_SEM_PERMISSAO;

  const respostas = (regra.transicoes ?? []).map((acao) =>
    podeTransitar(status.id, acao, permissoes, {
      agora,
      dataAgendamento: agendamento.dataAgendamento ?? null,
    }),
  );
  if (respostas.length === 0 || respostas.some((r) => r.ok)) return undefined;
  const recusas = respostas.filter((r) => !r.ok);
  return recusas.find((r) => r.codigo !== 'STATUS_NAO_PERMITE')?.motivo ?? indisponivel;
}

/** The row menu of one appointment: every item, with its reason when it is disabled. */
export function itensDoMenu(entrada: EntradaDoMenu): ItemDoMenu[] {
  return MENU_LINHA.map((regra) => itemDaRegra(regra, entrada));
}

function itemDaRegra(regra: RegraDoMenu, entrada: EntradaDoMenu): ItemDoMenu {
  const motivo = motivoDaRegra(regra, entrada);
  const visivel = !regra.visivelEm || statusEsta(entrada.agendamento.status.id, regra.visivelEm);
  const base = { acao: regra.acao, rotulo: regra.rotulo, visivel };
  return motivo === undefined ? { ...base, habilitado: true } : { ...base, habilitado: false, motivo };
}

/** One item of the row menu, for a server that must refuse what the menu disables. */
export function itemDoMenu(acao: AcaoMenu, entrada: EntradaDoMenu): ItemDoMenu {
  const regra = MENU_LINHA.find((r) => r.acao === acao);
  if (!regra) throw new RangeError(`O menu da linha não tem o item ${acao}`);
  return itemDaRegra(regra, entrada);
}

/**
 * What 'Alterar' opens (doc1 §4 'Change action'): the edit dialog for open requests and for those that
 * await the schedule's confirmation, a reason dialog that files a change request otherwise.
 */
export function formaDeAlterar(idStatus: number): 'EDITAR' | 'SOLICITAR_ALTERACAO' {
  return idStatus === STATUS.EM_ABERTO || idStatus === STATUS.AGUARDANDO_CONFIRMACAO_AGENDA
    ? 'EDITAR'
    : 'SOLICITAR_ALTERACAO';
}
