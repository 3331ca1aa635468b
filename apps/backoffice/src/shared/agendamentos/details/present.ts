import type { AgendamentoDetail, procedimentoDetails, Answer } from '@apto/api-client';
import { proposalLabel, proposedDayText } from '@apto/domain/attendant';
import { formatInscricao, formatPhone } from '@apto/domain/documents';
import { EMPTY_TEXT, orNotGiven } from '@apto/domain/messages';
import { readWho, WHO_LABEL } from '@apto/domain/pedido';
import { periodoName } from '@apto/domain/periodos';
import { addressInline } from '@apto/domain/prestadores';
import { formatDate } from '@apto/domain/time';

type Address = NonNullable<Answer<typeof procedimentoDetails>[number]['prestador']>;

/** The text, or 'Não informado' (doc1 §2.1). */
export const orNotProvided = orNotGiven;

export const phoneOrEmpty = (phone: string | null | undefined): string =>
  phone ? formatPhone(phone) : EMPTY_TEXT.NOT_GIVEN;

/** The number that a customer or branch is registered by, or 'CNPJ não informado'. */
export const inscricaoOrEmpty = (registrationNumber: string | null | undefined): string =>
  registrationNumber?.trim() ? formatInscricao(registrationNumber) : EMPTY_TEXT.NO_CNPJ;

/** '24/11/2026 a 30/11/2026', one day alone, or 'Não informado'. */
export function intervaloSugerido(start: string | null, end: string | null): string {
  const days = [...new Set([start, end].filter((day) => day !== null))].map(formatDate);
  return days.length > 0 ? days.join(' a ') : EMPTY_TEXT.NOT_GIVEN;
}

/** 'quinta-feira, 26 de novembro de 2026, às 09:00; …', and who proposed them; null: nobody did, or one was chosen. */
export function proposedDaysTerm({ datasPropostas: proposal }: AgendamentoDetail) {
  if (proposal === null) return null;
  return {
    term: proposalLabel(proposal.origem),
    detail: proposal.datas.map((day) => proposedDayText(day)).join('; '),
    isWide: true,
  };
}

/** 'Solicitante', 'Empresa' or 'Usuário escolhe' (doc2 §3); 'Não informado' for a word that nobody knows. */
export function whoText(who: string): string {
  const known = readWho(who);
  return known === null ? EMPTY_TEXT.NOT_GIVEN : WHO_LABEL[known];
}

export const suggestedPeriodo = (periodo: number | null): string => periodoName(periodo);

/** 'Ruído, Poeira', or 'Agendamento sem riscos'. */
export const inlineRiscos = (riscos: readonly { risco: { nome: string } }[]): string =>
  riscos.length > 0 ? riscos.map(({ risco }) => risco.nome).join(', ') : EMPTY_TEXT.NO_RISCOS;

/** 'Rua das Flores, 120, sala 3, Centro, Campinas - SP, CEP 13010-000'; what is missing is left out. */
export const inlineAddress = (address: Address | null): string =>
  orNotGiven(address && addressInline(address));
