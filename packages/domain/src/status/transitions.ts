import { PERMISSION, type Permission } from '../permissions/index.ts';
import type { StatusAction, Actor } from './actions.ts';
import { ENDED_STATUSES } from './catalogue.ts';
import { STATUS, type IdStatus } from './codes.ts';
import type { GuardName } from './guards.ts';

/** One row of the machine: from where, by which action, to where, by whom, and under which conditions. */
export interface Transition {
  /** null: the appointment does not exist yet. */
  readonly de: IdStatus | null;
  readonly action: StatusAction;
  readonly para: IdStatus;
  readonly actors: readonly Actor[];
  /** Asked of internal users; null where none of them may act. */
  readonly permission: Permission | null;
  /** All must pass. Rows of one (de, acao) exclude each other. */
  readonly guards: readonly GuardName[];
  /** The employee no longer comes: a slot that is booked or held is free again, and the link opens nothing. */
  readonly releasesVaga: boolean;
}

interface Conditions {
  readonly actors?: readonly Actor[];
  readonly permission?: Permission | null;
  readonly guards?: readonly GuardName[];
  /** Default: where the appointment ends without the employee having come. */
  readonly releasesVaga?: boolean;
}

const S = STATUS;
const ALL = Object.values(STATUS);
const except = (...outside: readonly IdStatus[]): IdStatus[] => ALL.filter((id) => !outside.includes(id));

/** Ends in which nobody was seen. */
const NO_SHOW: ReadonlySet<IdStatus> = new Set([
  S.CANCELADO,
  S.DESISTENCIA_DE_VAGA,
  S.NAO_CONFIRMADO,
  S.FALTA_CONSULTA,
]);

const rows = (
  action: StatusAction,
  from: readonly (IdStatus | null)[],
  to: IdStatus,
  { actors = ['INTERNO'], permission = null, guards = [], releasesVaga = NO_SHOW.has(to) }: Conditions,
): Transition[] => from.map((d) => ({ de: d, action, para: to, actors, permission, guards, releasesVaga }));

const byEmployeeToo: Pick<Conditions, 'actors'> = { actors: ['INTERNO', 'FUNCIONARIO'] };

/** A step that ends scheduled, or waits for the deposit where the clinic is paid in advance. */
const agenda = (action: StatusAction, from: readonly IdStatus[], c: Conditions): Transition[] => [
  ...rows(action, from, S.AGENDADO, { ...c, guards: [...(c.guards ?? []), 'NO_DEPOSITO_PENDING'] }),
  ...rows(action, from, S.DEPOSITO_ANTECIPADO, {
    ...c,
    guards: [...(c.guards ?? []), 'DEPOSITO_PENDING'],
  }),
];

const P = PERMISSION;
const panel: Conditions = { permission: P.PAINEL_AGENDAMENTO };
const system: Conditions = { actors: ['SISTEMA'] };

/** doc1 §4: neither cancelled nor given up from here. */
const NOT_CANCELLABLE = [...ENDED_STATUSES, S.DIA_DA_CONSULTA, S.AGUARDANDO_CONF_COMPARECIMENTO] as const;
/** doc1 §4 'Alterar'. */
const NOT_CHANGEABLE = [
  ...ENDED_STATUSES,
  S.AGUARDANDO_APLICACAO_RISCO,
  S.AGUARDANDO_CONF_COMPARECIMENTO,
] as const;
/** doc1 §4 'Change action': here the edit dialog opens; elsewhere a change request is filed. */
const EDITABLE = [S.EM_ABERTO, S.AGUARDANDO_CONFIRMACAO_AGENDA] as const;
/** What an employee with a day may ask for it by the link of 'Meu agendamento' (docs/decisions/0114). */
const BOOKED = [S.AGENDADO, S.KIT_PENDENTE, S.DEPOSITO_ANTECIPADO] as const;
/** Nobody has anything in hand yet: there is nothing to take over. */
const NOT_BEGUN = [
  S.EM_ABERTO,
  S.AUTOAGENDAMENTO,
  S.AGUARDANDO_APLICACAO_RISCO,
  S.PROCESSANDO_SOLICITACAO,
  S.PROCESSANDO_AGENDAMENTO,
] as const;

