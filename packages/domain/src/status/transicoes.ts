import { PERMISSAO, type Permissao } from '../permissoes/index.ts';
import type { AcaoStatus, Ator } from './acoes.ts';
import { STATUS, type IdStatus } from './codigos.ts';
import type { NomeGuarda } from './guardas.ts';

/** One row of the machine: from where, by which action, to where, by whom, and under which conditions. */
export interface Transicao {
  /** null: the appointment does not exist yet. */
  readonly de: IdStatus | null;
  readonly acao: AcaoStatus;
  readonly para: IdStatus;
  readonly atores: readonly Ator[];
  /** Asked of internal users; null where none of them may act. */
  readonly permissao: Permissao | null;
  /** All must pass. Rows of one (de, acao) exclude each other. */
  readonly guardas: readonly NomeGuarda[];
  /** The employee no longer comes: a slot that is booked or held is free again, and the link opens nothing. */
  readonly liberaVaga: boolean;
}

interface Condicoes {
  readonly atores?: readonly Ator[];
  readonly permissao?: Permissao | null;
  readonly guardas?: readonly NomeGuarda[];
  /** Default: where the appointment ends without the employee having come. */
  readonly liberaVaga?: boolean;
}

const S = STATUS;
const TODOS = Object.values(STATUS);
const exceto = (...fora: readonly IdStatus[]): IdStatus[] => TODOS.filter((id) => !fora.includes(id));

/** Ends in which nobody was seen. */
const SEM_COMPARECER: ReadonlySet<IdStatus> = new Set([
  S.CANCELADO,
  S.DESISTENCIA_DE_VAGA,
  S.NAO_CONFIRMADO,
  S.FALTA_CONSULTA,
]);

const linhas = (
  acao: AcaoStatus,
  de: readonly (IdStatus | null)[],
  para: IdStatus,
  { atores = ['INTERNO'], permissao = null, guardas = [], liberaVaga = SEM_COMPARECER.has(para) }: Condicoes,
): Transicao[] => de.map((d) => ({ de: d, acao, para, atores, permissao, guardas, liberaVaga }));

/** A step that ends scheduled, or waits for the deposit where the clinic is paid in advance. */
const agenda = (acao: AcaoStatus, de: readonly IdStatus[], c: Condicoes): Transicao[] => [
  ...linhas(acao, de, S.AGENDADO, { ...c, guardas: [...(c.guardas ?? []), 'SEM_DEPOSITO_PENDENTE'] }),
  ...linhas(acao, de, S.DEPOSITO_ANTECIPADO, {
    ...c,
    guardas: [...(c.guardas ?? []), 'COM_DEPOSITO_PENDENTE'],
  }),
];

const P = PERMISSAO;
const painel: Condicoes = { permissao: P.PAINEL_AGENDAMENTO };
const sistema: Condicoes = { atores: ['SISTEMA'] };

/** Statuses in which an appointment is over or was never confirmed. */
const ENCERRADOS = [
  S.DESISTENCIA_DE_VAGA,
  S.CANCELADO,
  S.NAO_CONFIRMADO,
  S.FALTA_CONSULTA,
  S.CONCLUIDO,
] as const;
/** doc1 §4: neither cancelled nor given up from here. */
const SEM_CANCELAR = [...ENCERRADOS, S.DIA_DA_CONSULTA, S.AGUARDANDO_CONF_COMPARECIMENTO] as const;
/** doc1 §4 'Alterar'. */
const SEM_ALTERAR = [...ENCERRADOS, S.AGUARDANDO_APLICACAO_RISCO, S.AGUARDANDO_CONF_COMPARECIMENTO] as const;
/** doc1 §4 'Change action': here the edit dialog opens; elsewhere a change request is filed. */
const EDITAVEIS = [S.EM_ABERTO, S.AGUARDANDO_CONFIRMACAO_AGENDA] as const;

/**
 * THE transition table (decisions #9). The server accepts what it lists and answers 409 to anything else;
 * the row menu is derived from it. The documents give the actions of the list (doc1 §4) and the two ends of
 * self-scheduling and deposit (decisions #31); the attendant's, clinic's and system's steps complete the
 * machine so that every status can be reached and left.
 */
