import { reminderText, type Reminders } from '@apto/domain/autoagendamento';
import { periodoName, PERIODO, type Periodo } from '@apto/domain/periodos';
import { formatDate, formatDateWithWeekday, RULES_TIME_ZONE } from '@apto/domain/time';

// Messages leave the product: they name nobody's exam, risk or result (LGPD art. 11), only how to prepare for the day.

const firstName = (name: string): string => name.trim().split(/\s+/)[0] ?? '';

/** Page of the public portal that asks for CPF and token. */
export const autoagendamentoLink = (publicUrl: string): string =>
  `${publicUrl}/publico/#/autoagendamento/login`;

/** The invitation: where to enter, with what, until when. */
export function inviteText(d: {
  nome: string;
  cliente: string;
  link: string;
  token: string;
  /** Last day on which the token opens the page. */
  lastDay: string;
}): { assunto: string; corpo: string } {
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
export const emailChangedText = (name: string): { assunto: string; corpo: string } => ({
  assunto: 'Seu e-mail de contato foi alterado',
  corpo: [
    `Olá, ${firstName(name)}! O e-mail de contato do seu cadastro foi alterado, e este deixou de ser usado.`,
    '',
    'Se não foi você, avise a empresa em que trabalha.',
  ].join('\n'),
});

export interface Confirmed extends Reminders {
  nome: string;
  data: string;
  /** Arrival time, where the clinic has one. */
  time: string | null;
  periodo: Periodo;
  clinic: string;
  address: string;
  /** IANA zone of the clinic. */
  fuso: string;
}

function when({ data: date, time, periodo, fuso: timeZone }: Confirmed): string {
  const day = formatDateWithWeekday(date);
  if (!time) {
    return periodo === PERIODO.AMBOS
      ? `${day}, por ordem de chegada`
      : `${day}, no período da ${periodoName(periodo).toLowerCase()}`;
  }
  return `${day}, às ${time}${timeZone === RULES_TIME_ZONE ? '' : ' (horário local da clínica)'}`;
}

/** What the employee gets once it is booked. */
export function confirmationText(c: Confirmed): { assunto: string; corpo: string } {
  const map = `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(`${c.clinic}, ${c.address}`)}`;
  return {
    assunto: 'Seu atendimento está confirmado',
    corpo: [
      `${firstName(c.nome)}, seu atendimento está confirmado para ${when(c)}.`,
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
export function solicitanteText(c: Confirmed): { assunto: string; corpo: string } {
  return {
    assunto: `Agendamento confirmado: ${c.nome}`,
    corpo: `O atendimento de ${c.nome} está confirmado para ${when(c)}, em ${c.clinic} (${c.address}).\n\n${reminderText(c)}`,
  };
}
