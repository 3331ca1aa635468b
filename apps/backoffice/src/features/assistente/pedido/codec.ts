import { readDraft as readStoredDraft, type AssistenteState } from '@apto/domain/assistente';
import { ATTENDANT_STEPS } from './attendantSteps.ts';

/** The half of the draft that knows its stored shape. Loaded on its own, because it brings the schemas' library. */
export { draftSummary, serializeDraft } from '@apto/domain/assistente';

/** The stored request, standing at a step that can be opened here. */
export const readDraft = (text: string, profile: AssistenteState['profile']): AssistenteState | null =>
  readStoredDraft(text, profile, { attendantSteps: ATTENDANT_STEPS });
