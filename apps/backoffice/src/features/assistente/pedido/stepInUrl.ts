import {
  previousStep,
  STEPS,
  firstIncompleteStep,
  draftHasContent,
  type AssistenteContext,
  type AssistenteState,
  type StepId,
  type AssistenteEvent,
} from '@apto/domain/assistente';
import { HOME_ROUTE } from '../../../shared/routing/addresses.ts';

/** Every step's segment: an old link to any of them leads somewhere sensible. */
export const SEGMENTS: readonly StepId[] = STEPS.map(({ id }) => id);

/** Where the wizard begins. */
export const FIRST_STEP: StepId = 'dados-solicitante';

/** Address of a step. */
export const stepPath = (step: StepId): string => `${HOME_ROUTE}/${step}`;

/** The step that an address names, or null. */
export function stepFromPath(path: string): StepId | null {
  const last = path.replace(/\/+$/, '').split('/').at(-1);
  return SEGMENTS.find((id) => id === last) ?? null;
}

const LINK_STEPS: readonly StepId[] = ['autoagendamento', 'dados-funcionario'];

/**
 * What has to happen so that the request shows the step of an address: one event, and after it, when the step could
 * not be opened, the first incomplete step instead. The address of a self-scheduling step also chooses that mode, as
 * long as there is no request that this would throw away.
 */
export function eventsToOpen(state: AssistenteState, requested: StepId): AssistenteEvent[] {
  if (requested === state.step) return [];
  // The browser's back button is 'Voltar': what going back clears, it clears too (doc2 §2.1).
  if (requested === previousStep(state)) return [{ type: 'WENT_BACK' }];
  const choosesMode = LINK_STEPS.includes(requested) && !state.autoagendamento && !draftHasContent(state);
  return [
    ...(choosesMode ? [{ type: 'MODE_CHOSEN', autoagendamento: true } as const] : []),
    { type: 'STEP_OPENED', step: requested },
  ];
}

/** The step to show when the one asked for did not open: the first that is not complete, else where it stands. */
export const stepInPlace = (state: AssistenteState, ctx: AssistenteContext): StepId =>
  firstIncompleteStep(state, ctx)?.step ?? state.step;
