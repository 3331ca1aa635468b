import type { ApiFaixa } from '@apto/api-client';
import { nearestFaixas } from '@apto/domain/agendas';
import {
  standingChoice,
  missingStep,
  type ConfirmationDay,
  type StandingChoice,
  type ChoiceStep,
} from '@apto/domain/autoagendamento';
import { periodoName, PERIODO } from '@apto/domain/periodos';
import { formatDateWithWeekday, type CivilDate } from '@apto/domain/time';
import { capitalize } from '@apto/domain/text';
import type { ChosenFaixa, Draft } from '../../shared/pedido/draft.ts';

/** What of the draft still stands on the days as they are now. */
export interface Choice extends StandingChoice<ApiFaixa> {
  /** A chosen slot that somebody else has taken meanwhile. */
  readonly lost: { data: CivilDate; faixa: ChosenFaixa } | null;
}

/**
 * Reads the draft against the days: what is no longer offered is no longer chosen.
 * @param refused the server has just refused the chosen slot, even if the list at hand still has it
 */
export function choiceWithinDays(
  draft: Pick<Draft, 'data' | 'faixa' | 'periodo'>,
  days: readonly ConfirmationDay<ApiFaixa>[] | null,
  reservaFaixas: boolean,
  refused = false,
): Choice {
  if (!days) return { day: null, faixa: null, periodo: null, lost: null };
  const { data: date, faixa } = draft;
  const applicable = standingChoice(refused ? { ...draft, faixa: null } : draft, days, reservaFaixas);
  const isLost = reservaFaixas && date !== null && faixa !== null && applicable.faixa === null;
  return { ...applicable, lost: isLost ? { data: date, faixa } : null };
}

const MISSING: Readonly<Record<ChoiceStep, string>> = {
  CIDADE: 'Escolha uma clínica para agendar.',
  PRESTADOR: 'Escolha uma clínica para agendar.',
  DAY: 'Escolha um dia para agendar.',
  HORARIO: 'Escolha um horário para agendar.',
  PERIODO: 'Escolha o período para agendar.',
};

/** Why 'Agendar' does not work yet, or null (doc2 §2.11: city, provider and date or slot). */
export function whatIsMissing(
  pedido: { cidade: unknown; prestador: unknown },
  choice: Choice,
  reservaFaixas: boolean,
): string | null {
  const step = missingStep(pedido, choice, reservaFaixas);
  return step && MISSING[step];
}

/** 'Terça-feira, 24 de novembro de 2026, às 08:30'; null while something is missing. */
export function choiceSummary({ day, faixa, periodo }: Choice): string | null {
  if (!day) return null;
  const date = capitalize(formatDateWithWeekday(day.data));
  if (faixa) return `${date}, às\u00A0${faixa.horarioChegada}`;
  if (periodo === PERIODO.AMBOS) return `${date}, de manhã ou à tarde`;
  return periodo === null ? null : `${date}, ${periodoName(periodo).toLowerCase()}`;
}

/**
 * What is told to whoever cannot see that a day opened, that a time was taken, or why a day cannot be; empty where nothing
 * happened yet.
 * @param blocked the day that was pressed although something is against it
 */
export function spokenChoice(
  choice: Choice,
  blocked: ConfirmationDay<ApiFaixa> | undefined,
  reservaFaixas: boolean,
): string {
  if (blocked && blocked.reasons.length > 0)
    return `Não dá para escolher ${formatDateWithWeekday(blocked.data)}. ${blocked.reasons.map(({ text }) => text).join('. ')}.`;
  const summary = choiceSummary(choice);
  if (summary) return `Escolhido: ${summary}.`;
  if (!choice.day) return '';
  const { data: date, faixas } = choice.day;
  const times = faixas.length === 1 ? '1 horário livre' : `${faixas.length} horários livres`;
  return `${capitalize(formatDateWithWeekday(date))}: ${reservaFaixas ? times : 'escolha o período'}.`;
}

/** How many free slots are offered in the place of one that is gone. */
const ALTERNATIVES = 4;

/** The free slots nearest to one that is gone, each time once: the server's own list when it gave one. */
export function alternatives(
  lost: { data: CivilDate; faixa: ChosenFaixa },
  faixas: readonly ApiFaixa[],
  fromServer: readonly ApiFaixa[] = [],
): ApiFaixa[] {
  const wish = { data: lost.data, time: lost.faixa.horarioChegada };
  const seen = new Set<string>();
  return nearestFaixas(fromServer.length > 0 ? fromServer : faixas, wish, Number.POSITIVE_INFINITY)
    .filter((f) => {
      const key = `${f.data} ${f.horarioChegada}`;
      const isNew = !seen.has(key) && key !== `${wish.data} ${wish.time}`;
      seen.add(key);
      return isNew;
    })
    .slice(0, ALTERNATIVES);
}
