import type { StatusAction } from '../status/index.ts';

/**
 * Who is told of something: who asked for the exam; the attendant who has it in hand; as the queue, that attendant or,
 * while nobody has it, everybody who may take it; and who pays deposits.
 */
export type Audience = 'REQUESTER' | 'ATTENDANT' | 'QUEUE' | 'PAYERS';

export interface NotificationRule {
  /** What the bell says. No word of health: it stands on a screen that others pass by. */
  readonly titulo: string;
  readonly to: readonly Audience[];
}

/**
 * The steps of an appointment that somebody is told of (doc3 §2.9; issue 11 'fed by real events of the product'). What
 * is absent rings for nobody: births and steps that only the clock takes, unless something went wrong.
 */
const OF_STEP = {
  // The clinic
  CONFIRMAR_PELO_PRESTADOR: { titulo: 'O prestador confirmou o exame', to: ['REQUESTER', 'ATTENDANT'] },
  RECUSAR_PELO_PRESTADOR: { titulo: 'O prestador recusou o exame', to: ['REQUESTER', 'QUEUE'] },
  PROPOR_OUTRO_HORARIO: { titulo: 'O prestador propôs outro horário', to: ['REQUESTER', 'QUEUE'] },
  INFORMAR_FALTA: { titulo: 'O prestador informou a falta do funcionário', to: ['REQUESTER', 'ATTENDANT'] },
  CONFIRMAR_COMPARECIMENTO: { titulo: 'O comparecimento foi confirmado', to: ['REQUESTER'] },
  // The employee
  CONFIRMAR_AUTOAGENDAMENTO: { titulo: 'O funcionário escolheu o horário', to: ['REQUESTER', 'ATTENDANT'] },
  CONFIRMAR_PELO_FUNCIONARIO: {
    titulo: 'O funcionário confirmou o horário',
    to: ['REQUESTER', 'ATTENDANT'],
  },
  RECUSAR_PELO_FUNCIONARIO: { titulo: 'O funcionário recusou o horário', to: ['REQUESTER', 'QUEUE'] },
  // Attendants
  APLICAR_RISCO: { titulo: 'O pedido foi liberado e segue', to: ['REQUESTER', 'ATTENDANT'] },
  INICIAR_ATENDIMENTO: { titulo: 'O atendimento do pedido começou', to: ['REQUESTER'] },
  DEVOLVER_ATENDIMENTO: { titulo: 'Um pedido voltou para a fila', to: ['QUEUE'] },
  AGUARDAR_DATA: { titulo: 'Há datas propostas para o exame', to: ['REQUESTER'] },
  PENDENCIAR_CLIENTE: { titulo: 'O pedido tem uma pendência', to: ['REQUESTER'] },
  AGENDAR: { titulo: 'O exame foi agendado', to: ['REQUESTER'] },
  CONFIRMAR_AGENDA: { titulo: 'O exame foi agendado', to: ['REQUESTER'] },
  REAGENDAR: { titulo: 'O exame será reagendado', to: ['REQUESTER'] },
  MARCAR_FALTA: { titulo: 'Foi marcada a falta do funcionário', to: ['REQUESTER', 'ATTENDANT'] },
  PAGAR_DEPOSITO: { titulo: 'O depósito antecipado foi pago', to: ['QUEUE'] },
  // Who asked for it
  SOLICITAR_ALTERACAO: { titulo: 'Foi pedida uma alteração', to: ['REQUESTER', 'QUEUE'] },
  ESCOLHER_DATA: { titulo: 'Uma data proposta foi escolhida', to: ['REQUESTER', 'QUEUE'] },
  RESOLVER_PENDENCIA: { titulo: 'A pendência foi resolvida', to: ['REQUESTER', 'QUEUE'] },
  DESISTIR: { titulo: 'Houve desistência da vaga', to: ['REQUESTER', 'ATTENDANT'] },
  CANCELAR: { titulo: 'O exame foi cancelado', to: ['REQUESTER', 'ATTENDANT'] },
  // Nobody
  FALHAR_KIT: { titulo: 'O kit não chegou a um dos destinatários', to: ['REQUESTER', 'QUEUE'] },
  EXPIRAR_LINK: { titulo: 'O prazo do autoagendamento terminou', to: ['REQUESTER', 'ATTENDANT'] },
  VENCER_DEPOSITO: {
    titulo: 'O depósito antecipado não foi pago a tempo',
    to: ['REQUESTER', 'ATTENDANT'],
  },
} as const satisfies Partial<Record<StatusAction, NotificationRule>>;

