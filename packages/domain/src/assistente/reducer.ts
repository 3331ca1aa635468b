import type { AssistenteContext, AssistenteState } from './state.ts';
import type { AssistenteEvent } from './events.ts';
import { withConsistentMethod } from './mutations.ts';
import { reduceClinic } from './clinic-reducer.ts';
import { reduceFuncionarios } from './funcionarios-reducer.ts';
import { withBlocks, withExistingStep, reduceNavigation } from './navigation-reducer.ts';
import { reduceProcedimentos } from './procedimentos-reducer.ts';

/**
 * The wizard as a function (doc2 §4): the state after an event. Total: an event that does not apply (an
 * employee who left, an answer about a type no longer chosen) gives back the very same state.
 */
export function assistenteReducer(
  state: AssistenteState,
  domainEvent: AssistenteEvent,
  ctx: AssistenteContext,
): AssistenteState {
  // Each part knows its own events and returns the state untouched for the others.
  let after = reduceFuncionarios(state, domainEvent);
  if (after === state) after = reduceProcedimentos(state, domainEvent, ctx);
  if (after === state) after = reduceClinic(state, domainEvent, ctx);
  if (after === state) after = reduceNavigation(state, domainEvent, ctx);
  if (after === state) return state;
  // Whatever took the clinic or the client away may have unlocked, or locked, who schedules and notifies.
  return withExistingStep(withBlocks(state, withConsistentMethod(state, after)));
}
