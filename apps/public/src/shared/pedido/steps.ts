import type { myAutoagendamento, Answer } from '@apto/api-client';
import { PATHS, type AppPath } from '../routing/paths.ts';

/** The employee's request, as the session sees it. */
export type Pedido = Answer<typeof myAutoagendamento>;

/** Steps of the thread, in order; the login is none of them. */
const STEPS: readonly AppPath[] = [PATHS.details, PATHS.place, PATHS.date, PATHS.confirmed];

export const STEP_COUNT = STEPS.length;

/** '2 de 4': the number of a step, from 1. */
export const stepNumber = (path: AppPath): number => STEPS.indexOf(path) + 1;

/** The step before, or null at the first one and after the end. */
export const previousStep = (path: AppPath): AppPath | null =>
  path === PATHS.confirmed ? null : (STEPS[STEPS.indexOf(path) - 1] ?? null);

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
