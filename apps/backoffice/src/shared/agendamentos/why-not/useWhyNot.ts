import { whyNotAvailable, type ClinicChoice, type Input, type WhyNotAnswer } from '@apto/api-client';
import { useCall } from '@apto/api-client/react';
import { periodoName } from '@apto/domain/periodos';
import type { Periodo } from '@apto/domain/periodos';
import { distanceText } from '@apto/domain/prestadores';
import { formatDate, formatShortDay, weekdayName, weekdayOf, type CivilDate } from '@apto/domain/time';
import type { WhyNotChoice, WhyNotReason } from '@apto/ui';

/** What did not work: a clinic, some days and a period of them. */
export type WhyNotRequest = Input<typeof whyNotAvailable>['body'];

/** What may be taken instead; what is left out is not offered. */
export interface WhyNotTakers {
  readonly onDay?: ((date: CivilDate) => void) | undefined;
  readonly onPeriodo?: ((periodo: Periodo) => void) | undefined;
  readonly onClinic?: ((clinic: ClinicChoice) => void) | undefined;
}

/** The clinics that would do, each with its first day. */
export const clinicChoices = (
  { opcoes: choices }: WhyNotAnswer,
  onClinic: NonNullable<WhyNotTakers['onClinic']>,
): WhyNotChoice[] =>
  choices.clinicas.map((clinic) => ({
    id: `clinica ${clinic.id}`,
    label: [
      clinic.name,
      ...(clinic.distanciaMetros === null ? [] : [distanceText(clinic.distanciaMetros)]),
      formatShortDay(clinic.data),
    ].join(', '),
    onChoose: () => onClinic(clinic),
  }));

/** The answer as the panel shows it: days first, then periods, then clinics. */
export function choicesOf(
  answer: WhyNotAnswer,
  { onDay, onPeriodo, onClinic }: WhyNotTakers,
): WhyNotChoice[] {
  const { dias: days, periodos } = answer.opcoes;
  return [
    ...(onDay
      ? days.map((date) => ({
          id: `dia ${date}`,
          label: formatDate(date),
          spoken: weekdayName(weekdayOf(date)),
          onChoose: () => onDay(date),
        }))
      : []),
    ...(onPeriodo
      ? periodos.map((periodo) => ({
          id: `periodo ${periodo}`,
          label: `Período: ${periodoName(periodo)}`,
          onChoose: () => onPeriodo(periodo),
        }))
      : []),
    ...(onClinic ? clinicChoices(answer, onClinic) : []),
  ];
}

export const reasonsOf = ({ motivos: reasons }: WhyNotAnswer): WhyNotReason[] =>
  reasons.map((reason) => ({
    code: reason.codigo,
    text: reason.texto,
    who: reason.quem,
    dates: reason.datas,
  }));

/** Asks why something does not work and what does. @param request null: nothing is asked */
export const useWhyNot = (request: WhyNotRequest | null) =>
  useCall(whyNotAvailable, request && { body: request });
