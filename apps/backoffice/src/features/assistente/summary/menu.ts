import {
  assistenteSteps,
  validateStep,
  type AssistenteContext,
  type AssistenteState,
  type StepId,
} from '@apto/domain/assistente';
import type { StepItem } from '@apto/ui';

/**
 * The steps as the stepper shows them: what is done, where something is wrong, and why a step cannot be opened yet.
 * @param refused steps that somebody tried to leave while they were not complete
 */
export function menuItems(
  e: AssistenteState,
  ctx: AssistenteContext,
  refused: ReadonlySet<StepId>,
): StepItem[] {
  let missingBefore: string | null = null;
  return assistenteSteps(e).map(({ id, title }): StepItem => {
    const isComplete = id !== 'concluir' && validateStep(e, id, ctx).ok;
    const block = missingBefore;
    const item: StepItem = {
      id,
      label: title,
      state: isComplete && !block ? 'done' : !isComplete && refused.has(id) ? 'error' : 'todo',
    };
    if (!isComplete) missingBefore ??= title;
    return block ? { ...item, isDisabled: true, disabledReason: `Conclua antes: ${block}` } : item;
  });
}
