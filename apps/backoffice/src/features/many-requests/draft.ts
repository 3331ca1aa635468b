import type { Session } from '../../shared/session/index.ts';
import type { ManyValues } from './values.ts';

/** What was typed, kept with the tab's history so that one can come back from the review and correct it. */
export interface ManyDraft {
  readonly userId: number;
  readonly clienteId: number;
  readonly values: ManyValues;
}

/** What a page of the history holds; null where it is none, or another person's who was signed in here before. */
export function readDraft(state: unknown, { profile }: Session): ManyDraft | null {
  if (typeof state !== 'object' || state === null || !('many' in state)) return null;
  const draft = state.many as ManyDraft;
  return draft.userId === profile.id ? draft : null;
}
