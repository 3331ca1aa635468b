import { EMPTY_TEXT, orNotGiven } from '@apto/domain/messages';
import { addressInline, mapSearchLink } from '@apto/domain/prestadores';
import { formatDate, type CivilDate } from '@apto/domain/time';

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

/** One procedure of an appointment, as the wire gives it (doc1 §3, Procedure line). */
export interface ProcedureLine {
  /** The line's own id. */
  readonly dadosProcedimento: { id: number };
  /** The exam. */
  readonly procedimentos: { name: string };
  /** When it is done; null when not known. */
  readonly dataAgendamento: CivilDate | null;
  /** 'HH:mm', where a slot was agreed. */
  readonly horaAgendamento?: string | null;
  /** Where it is done; null when not known. */
  readonly prestador: ProcedureProvider | null;
  /** How to prepare; null for nothing. */
  readonly recommendation: string | null;
}

/** An exam that is up to date (doc2 §3, Exam entry). */
export interface UpToDateExam {
  /** The exam. */
  readonly procedimento: { id: number; name: string };
  /** When it was last done. */
  readonly dataUltimaRealizacao: CivilDate | null;
  /** Until when it is valid. */
  readonly dataRefazerExame: CivilDate | null;
  /** It is done all the same, and charged. */
  readonly accept: boolean;
  /** Cannot be toggled: a clinical exam that is up to date, in a dismissal (doc2 §4). */
  readonly locked?: boolean;
}

/** '24/11/2026 às 08:30'; 'Em processo de agendamento' until there is a day (doc1 §2.1). */
export function whenOf({ dataAgendamento, horaAgendamento }: ProcedureLine): string {
  if (!dataAgendamento) return EMPTY_TEXT.EM_PROCESSO;
  const day = formatDate(dataAgendamento);
  return horaAgendamento ? `${day} às ${horaAgendamento}` : day;
}

/** The text, or 'Não informado'. */
export const orAbsent = orNotGiven;

/** 'Rua das Flores, 120, sala 3, Centro, Campinas - SP, CEP 13010-000'; empty when nothing is known. */
export const addressOf = (provider: ProcedureProvider | null): string =>
  provider ? addressInline(provider) : '';

/** Where any map application finds the clinic. */
export const mapLink = (provider: ProcedureProvider): string =>
  mapSearchLink(provider.name, addressOf(provider));
