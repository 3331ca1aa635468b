import { isStatusIn, STATUS } from '../status/index.ts';
import { EXPECTED_STATUSES } from './wanted.ts';

/** A message as it is read: the subject stands on e-mails only, the text is the same by WhatsApp. */
export interface MessageText {
  readonly assunto: string;
  readonly corpo: string;
}

/** To whom a message goes. */
export const RECIPIENTS = ['FUNCIONARIO', 'SOLICITANTE', 'PRESTADOR', 'RESPONSAVEL'] as const;
export type Recipient = (typeof RECIPIENTS)[number];

/** Who has a part in a visit; a responsible is only told of it. */
export type VisitRecipient = Exclude<Recipient, 'RESPONSAVEL'>;

export const RECIPIENT_LABEL: Readonly<Record<Recipient, string>> = {
  FUNCIONARIO: 'Funcionário',
  SOLICITANTE: 'Solicitante',
  PRESTADOR: 'Prestador',
  RESPONSAVEL: 'Responsável',
};

export type Channel = 'EMAIL' | 'WHATSAPP';
export const CHANNEL_LABEL: Readonly<Record<Channel, string>> = { EMAIL: 'E-mail', WHATSAPP: 'WhatsApp' };

interface Kind {
  /** As the timeline names it. */
  readonly label: string;
  readonly recipient: Recipient;
  /** Staff may have it sent again as it would be written now. Links have dialogs of their own, which change the token. */
  readonly canResend: boolean;
}

/** Every message that leaves the product about an appointment. */
export const MESSAGE_KIND = {
  LINK_AUTOAGENDAMENTO: { label: 'Link de autoagendamento', recipient: 'FUNCIONARIO', canResend: false },
  PEDIDO_CONFIRMACAO: { label: 'Pergunta ao funcionário', recipient: 'FUNCIONARIO', canResend: false },
  PROPOSTA_DATA: { label: 'Proposta de datas ao solicitante', recipient: 'SOLICITANTE', canResend: true },
  PENDENCIA_CLIENTE: {
    label: 'Aviso de pendência ao solicitante',
    recipient: 'SOLICITANTE',
    canResend: true,
  },
  MUDANCA_PELO_FUNCIONARIO: {
    label: 'Pedido do funcionário ao solicitante',
    recipient: 'SOLICITANTE',
    canResend: false,
  },
  CONFIRMACAO: { label: 'Confirmação do atendimento', recipient: 'FUNCIONARIO', canResend: true },
  CONFIRMACAO_SOLICITANTE: {
    label: 'Confirmação ao solicitante',
    recipient: 'SOLICITANTE',
    canResend: true,
  },
  KIT_PRESTADOR: { label: 'Kit ao prestador', recipient: 'PRESTADOR', canResend: true },
  KIT_SOLICITANTE: { label: 'Kit ao solicitante', recipient: 'SOLICITANTE', canResend: true },
  OFERTA_HORARIO: { label: 'Oferta de horário antes', recipient: 'FUNCIONARIO', canResend: false },
  LEMBRETE_VESPERA: { label: 'Lembrete da véspera', recipient: 'FUNCIONARIO', canResend: true },
  LEMBRETE_2_HORAS: { label: 'Lembrete de 2 horas antes', recipient: 'FUNCIONARIO', canResend: true },
  AVISO_AGENDAMENTO: { label: 'Confirmação ao responsável', recipient: 'RESPONSAVEL', canResend: false },
  AVISO_ALTERACAO: { label: 'Mudança ao responsável', recipient: 'RESPONSAVEL', canResend: false },
  AVISO_CANCELAMENTO: { label: 'Cancelamento ao responsável', recipient: 'RESPONSAVEL', canResend: false },
  AVISO_FALTA: { label: 'Falta ao responsável', recipient: 'RESPONSAVEL', canResend: false },
  AVISO_PENDENCIA: { label: 'Pendência ao responsável', recipient: 'RESPONSAVEL', canResend: false },
  AVISO_ASO: { label: 'Exame realizado ao responsável', recipient: 'RESPONSAVEL', canResend: false },
  AVISO_DESFEITO: { label: 'Aviso desfeito ao responsável', recipient: 'RESPONSAVEL', canResend: false },
} as const satisfies Readonly<Record<string, Kind>>;

export type MessageKind = keyof typeof MESSAGE_KIND;

export const isMessageKind = (kind: string): kind is MessageKind => Object.hasOwn(MESSAGE_KIND, kind);