/** What is no step of an appointment that exists. A go over many is told to its owner, who left while it went on. */
const OF_OTHERS = {
  DEPOSIT_DUE: { titulo: 'Um depósito antecipado chegou ao prazo', to: ['PAYERS'] },
  DIRECTED: { titulo: 'Novo pedido direcionado para atendente', to: ['QUEUE'] },
  PRE_REQUEST_MADE: { titulo: 'Sua pré-solicitação foi solicitada', to: ['REQUESTER'] },
  /** Only who had read of the step that was taken back. */
  STEP_UNDONE: { titulo: 'A última mudança foi desfeita', to: [] },
  BULK_ENDED: { titulo: 'A ação em lote terminou', to: ['REQUESTER'] },
  MANY_ENDED: { titulo: 'A solicitação em lote terminou', to: ['REQUESTER'] },
  /** Whoever may decide on what clinics say of themselves. */
  REGISTRATION_SENT: { titulo: 'Uma clínica enviou o cadastro', to: [] },
  /** Its readers. */
  BOLETIM_OUT: { titulo: 'Há um boletim novo', to: [] },
  IMPORT_ENDED: { titulo: 'A importação da planilha terminou', to: ['REQUESTER'] },
} as const satisfies Record<string, NotificationRule>;

/** Everything that the bell tells, by what happened. */
export const NOTIFICATIONS = { ...OF_STEP, ...OF_OTHERS };
export type NotificationKind = keyof typeof NOTIFICATIONS;

/** Strict check of a kind's name: a step that rings for nobody is none. */
export const isNotificationKind = (kind: unknown): kind is NotificationKind =>
  typeof kind === 'string' && Object.hasOwn(NOTIFICATIONS, kind);

export interface Parties {
  /** Who asked for the exam; null: nobody of the company. */
  readonly solicitanteId: number | null;
  /** Who has it in hand; null while nobody has. */
  readonly attendantId: number | null;
  /** Who may take it from the queue: with the panel's permission, and its customer and branch in scope. */
  readonly queueIds: readonly number[];
  /** Who may pay its deposit: with that permission, and its customer and branch in scope. */
  readonly payerIds: readonly number[];
}

const isFor = (kind: NotificationKind, audience: Audience): boolean =>
  (NOTIFICATIONS[kind].to as readonly Audience[]).includes(audience);

/** Whether the answer to 'who?' needs those who may take it from the queue. */
export const needsQueue = (kind: NotificationKind, attendantId: number | null): boolean =>
  attendantId === null && isFor(kind, 'QUEUE');

/** Whether it needs those who pay. */
export const needsPayers = (kind: NotificationKind): boolean => isFor(kind, 'PAYERS');

const membersOf = (
  audience: Audience,
  { solicitanteId, attendantId, queueIds, payerIds }: Parties,
): readonly (number | null)[] => {
  if (audience === 'PAYERS') return payerIds;
  if (audience === 'REQUESTER') return [solicitanteId];
  return attendantId === null && audience === 'QUEUE' ? queueIds : [attendantId];
};

/** Who is told: each once, and never the person who did it. In the order of their ids. */
export function recipientsOf(kind: NotificationKind, parties: Parties, actorId: number | null): number[] {
  const told = NOTIFICATIONS[kind].to
    .flatMap((audience) => membersOf(audience, parties))
    .filter((id): id is number => id !== null && id !== actorId);
  return [...new Set(told)].sort((a, b) => a - b);
}
