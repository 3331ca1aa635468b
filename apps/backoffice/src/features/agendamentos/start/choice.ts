import type { ApiFaixa } from '@apto/api-client';
import { CIDADE_MISSING, WHEN_MISSING } from '@apto/domain/attendant';
import {
  standingChoice,
  missingStep,
  type ConfirmationDay,
  type StandingChoice,
  type ChoiceStep,
} from '@apto/domain/autoagendamento';
import type { Periodo } from '@apto/domain/periodos';
import type { CivilDate } from '@apto/domain/time';

/** What was picked in the dialog; what is no longer on offer does not count. */
export interface Chosen {
  data: CivilDate | null;
  faixa: ApiFaixa | null;
  periodo: Periodo | null;
}

export const NOTHING_CHOSEN: Chosen = { data: null, faixa: null, periodo: null };

/** What still stands on the days as they are now, and what is missing for 'Agendar' (doc2 §2.11). */
export interface Situation extends StandingChoice<ApiFaixa> {
  /** Why 'Agendar' does not work yet; null when it does. */
  readonly missing: string | null;
}

const MISSING: Readonly<Record<ChoiceStep, string>> = {
  CIDADE: CIDADE_MISSING,
  PRESTADOR: WHEN_MISSING.idPrestador,
  DAY: WHEN_MISSING.data,
  HORARIO: WHEN_MISSING.hora,
  PERIODO: 'Escolha o período.',
};

export function choiceSituation(
  chosen: Chosen,
  where: { cidade: unknown; prestador: unknown },
  days: readonly ConfirmationDay<ApiFaixa>[],
  reservaFaixas: boolean,
): Situation {
  const choice = standingChoice(chosen, days, reservaFaixas);
  const step = missingStep(where, choice, reservaFaixas);
  return { ...choice, missing: step && MISSING[step] };
}
