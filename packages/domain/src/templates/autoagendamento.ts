import { reminderText } from '../autoagendamento/index.ts';
import { mapSearchLink } from '../prestadores/index.ts';
import { formatDate } from '../time/index.ts';
import type { MessageText } from './kinds.ts';
import { firstName, whenText, type Visit } from './visit.ts';

// Messages leave the product: they name nobody's exam, risk or result (LGPD art. 11), only how to prepare for the day.

/** Page of the public portal that asks for CPF and token. */
export const autoagendamentoLink = (publicUrl: string): string =>
  `${publicUrl}/publico/#/autoagendamento/login`;

/** What stands where the token will be, before there is one. */
export const TOKEN_PLACEHOLDER = 'XXXX-XXXX-XXXX-XXXX-XXXX-XXXX-XXXX';

/** The invitation: where to enter, with what, until when. */
export function inviteText(d: {
  nome: string;
  cliente: string;
  link: string;
  token: string;
  /** Last day on which the token opens the page. */
  lastDay: string;
}): MessageText {
  return {
    assunto: `${d.cliente}: escolha o dia do seu atendimento`,
    corpo: [
      `Olá, ${firstName(d.nome)}! A empresa ${d.cliente} pediu que você escolha onde e quando será atendido(a).`,
      '',
      `Acesse ${d.link} e entre com o seu CPF e este token:`,
      '',
      d.token,
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
  const map = mapSearchLink(c.clinic, c.address);
  return {
    assunto: 'Seu atendimento está confirmado',
    corpo: [
      `${firstName(c.nome)}, seu atendimento está confirmado para ${whenText(c)}.`,
      '',
      c.clinic,
      c.address,
      `Como chegar: ${map}`,
      '',
      reminderText(c),
    ].join('\n'),
  };
}

/** What the requester gets once it is booked. */
export function solicitanteText(c: Visit): MessageText {
  return {
    assunto: `Agendamento confirmado: ${c.nome}`,
    corpo: `O atendimento de ${c.nome} está confirmado para ${whenText(c)}, em ${c.clinic} (${c.address}).\n\n${reminderText(c)}`,
  };
}
