import { whenText, type ChosenWhen } from '../attendant/index.ts';
import { formatDate } from '../time/index.ts';
import type { MessageText } from './kinds.ts';
import { linkWithToken, tokenLines } from './autoagendamento.ts';
import { firstName } from './visit.ts';

// Messages leave the product: they name nobody's exam, risk or result (LGPD art. 11).

/** The question to the employee: which day, where, and the way to answer. */
export function confirmationRequestText(d: {
  name: string;
  cliente: string;
  when: ChosenWhen;
  clinic: string;
  link: string;
  token: string;
}): MessageText {
  return {
    assunto: `${d.cliente}: confirme o dia do seu atendimento`,
    corpo: [
      `Olá, ${firstName(d.name)}! A empresa ${d.cliente} escolheu um dia para o seu atendimento:`,
      '',
      `${whenText(d.when)}, em ${d.clinic}.`,
      '',
      `Para confirmar ou dizer que não pode, acesse ${linkWithToken(d.link, d.token)} e entre com o seu CPF.`,
      ...tokenLines(d.token),
      '',
      `O token é pessoal: não o repasse. Ele vale até o fim do dia ${formatDate(d.when.data)}.`,
    ].join('\n'),
  };
}

/** The days proposed to the requester. */
export const proposedDaysText = (d: { nome: string; days: readonly string[] }): MessageText => ({
  assunto: `Datas propostas para ${d.nome}`,
  corpo: [
    `Para o atendimento de ${d.nome}, propomos:`,
    '',
    ...d.days.map((day) => `- ${day}`),
    '',
    'Entre no Apto, abra a lista de agendamentos e escolha a que serve.',
  ].join('\n'),
});

/** That something is asked of the requester; what it is stands behind the login. */
export const pendenciaText = (d: { nome: string }): MessageText => ({
  assunto: `Pendência no pedido de ${d.nome}`,
  corpo: `O pedido de atendimento de ${d.nome} espera uma resposta sua. Entre no Apto, abra a lista de agendamentos e responda à pendência.`,
});
