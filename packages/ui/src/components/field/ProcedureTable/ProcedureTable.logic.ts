import { addressInline, mapSearchLink } from '@apto/domain/prestadores';
import { formatDate, type CivilDate } from '@apto/domain/time';
import type { Texts } from '../../../internal/texts.types.ts';
import type { texts as defaults } from './intl/pt-BR.ts';

/** Where a procedure is done. */
export interface ProcedureProvider {
  readonly id?: number;
  readonly name: string;
  readonly street?: string | null;
  readonly number?: string | number | null;
  readonly neighborhood?: string | null;
  readonly addressComplement?: string | null;
  readonly zipCode?: string | null;
  readonly city?: { cidade?: string | null; estado?: string | null } | null;
}

/** Um procedimento de um agendamento, como a API o dá (doc1 §3, Procedure line). */
export interface ProcedureLine {
  /** O id da própria linha. */
  readonly dadosProcedimento: { id: number };
  /** O exame. */
  readonly procedimentos: { name: string };
  /** Quando é feito; null quando não se sabe. */
  readonly dataAgendamento: CivilDate | null;
  /** 'HH:mm', onde um horário foi combinado. */
  readonly horaAgendamento?: string | null;
  /** Onde é feito; null quando não se sabe. */
  readonly prestador: ProcedureProvider | null;
  /** É feito onde o funcionário preferir, só com um dia (doc2 §5). @default false */
  readonly particular?: boolean;
  /** Como se preparar; null quando não há preparo. */
  readonly recommendation: string | null;
}

/** Um exame que está em dia (doc2 §3, Exam entry). */
export interface UpToDateExam {
  /** O exame. */
  readonly procedimento: { id: number; name: string };
  /** Quando foi feito pela última vez. */
  readonly dataUltimaRealizacao: CivilDate | null;
  /** Até quando vale. */
  readonly dataRefazerExame: CivilDate | null;
  /** É feito mesmo assim, e cobrado. */
  readonly accept: boolean;
  /** Não pode ser marcado nem desmarcado: um exame clínico em dia, numa demissão (doc2 §4). */
  readonly locked?: boolean;
}

/** '24/11/2026 às 08:30'; without a day what stands for one (doc1 §2.1). */
export function whenOf(
  { dataAgendamento, horaAgendamento }: ProcedureLine,
  undecided: string,
  texts: Texts<typeof defaults>,
): string {
  if (!dataAgendamento) return undecided;
  const day = formatDate(dataAgendamento);
  return horaAgendamento ? texts.at(day, horaAgendamento) : day;
}

/** Both are done at one clinic, which is then said once. */
export const isSamePlace = (line: ProcedureLine, other: ProcedureLine): boolean =>
  line.prestador !== null &&
  line.prestador.name === other.prestador?.name &&
  addressOf(line.prestador) === addressOf(other.prestador);

/** 'Rua das Flores, 120, sala 3, Centro, Campinas - SP, CEP 13010-000'; empty when nothing is known. */
export const addressOf = (provider: ProcedureProvider | null): string =>
  provider ? addressInline(provider) : '';

/** Where any map application finds the clinic. */
export const mapLink = (provider: ProcedureProvider): string =>
  mapSearchLink(provider.name, addressOf(provider));
