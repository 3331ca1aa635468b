import { reminderText } from '../autoagendamento/index.ts';
import { formatDate } from '../time/index.ts';
import type { MessageText } from './kinds.ts';
import { passOnLines } from './notifier.ts';
import { RESERVED_FOR_SOLICITANTE_TEXT, RESERVED_TEXT } from './standing.ts';
import { firstName, myLinkLines, placeLines, placeText, whenText, type Visit } from './visit.ts';

// Messages leave the product: they name nobody's exam, risk or result (LGPD art. 11), only how to prepare for the day.

/** Page of the public portal that asks for CPF and token. */
export const autoagendamentoLink = (publicUrl: string): string =>
  `${publicUrl}/publico/#/autoagendamento/login`;

/** The same with the token in it, behind the hash, where no server sees it: the page takes it out of the address at once. */
export const linkWithToken = (link: string, token: string): string => `${link}?token=${token}`;

/** The token beside the link, for who opens the page by hand. */
export const tokenLines = (token: string): string[] => ['', 'Se a página pedir o token, é este:', '', token];

/** What stands where the address of a telemedicine's room will be. */
export const ROOM_PLACEHOLDER = 'https://link-da-sala.exemplo';
/** What stands where the token will be, before there is one. */
export const TOKEN_PLACEHOLDER = 'XXXX-XXXX-XXXX-XXXX-XXXX-XXXX-XXXX';

/** The invitation: where to enter, with what, until when. */
export function inviteText(d: {
  name: string;
  cliente: string;
  link: string;
  token: string;
  /** Last day on which the token opens the page. */
  lastDay: string;
}): MessageText {
  return {
    assunto: `${d.cliente}: escolha o dia do seu atendimento`,
    corpo: [
      `Olá, ${firstName(d.name)}! A empresa ${d.cliente} pediu que você escolha onde e quando será atendido(a).`,
      '',
      `Acesse ${linkWithToken(d.link, d.token)} e entre com o seu CPF.`,
      ...tokenLines(d.token),
      '',
      `O token é pessoal: não o repasse. Ele vale até o fim do dia ${formatDate(d.lastDay)}.`,
    ].join('\n'),
  };
}

/** What the old address gets once another took its place; it does not name the new one. */
export const emailChangedText = (name: string): MessageText => ({
  assunto: 'Seu e-mail de contato foi alterado',
  corpo: [
    `Olá, ${firstName(name)}! O e-mail de contato do seu cadastro foi alterado, e este deixou de ser usado.`,
    '',
    'Se não foi você, avise a empresa em que trabalha.',
  ].join('\n'),
});

/** What the employee gets once it is booked. */
export function confirmationText(c: Visit): MessageText {
  const state = c.isReserved ? 'reservado' : 'confirmado';
  return {
    assunto: `Seu atendimento está ${state}`,
    corpo: [
      `${firstName(c.name)}, seu atendimento está ${state} para ${whenText(c)}.`,
      ...(c.isReserved ? ['', RESERVED_TEXT] : []),
      '',
      ...placeLines(c),
      '',
      reminderText(c),
      ...myLinkLines(c),
    ].join('\n'),
  };
}

/** What the requester gets when the employee asks for another day, or ends it; the reason stands behind the login. */
export const employeeChangeText = (d: {
  name: string;
  when: Pick<Visit, 'data' | 'time' | 'periodo' | 'timeZone'>;
  isCancelled: boolean;
}): MessageText =>
  d.isCancelled
    ? {
        assunto: `Agendamento cancelado pelo funcionário: ${d.name}`,
        corpo: `${d.name} cancelou o atendimento de ${whenText(d.when)}. O horário ficou livre. Se o exame ainda é necessário, faça um novo pedido no Apto.`,
      }
    : {
        assunto: `Pedido de outro dia: ${d.name}`,
        corpo: `${d.name} pediu outro dia para o atendimento de ${whenText(d.when)}. Até a resposta vale o dia marcado. O motivo está no histórico do agendamento, no Apto.`,
      };

/** What the requester gets once it is booked. */
export function solicitanteText(c: Visit): MessageText {
  const state = c.isReserved ? 'reservado' : 'confirmado';
  return {
    assunto: `Agendamento ${state}: ${c.name}`,
    corpo: [
      `O atendimento de ${c.name} está ${state} para ${whenText(c)}, ${placeText(c)}.`,
      ...(c.isReserved ? ['', RESERVED_FOR_SOLICITANTE_TEXT] : []),
      ...passOnLines(c),
      '',
      reminderText(c),
    ].join('\n'),
  };
}