/** How far a message is. */
export const MESSAGE_STATES = [
  'PENDENTE',
  'ENVIADA',
  'ENTREGUE',
  'NA_CAIXA',
  'FALHA',
  'NAO_ENVIADA',
] as const;
export type MessageState = (typeof MESSAGE_STATES)[number];

/** In words and by meaning; 'SUCESSO' is the wire's word for what went out (doc3 §3.5). */
export const MESSAGE_STATE: Readonly<
  Record<
    MessageState,
    {
      readonly wire: string;
      readonly label: string;
      readonly tone: 'info' | 'success' | 'warning' | 'danger' | 'neutral';
    }
  >
> = {
  PENDENTE: { wire: 'Na fila', label: 'Na fila', tone: 'info' },
  ENVIADA: { wire: 'SUCESSO', label: 'Enviada', tone: 'success' },
  // What arrived went well too (doc1 §3: SUCESSO hides the text); that it did is in `situacao`.
  ENTREGUE: { wire: 'SUCESSO', label: 'Entregue', tone: 'success' },
  // No service is there to take it: it lies where whoever started the server can read it (docs/decisions/0231).
  NA_CAIXA: { wire: 'Não saiu daqui', label: 'Não saiu daqui', tone: 'warning' },
  FALHA: { wire: 'Falhou', label: 'Falhou', tone: 'danger' },
  NAO_ENVIADA: { wire: 'Não enviada', label: 'Não enviada', tone: 'neutral' },
};

/** The states of a message of which the process is done: nothing more becomes of it by itself, and nothing went wrong. */
export const DONE_MESSAGE_STATES = [
  'ENVIADA',
  'ENTREGUE',
  'NA_CAIXA',
] as const satisfies readonly MessageState[];

/** Why a message lies in the installation's own mailbox. */
export const KEPT_HERE_TEXT =
  'Nenhum serviço de envio está ligado a esta instalação. A mensagem está na caixa dela, no endereço que o servidor mostra ao começar.';

/** What a message is about, as it stands now. */
export interface MessageSubject {
  readonly idStatus: number | null;
  /** There is a clinic and a day. */
  readonly hasVisit: boolean;
  /** Among the days that were proposed some have not passed. */
  readonly hasDaysAhead: boolean;
}

/** Messages that ask the requester something before there is a visit, and the status in which they still do. */
export const QUESTION_STATUS = {
  PROPOSTA_DATA: STATUS.AGUARDANDO_DATA,
  PENDENCIA_CLIENTE: STATUS.PENDENCIA_CLIENTE,
} as const satisfies Partial<Record<MessageKind, number>>;
export type QuestionKind = keyof typeof QUESTION_STATUS;

export const isQuestion = (kind: string): kind is QuestionKind => Object.hasOwn(QUESTION_STATUS, kind);

/** Whether a message still says something: a question until it is answered, the rest while the employee is expected. */
function stillSays(kind: MessageKind, { idStatus, hasVisit, hasDaysAhead }: MessageSubject): boolean {
  if (!isQuestion(kind)) return hasVisit && isStatusIn(idStatus, EXPECTED_STATUSES);
  return idStatus === QUESTION_STATUS[kind] && (kind !== 'PROPOSTA_DATA' || hasDaysAhead);
}

/** Whether a message of this kind and state is sent again at all: what still waits leaves by itself. */
export const isSentAgain = (kind: string, state: string): boolean =>
  isMessageKind(kind) && MESSAGE_KIND[kind].canResend && state !== 'PENDENTE';

/** Whether a message can be asked for again: it is sent again at all, and still says something. */
export const canResendMessage = (kind: string, state: string, about: MessageSubject): boolean =>
  isMessageKind(kind) && isSentAgain(kind, state) && stillSays(kind, about);

/**
 * What is tried again when all that failed is (doc3 §4.4): the newest message of each kind, where it failed and may be sent
 * anew. The oldest first, as they would have gone.
 * @param sent the newest first
 */
export function failedMessages<
  M extends { readonly kind: string; readonly state: string; readonly about: MessageSubject },
>(sent: readonly M[]): M[] {
  const newest = new Map<string, M>();
  for (const message of sent) if (!newest.has(message.kind)) newest.set(message.kind, message);
  return [...newest.values()]
    .filter(({ kind, state, about }) => state === 'FALHA' && canResendMessage(kind, state, about))
    .toReversed();
}
