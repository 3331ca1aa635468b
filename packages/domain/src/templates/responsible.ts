import { UNDO_LIFE } from '../messages/index.ts';
import { isStatusIn, STATUS, statusOf, UNDO_GRACE, type IdStatus, type StatusStep } from '../status/index.ts';
import type { MessageKind, MessageText } from './kinds.ts';
import { placeText, whenText, type Visit } from './visit.ts';
import { EXPECTED_STATUSES } from './wanted.ts';

/**
 * For how long a notice to a responsible waits before it leaves, in seconds: what is taken back meanwhile is told to
 * nobody (docs/decisions/0190).
 */
export const RESPONSIBLE_DELAY_SECONDS = (UNDO_LIFE + UNDO_GRACE) / 1000;

interface NoticeRule {
  /** As the registry offers it, under 'É avisado de'. */
  readonly label: string;
  readonly kind: MessageKind;
  /** While the appointment is in one of these, the notice still holds. */
  readonly statuses: readonly IdStatus[];
  /** The requester is written to about it as well: one address reads of it once. */
  readonly isToldToSolicitante: boolean;
}

/** What the people responsible for a customer, or for one branch of it, may choose to be told of (registry 'responsible'). */
export const RESPONSIBLE_NOTICES = {
  AGENDAMENTO: {
    label: 'Agendamento confirmado',
    kind: 'AVISO_AGENDAMENTO',
    statuses: EXPECTED_STATUSES,
    isToldToSolicitante: true,
  },
  ALTERACAO: {
    label: 'Mudança de dia ou de clínica',
    kind: 'AVISO_ALTERACAO',
    statuses: EXPECTED_STATUSES,
    isToldToSolicitante: true,
  },
  CANCELAMENTO: {
    label: 'Cancelamento ou desistência',
    kind: 'AVISO_CANCELAMENTO',
    statuses: [STATUS.CANCELADO, STATUS.DESISTENCIA_DE_VAGA],
    isToldToSolicitante: false,
  },
  FALTA: {
    label: 'Falta ao exame',
    kind: 'AVISO_FALTA',
    statuses: [STATUS.FALTA_CONSULTA],
    isToldToSolicitante: false,
  },
  PENDENCIA: {
    label: 'Pendência do pedido',
    kind: 'AVISO_PENDENCIA',
    statuses: [STATUS.PENDENCIA_CLIENTE],
    isToldToSolicitante: true,
  },
  ASO: {
    label: 'Exame realizado, ASO a receber',
    kind: 'AVISO_ASO',
    statuses: [STATUS.CONCLUIDO],
    isToldToSolicitante: false,
  },
} as const satisfies Readonly<Record<string, NoticeRule>>;

export type ResponsibleNotice = keyof typeof RESPONSIBLE_NOTICES;

const NOTICES = Object.keys(RESPONSIBLE_NOTICES) as ResponsibleNotice[];

/** Steps that leave the visit as it was told: nothing new has happened. */
export const UNCHANGED_VISIT: readonly StatusStep[] = ['DESFAZER', 'ENTREGAR_KIT', 'TROCAR_SALA'];

export const keepsVisit = (action: StatusStep): boolean => UNCHANGED_VISIT.includes(action);

/**
 * What the responsible are told of a step; null: nothing.
 * @param wasScheduled the appointment had a day before, which another one replaces
 */
export function responsibleNotice(
  { acao: action, para: to }: { readonly acao: StatusStep; readonly para: IdStatus },
  wasScheduled: boolean,
): ResponsibleNotice | null {
  if (keepsVisit(action)) return null;
  if (to === STATUS.AGENDADO) return wasScheduled ? 'ALTERACAO' : 'AGENDAMENTO';
  return NOTICES.find((each) => isStatusIn(to, RESPONSIBLE_NOTICES[each].statuses)) ?? null;
}

/** Of which notices somebody who read one must hear that it is undone: those of the status that was left. */
export const undoneNotices = (left: number): ResponsibleNotice[] =>
  NOTICES.filter((each) => isStatusIn(left, RESPONSIBLE_NOTICES[each].statuses));

/** Why a notice is not sent any more when its turn comes; null: it still holds, or the message is none. */
export function outdatedNotice(kind: string, idStatus: number): string | null {
  const notice = NOTICES.find((each) => RESPONSIBLE_NOTICES[each].kind === kind);
  if (notice === undefined || isStatusIn(idStatus, RESPONSIBLE_NOTICES[notice].statuses)) return null;
  return `O agendamento está com status '${statusOf(idStatus)?.descricao ?? idStatus}'.`;
}

interface Told {
  /** The employee's name. */
  readonly name: string;
  readonly cliente: string;
  /** Where and when; null before there is a day. */
  readonly visit: Visit | null;
}

/** Why it comes, in the last line: who reads it has asked for nothing. */
const because = (cliente: string): string =>
  `Você recebe este aviso como responsável por ${cliente}. O que cada um recebe se muda no cadastro de responsáveis, no Apto.`;

const written = (subject: string, sentence: string, cliente: string): MessageText => ({
  assunto: subject,
  corpo: [sentence, '', because(cliente)].join('\n'),
});

const at = (visit: Visit | null): string =>
  visit === null ? '' : ` de ${whenText(visit)}, ${placeText(visit)},`;

const on = (visit: Visit | null): string =>
  visit === null ? '' : ` para ${whenText(visit)}, ${placeText(visit)}`;

const SENTENCES: Readonly<
  Record<
    ResponsibleNotice,
    readonly [subject: string, sentence: (name: string, visit: Visit | null) => string]
  >
> = {
  AGENDAMENTO: [
    RESPONSIBLE_NOTICES.AGENDAMENTO.label,
    (name, visit) => `O atendimento de ${name} está confirmado${on(visit)}.`,
  ],
  ALTERACAO: [
    'Atendimento remarcado',
    (name, visit) => `O atendimento de ${name} mudou. Agora está marcado${on(visit)}.`,
  ],
  CANCELAMENTO: [
    'Atendimento cancelado',
    (name, visit) => `O atendimento de ${name}${at(visit)} não vai acontecer.`,
  ],
  FALTA: [
    'Falta ao atendimento',
    (name, visit) => `O atendimento de ${name}${at(visit)} teve a falta registrada.`,
  ],
  PENDENCIA: [
    'Pedido com pendência',
    (name) =>
      `O pedido de atendimento de ${name} espera uma resposta do cliente. Ela se dá na lista de agendamentos, no Apto.`,
  ],
  ASO: [
    'Atendimento realizado',
    (name, visit) =>
      `O atendimento de ${name}${at(visit)} foi realizado. O documento se consulta em 'Baixar ASO', no Apto.`,
  ],
};

/** The text of each notice: who, when and where, and never which exam, risk or result (LGPD art. 11). */
export function responsibleText(notice: ResponsibleNotice, { name, cliente, visit }: Told): MessageText {
  const [subject, sentence] = SENTENCES[notice];
  return written(`${subject}: ${name}`, sentence(name, visit), cliente);
}

/** What whoever had read of a step hears when it is taken back. */
export const noticeUndoneText = ({ name, cliente, visit }: Told): MessageText =>
  written(
    `Aviso desfeito: ${name}`,
    `O último aviso sobre o atendimento de ${name} foi desfeito: ele continua como estava${
      visit === null ? '' : `, ${whenText(visit)}, ${placeText(visit)}`
    }.`,
    cliente,
  );
