import type { myAutoagendamento, Answer } from '@apto/api-client';
import { PATHS, type AppPath } from '../routing/paths.ts';

/** The employee's request, as the session sees it. */
export type Pedido = Answer<typeof myAutoagendamento>;

/** What there is to do, in order. The login is none of it, nor what a booking is seen on: who came there by one press has not gone four steps. */
const STEPS: readonly AppPath[] = [PATHS.details, PATHS.place, PATHS.date];

export const STEP_COUNT = STEPS.length;

/** '2 de 3': the number of a step, from 1; null where there is nothing left to do. */
export function stepNumber(path: string): number | null {
  const index = STEPS.findIndex((step) => step === path);
  return index < 0 ? null : index + 1;
}

/** A page's name in the browser, with the number of its step (issue 12: heard as well as seen). */
export const stepTitle = (path: AppPath, name: string): string =>
  `${name}, etapa ${stepNumber(path)} de ${STEP_COUNT}`;

/** The step before, or null at the first one and after the end. */
export const previousStep = (path: AppPath): AppPath | null => STEPS[STEPS.indexOf(path) - 1] ?? null;

/**
 * Where this request really stands when an address is asked for: a confirmed one shows its confirmation and nothing
 * else, one whose day was chosen by an attendant asks whether it will do, a day needs a clinic, and there is no confirmation before there is one. The address itself when it may be shown.
 */
export function allowedStep(requested: string, pedido: Pick<Pedido, 'agendamento' | 'prestador'>): string {
  if (pedido.agendamento.situacao === 'CONFIRMADO') return PATHS.confirmed;
  if (pedido.agendamento.situacao === 'PROPOSTO') return PATHS.proposal;
  if (requested === PATHS.confirmed || requested === PATHS.proposal) return PATHS.details;
  if (requested === PATHS.date && pedido.prestador === null) return PATHS.place;
  return requested;
}