export const TRANSICOES: readonly Transicao[] = [
  // Birth: a request has status 1 (doc1 §4); a link is issued only when every employee has risk (doc2 §4).
  ...linhas('CRIAR', [null], S.EM_ABERTO, { permissao: P.AGENDAMENTOS_CRIAR }),
  ...linhas('CRIAR_AUTOAGENDAMENTO', [null], S.AUTOAGENDAMENTO, {
    permissao: P.AGENDAMENTOS_CRIAR,
    guardas: ['COM_RISCO'],
  }),
  ...linhas('CRIAR_AUTOAGENDAMENTO', [null], S.AGUARDANDO_APLICACAO_RISCO, {
    permissao: P.AGENDAMENTOS_CRIAR,
    guardas: ['SEM_RISCO'],
  }),
  ...linhas('APLICAR_RISCO', [S.AGUARDANDO_APLICACAO_RISCO], S.EM_ABERTO, {
    ...painel,
    atores: ['INTERNO', 'SISTEMA'],
    guardas: ['SEM_AUTOAGENDAMENTO'],
  }),
  ...linhas('APLICAR_RISCO', [S.AGUARDANDO_APLICACAO_RISCO], S.AUTOAGENDAMENTO, {
    ...painel,
    atores: ['INTERNO', 'SISTEMA'],
    guardas: ['DE_AUTOAGENDAMENTO'],
  }),

  // Actions of the list (doc1 §4)
  ...EDITAVEIS.flatMap((id) => linhas('EDITAR', [id], id, { permissao: P.AGENDAMENTOS_EDITAR })),
  ...linhas('SOLICITAR_ALTERACAO', exceto(...SEM_ALTERAR, ...EDITAVEIS), S.PENDENCIA_PRESTADOR, {
    permissao: P.AGENDAMENTOS_EDITAR,
    guardas: ['DENTRO_DO_PRAZO'],
  }),
  ...linhas('DESISTIR', exceto(...SEM_CANCELAR), S.DESISTENCIA_DE_VAGA, {
    permissao: P.AGENDAMENTOS_DESISTENCIA,
    guardas: ['ANTES_DO_DIA', 'DENTRO_DO_PRAZO'],
  }),
  ...linhas('CANCELAR', exceto(...SEM_CANCELAR), S.CANCELADO, {
    permissao: P.AGENDAMENTOS_CANCELAR,
    guardas: ['ANTES_DO_DIA', 'DENTRO_DO_PRAZO'],
  }),
  ...linhas('RESOLVER_PENDENCIA', [S.PENDENCIA_CLIENTE], S.PENDENCIA_PRESTADOR, {
    permissao: P.AGENDAMENTOS_EDITAR,
  }),
  ...linhas('MARCAR_FALTA', exceto(...ENCERRADOS), S.FALTA_CONSULTA, { permissao: P.AGENDAMENTOS_EDITAR }),

  // Attendants
  ...linhas(
    'INICIAR_ATENDIMENTO',
    [S.EM_ABERTO, S.AUTOAGENDAMENTO, S.AGUARDANDO_DATA, S.PENDENCIA_PRESTADOR, S.PENDENCIA_RESOLVIDA],
    S.EM_ANDAMENTO,
    painel,
  ),
  ...linhas('AGUARDAR_DATA', [S.EM_ABERTO, S.EM_ANDAMENTO], S.AGUARDANDO_DATA, painel),
  ...linhas(
    'PENDENCIAR_CLIENTE',
    [S.EM_ABERTO, S.EM_ANDAMENTO, S.AGUARDANDO_DATA, S.PENDENCIA_PRESTADOR, S.PENDENCIA_RESOLVIDA],
    S.PENDENCIA_CLIENTE,
    painel,
  ),
  ...linhas('ATENDER_PENDENCIA', [S.PENDENCIA_PRESTADOR], S.PENDENCIA_RESOLVIDA, painel),
  ...linhas(
    'PEDIR_CONFIRMACAO_FUNCIONARIO',
    [S.EM_ANDAMENTO, S.REAGENDADO],
    S.AGUARDANDO_CONF_COLABORADOR,
    painel,
  ),
  ...linhas(
    'PEDIR_CONFIRMACAO_PRESTADOR',
    [S.EM_ANDAMENTO, S.REAGENDADO],
    S.AGUARDANDO_CONFIRMACAO_DO_PRESTADOR,
    { ...painel, atores: ['INTERNO', 'SISTEMA'] },
  ),
  ...agenda('AGENDAR', [S.EM_ANDAMENTO, S.PENDENCIA_RESOLVIDA, S.REAGENDADO], painel),
  ...linhas(
    'REAGENDAR',
    [S.AGENDADO, S.KIT_PENDENTE, S.DIA_DA_CONSULTA, S.PENDENCIA_PRESTADOR],
    S.REAGENDADO,
    painel,
  ),
  ...agenda('CONFIRMAR_AGENDA', [S.AGUARDANDO_CONFIRMACAO_AGENDA], { permissao: P.AGENDAMENTOS_EDITAR }),
  ...linhas('PAGAR_DEPOSITO', [S.DEPOSITO_ANTECIPADO], S.EM_ANDAMENTO, {
    permissao: P.PAINEL_DEPOSITO_ANTECIPADO,
  }),
  ...linhas('CONFIRMAR_COMPARECIMENTO', [S.DIA_DA_CONSULTA, S.AGUARDANDO_CONF_COMPARECIMENTO], S.CONCLUIDO, {
    ...painel,
    atores: ['INTERNO', 'PRESTADOR'],
  }),

  // Employee: books by the link (the requester may do it too, by 'Iniciar'), or answers a proposal
  ...agenda('CONFIRMAR_AUTOAGENDAMENTO', [S.AUTOAGENDAMENTO], {
    atores: ['FUNCIONARIO', 'INTERNO'],
    permissao: P.AGENDAMENTOS_CRIAR,
  }),
  ...agenda('CONFIRMAR_PELO_FUNCIONARIO', [S.AGUARDANDO_CONF_COLABORADOR], {
    ...painel,
    atores: ['FUNCIONARIO', 'INTERNO'],
  }),
  ...linhas('RECUSAR_PELO_FUNCIONARIO', [S.AGUARDANDO_CONF_COLABORADOR], S.NAO_CONFIRMADO, {
    ...painel,
    atores: ['FUNCIONARIO', 'INTERNO'],
  }),

  // Clinic
  ...agenda('CONFIRMAR_PELO_PRESTADOR', [S.AGUARDANDO_CONFIRMACAO_DO_PRESTADOR], {
    ...painel,
    atores: ['PRESTADOR', 'INTERNO'],
  }),
  ...linhas('RECUSAR_PELO_PRESTADOR', [S.AGUARDANDO_CONFIRMACAO_DO_PRESTADOR], S.PENDENCIA_PRESTADOR, {
    ...painel,
    atores: ['PRESTADOR', 'INTERNO'],
  }),
  ...linhas('INFORMAR_FALTA', [S.DIA_DA_CONSULTA, S.AGUARDANDO_CONF_COMPARECIMENTO], S.FALTA_CONSULTA, {
    atores: ['PRESTADOR'],
  }),

  // System
  ...linhas('PROCESSAR_SOLICITACAO', [S.EM_ABERTO], S.PROCESSANDO_SOLICITACAO, sistema),
  ...linhas('LIBERAR_SOLICITACAO', [S.PROCESSANDO_SOLICITACAO], S.EM_ABERTO, sistema),
  ...linhas('RESERVAR_HORARIOS', [S.EM_ABERTO, S.EM_ANDAMENTO], S.PROCESSANDO_AGENDAMENTO, sistema),
  ...linhas(
    'AGUARDAR_CONFIRMACAO_AGENDA',
    [S.PROCESSANDO_AGENDAMENTO],
    S.AGUARDANDO_CONFIRMACAO_AGENDA,
    sistema,
  ),
  ...linhas('DESFAZER_RESERVA', [S.PROCESSANDO_AGENDAMENTO, S.AGUARDANDO_CONFIRMACAO_AGENDA], S.EM_ABERTO, {
    ...sistema,
    liberaVaga: true,
  }),
  ...linhas('EXPIRAR_LINK', [S.AUTOAGENDAMENTO], S.NAO_CONFIRMADO, {
    ...sistema,
    guardas: ['PRAZO_DO_LINK_ENCERRADO'],
  }),
  // Paid in advance means before the day: then nobody is expected, and the slot is somebody else's.
  ...linhas('VENCER_DEPOSITO', [S.DEPOSITO_ANTECIPADO], S.NAO_CONFIRMADO, {
    ...sistema,
    guardas: ['CHEGOU_O_DIA'],
  }),
  ...linhas('FALHAR_KIT', [S.AGENDADO], S.KIT_PENDENTE, sistema),
  ...linhas('ENTREGAR_KIT', [S.KIT_PENDENTE], S.AGENDADO, { ...painel, atores: ['SISTEMA', 'INTERNO'] }),
  ...linhas('CHEGAR_DIA', [S.AGENDADO, S.KIT_PENDENTE], S.DIA_DA_CONSULTA, {
    ...sistema,
    guardas: ['CHEGOU_O_DIA'],
  }),
  ...linhas('ENCERRAR_DIA', [S.DIA_DA_CONSULTA], S.AGUARDANDO_CONF_COMPARECIMENTO, {
    ...sistema,
    guardas: ['PASSOU_O_DIA'],
  }),
];