/**
 * THE transition table (decisions #9). The server accepts what it lists and answers 409 to anything else;
 * the row menu is derived from it. The documents give the actions of the list (doc1 §4) and the two ends of
 * self-scheduling and deposit (decisions #31); the attendant's, clinic's and system's steps complete the
 * machine so that every status can be reached and left.
 */
export const TRANSITIONS: readonly Transition[] = [
  // Birth: a request has status 1 (doc1 §4); a link is issued only when every employee has risk (doc2 §4).
  ...rows('CRIAR', [null], S.EM_ABERTO, { permission: P.AGENDAMENTOS_CRIAR }),
  ...rows('CRIAR_AUTOAGENDAMENTO', [null], S.AUTOAGENDAMENTO, {
    permission: P.AGENDAMENTOS_CRIAR,
    guards: ['HAS_RISCO'],
  }),
  ...rows('CRIAR_AUTOAGENDAMENTO', [null], S.AGUARDANDO_APLICACAO_RISCO, {
    permission: P.AGENDAMENTOS_CRIAR,
    guards: ['NO_RISCO'],
  }),
  ...rows('APLICAR_RISCO', [S.AGUARDANDO_APLICACAO_RISCO], S.EM_ABERTO, {
    ...panel,
    actors: ['INTERNO', 'SISTEMA'],
    guards: ['NOT_AUTOAGENDAMENTO'],
  }),
  ...rows('APLICAR_RISCO', [S.AGUARDANDO_APLICACAO_RISCO], S.AUTOAGENDAMENTO, {
    ...panel,
    actors: ['INTERNO', 'SISTEMA'],
    guards: ['IS_AUTOAGENDAMENTO'],
  }),

  // Actions of the list (doc1 §4)
  ...EDITABLE.flatMap((id) => rows('EDITAR', [id], id, { permission: P.AGENDAMENTOS_EDITAR })),
  ...[
    { from: except(...NOT_CHANGEABLE, ...EDITABLE, ...BOOKED), by: {} },
    { from: BOOKED, by: byEmployeeToo },
  ].flatMap(({ from, by }) =>
    rows('SOLICITAR_ALTERACAO', from, S.PENDENCIA_PRESTADOR, {
      permission: P.AGENDAMENTOS_EDITAR,
      guards: ['WITHIN_DEADLINE'],
      ...by,
    }),
  ),
  ...rows('DESISTIR', except(...NOT_CANCELLABLE), S.DESISTENCIA_DE_VAGA, {
    permission: P.AGENDAMENTOS_DESISTENCIA,
    guards: ['BEFORE_THE_DAY', 'WITHIN_DEADLINE'],
  }),
  ...[
    { from: except(...NOT_CANCELLABLE, ...BOOKED), by: {} },
    { from: BOOKED, by: byEmployeeToo },
  ].flatMap(({ from, by }) =>
    rows('CANCELAR', from, S.CANCELADO, {
      permission: P.AGENDAMENTOS_CANCELAR,
      guards: ['BEFORE_THE_DAY', 'WITHIN_DEADLINE'],
      ...by,
    }),
  ),
  ...rows('RESOLVER_PENDENCIA', [S.PENDENCIA_CLIENTE], S.PENDENCIA_PRESTADOR, {
    permission: P.AGENDAMENTOS_EDITAR,
  }),
  // One of the days that were proposed: whoever attends to it schedules that day (docs/decisions/0213).
  ...rows('ESCOLHER_DATA', [S.AGUARDANDO_DATA], S.PENDENCIA_RESOLVIDA, {
    permission: P.AGENDAMENTOS_EDITAR,
  }),
  ...rows('MARCAR_FALTA', except(...ENDED_STATUSES), S.FALTA_CONSULTA, { permission: P.AGENDAMENTOS_EDITAR }),

  // Attendants
  ...rows(
    'INICIAR_ATENDIMENTO',
    [S.EM_ABERTO, S.AUTOAGENDAMENTO, S.AGUARDANDO_DATA, S.PENDENCIA_PRESTADOR, S.PENDENCIA_RESOLVIDA],
    S.EM_ANDAMENTO,
    panel,
  ),
  // Given back as it came: whoever takes it next finds it open. What was paid for is no longer the client's to edit.
  ...rows('DEVOLVER_ATENDIMENTO', [S.EM_ANDAMENTO], S.EM_ABERTO, { ...panel, guards: ['NO_DEPOSITO_PAID'] }),
  // Who has it changes, and where it stands does not.
  ...except(...ENDED_STATUSES, ...NOT_BEGUN).flatMap((id) => rows('ASSUMIR_ATENDIMENTO', [id], id, panel)),
  ...rows('AGUARDAR_DATA', [S.EM_ABERTO, S.EM_ANDAMENTO], S.AGUARDANDO_DATA, panel),
  ...rows(
    'PENDENCIAR_CLIENTE',
    [S.EM_ABERTO, S.EM_ANDAMENTO, S.AGUARDANDO_DATA, S.PENDENCIA_PRESTADOR, S.PENDENCIA_RESOLVIDA],
    S.PENDENCIA_CLIENTE,
    panel,
  ),
  ...rows('ATENDER_PENDENCIA', [S.PENDENCIA_PRESTADOR], S.PENDENCIA_RESOLVIDA, panel),
  ...rows(
    'PEDIR_CONFIRMACAO_FUNCIONARIO',
    [S.EM_ANDAMENTO, S.REAGENDADO],
    S.AGUARDANDO_CONF_COLABORADOR,
    panel,
  ),
  ...rows(
    'PEDIR_CONFIRMACAO_PRESTADOR',
    [S.EM_ANDAMENTO, S.REAGENDADO],
    S.AGUARDANDO_CONFIRMACAO_DO_PRESTADOR,
    { ...panel, actors: ['INTERNO', 'SISTEMA'], guards: ['HAS_PRESTADOR_AND_DAY'] },
  ),
  ...agenda('AGENDAR', [S.EM_ANDAMENTO, S.PENDENCIA_RESOLVIDA, S.REAGENDADO], panel),
  ...rows(
    'REAGENDAR',
    [S.AGENDADO, S.KIT_PENDENTE, S.DIA_DA_CONSULTA, S.PENDENCIA_PRESTADOR],
    S.REAGENDADO,
    panel,
  ),
  ...agenda('CONFIRMAR_AGENDA', [S.AGUARDANDO_CONFIRMACAO_AGENDA], { permission: P.AGENDAMENTOS_EDITAR }),
  // Whoever goes to another room at the same hour of the same day goes where they were going: the status says so.
  ...[S.AGENDADO, S.KIT_PENDENTE, S.DIA_DA_CONSULTA].flatMap((id) => rows('TROCAR_SALA', [id], id, panel)),
  ...rows('PAGAR_DEPOSITO', [S.DEPOSITO_ANTECIPADO], S.EM_ANDAMENTO, {
    permission: P.PAINEL_DEPOSITO_ANTECIPADO,
  }),
  ...rows('CONFIRMAR_COMPARECIMENTO', [S.DIA_DA_CONSULTA, S.AGUARDANDO_CONF_COMPARECIMENTO], S.CONCLUIDO, {
    ...panel,
    actors: ['INTERNO', 'PRESTADOR'],
  }),

  // Employee: books by the link (the requester may do it too, by 'Iniciar'), or answers a proposal
  ...agenda('CONFIRMAR_AUTOAGENDAMENTO', [S.AUTOAGENDAMENTO], {
    actors: ['FUNCIONARIO', 'INTERNO'],
    permission: P.AGENDAMENTOS_CRIAR,
  }),
  ...agenda('CONFIRMAR_PELO_FUNCIONARIO', [S.AGUARDANDO_CONF_COLABORADOR], {
    ...panel,
    actors: ['FUNCIONARIO', 'INTERNO'],
  }),
  ...rows('RECUSAR_PELO_FUNCIONARIO', [S.AGUARDANDO_CONF_COLABORADOR], S.NAO_CONFIRMADO, {
    ...panel,
    actors: ['FUNCIONARIO', 'INTERNO'],
  }),
  // An earlier place that was offered (docs/decisions/0151): the kit of the new day goes out anew.
  ...rows('ANTECIPAR', [S.AGENDADO, S.KIT_PENDENTE], S.AGENDADO, {
    actors: ['FUNCIONARIO'],
    guards: ['BEFORE_THE_DAY', 'WITHIN_DEADLINE'],
  }),

  // Clinic
  ...agenda('CONFIRMAR_PELO_PRESTADOR', [S.AGUARDANDO_CONFIRMACAO_DO_PRESTADOR], {
    ...panel,
    actors: ['PRESTADOR', 'INTERNO'],
    guards: ['DAY_NOT_PAST'],
  }),
  ...rows('RECUSAR_PELO_PRESTADOR', [S.AGUARDANDO_CONFIRMACAO_DO_PRESTADOR], S.PENDENCIA_PRESTADOR, {
    ...panel,
    actors: ['PRESTADOR', 'INTERNO'],
  }),
  // As a refusal, the answer is the attendant's next step; the record says which other time would do.
  ...rows('PROPOR_OUTRO_HORARIO', [S.AGUARDANDO_CONFIRMACAO_DO_PRESTADOR], S.PENDENCIA_PRESTADOR, {
    ...panel,
    actors: ['PRESTADOR', 'INTERNO'],
  }),
  // Whoever has arrived waits for the exam: what is left to be told is whether it was done.
  ...rows('REGISTRAR_CHEGADA', [S.DIA_DA_CONSULTA], S.AGUARDANDO_CONF_COMPARECIMENTO, {
    ...panel,
    actors: ['PRESTADOR', 'INTERNO'],
    guards: ['DAY_HAS_COME'],
  }),
  ...rows('INFORMAR_FALTA', [S.DIA_DA_CONSULTA, S.AGUARDANDO_CONF_COMPARECIMENTO], S.FALTA_CONSULTA, {
    actors: ['PRESTADOR'],
  }),

  // System
  ...rows('PROCESSAR_SOLICITACAO', [S.EM_ABERTO], S.PROCESSANDO_SOLICITACAO, system),
  ...rows('LIBERAR_SOLICITACAO', [S.PROCESSANDO_SOLICITACAO], S.EM_ABERTO, system),
  ...rows('RESERVAR_HORARIOS', [S.EM_ABERTO, S.EM_ANDAMENTO], S.PROCESSANDO_AGENDAMENTO, system),
  ...rows(
    'AGUARDAR_CONFIRMACAO_AGENDA',
    [S.PROCESSANDO_AGENDAMENTO],
    S.AGUARDANDO_CONFIRMACAO_AGENDA,
    system,
  ),
  ...rows('DESFAZER_RESERVA', [S.PROCESSANDO_AGENDAMENTO, S.AGUARDANDO_CONFIRMACAO_AGENDA], S.EM_ABERTO, {
    ...system,
    releasesVaga: true,
  }),
  ...rows('EXPIRAR_LINK', [S.AUTOAGENDAMENTO], S.NAO_CONFIRMADO, {
    ...system,
    guards: ['LINK_HAS_ENDED'],
  }),
  // Paid in advance means before the day: then nobody is expected, and the slot is somebody else's.
  ...rows('VENCER_DEPOSITO', [S.DEPOSITO_ANTECIPADO], S.NAO_CONFIRMADO, {
    ...system,
    guards: ['DAY_HAS_COME'],
  }),
  ...rows('FALHAR_KIT', [S.AGENDADO], S.KIT_PENDENTE, system),
  ...rows('ENTREGAR_KIT', [S.KIT_PENDENTE], S.AGENDADO, { ...panel, actors: ['SISTEMA', 'INTERNO'] }),
  ...rows('CHEGAR_DIA', [S.AGENDADO, S.KIT_PENDENTE], S.DIA_DA_CONSULTA, {
    ...system,
    guards: ['DAY_HAS_COME'],
  }),
  ...rows('ENCERRAR_DIA', [S.DIA_DA_CONSULTA], S.AGUARDANDO_CONF_COMPARECIMENTO, {
    ...system,
    guards: ['DAY_HAS_PASSED'],
  }),
];
