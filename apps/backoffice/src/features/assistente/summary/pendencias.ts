import {
  assistenteSteps,
  validateStep,
  type AssistenteContext,
  type AssistenteState,
  type StepId,
} from '@apto/domain/assistente';
import type { FieldFailure } from '@apto/domain/messages';
import { fieldOwner, fieldLabel, simpleLabel } from './labels.ts';

/** What one step still lacks. */
export interface StepPendencia {
  readonly step: StepId;
  readonly title: string;
  readonly failures: readonly FieldFailure[];
  /** The lacking fields in words, each once; a field of several employees says of how many. */
  readonly items: readonly string[];
}

function inWords(e: AssistenteState, failures: readonly FieldFailure[]): string[] {
  const byLabel = new Map<string, FieldFailure[]>();
  for (const failure of failures) {
    const label = simpleLabel(failure.campo);
    byLabel.set(label, [...(byLabel.get(label) ?? []), failure]);
  }
  return [...byLabel].map(([label, matching]) => {
    const [first] = matching;
    if (!first || fieldOwner(e, first.campo) === null) return label;
    return matching.length === 1 ? fieldLabel(e, first.campo) : `${label} (${matching.length} funcionários)`;
  });
}

/**
 * Every step that is not complete, in order, but the final one: its failure is the first of the others'.
 */
export function pendencias(e: AssistenteState, ctx: AssistenteContext): StepPendencia[] {
  const found: StepPendencia[] = [];
  for (const { id, title } of assistenteSteps(e)) {
    if (id === 'concluir') continue;
    const result = validateStep(e, id, ctx);
    if (result.ok) continue;
    found.push({ step: id, title, failures: result.failures, items: inWords(e, result.failures) });
  }
  return found;
}
