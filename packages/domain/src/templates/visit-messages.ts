import { reminderText } from '../autoagendamento/index.ts';
import { confirmationText, solicitanteText } from './autoagendamento.ts';
import type { MessageKind, MessageText } from './kinds.ts';
import { passOnLines } from './notifier.ts';
import { firstName, myLinkLines, placeLines, placeText, whenText, type Visit } from './visit.ts';

// The kit travels as an attachment: subject and text name no exam and no risk (LGPD art. 11).

const kitForClinic = (v: Visit): MessageText => ({
  assunto: `Kit de agendamento: ${v.name}`,
  corpo: [
    `${v.clinic}, segue o kit de agendamento de ${v.name}, com atendimento marcado para ${whenText(v)}.`,
    ...(v.isRemote ? ['', ...placeLines(v)] : []),
    '',
    'O anexo tem a guia de encaminhamento, as orientações, a relação de exames e o termo de consentimento. Imprima-o e junte-o ao prontuário.',
  ].join('\n'),
});

const kitForSolicitante = (v: Visit): MessageText => ({
  assunto: `Kit de agendamento: ${v.name}`,
  corpo: [
    `O atendimento de ${v.name} está marcado para ${whenText(v)}, ${placeText(v)}.`,
    ...passOnLines(v),
    '',
    'O kit está em anexo. Entregue as orientações ao funcionário antes do dia do atendimento.',
    '',
    reminderText(v),
  ].join('\n'),
});

const reminder = (lead: string, v: Visit): string =>
  [
    `${firstName(v.name)}, ${lead} ${whenText(v)}.`,
    '',
    ...placeLines(v),
    '',
    reminderText(v),
    ...myLinkLines(v),
  ].join('\n');

/** The text of each message about a day at the clinic; the same by e-mail and by WhatsApp. */
export const VISIT_TEMPLATE = {
  CONFIRMACAO: confirmationText,
  CONFIRMACAO_SOLICITANTE: solicitanteText,
  KIT_PRESTADOR: kitForClinic,
  KIT_SOLICITANTE: kitForSolicitante,
  LEMBRETE_VESPERA: (v) => ({
    assunto: 'Seu atendimento é amanhã',
    corpo: reminder('seu atendimento é amanhã:', v),
  }),
  LEMBRETE_2_HORAS: (v) => ({
    assunto: 'Seu atendimento é daqui a pouco',
    corpo: reminder('seu atendimento é hoje:', v),
  }),
} as const satisfies Partial<Record<MessageKind, (visit: Visit) => MessageText>>;

export type VisitMessageKind = keyof typeof VISIT_TEMPLATE;

export const isVisitMessage = (kind: string): kind is VisitMessageKind => Object.hasOwn(VISIT_TEMPLATE, kind);

/** The kit and who receives it (doc1 §2.5: 'resend the kit to provider and requester'). */
export const KIT_MESSAGES = [
  'KIT_PRESTADOR',
  'KIT_SOLICITANTE',
] as const satisfies readonly VisitMessageKind[];

/** Whether the kit goes with it. */
export const carriesKit = (kind: string): boolean => KIT_MESSAGES.some((each) => each === kind);
