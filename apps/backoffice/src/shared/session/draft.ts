import { storage, createIndexedDbKeyStorage, createVault, type Vault } from '@apto/api-client/session';

/**
 * A person's vault for the request that they have begun: names, documents and contacts are in it, so that it rests
 * encrypted (decision 18). It is opened by the wizard, and emptied by whoever signs out.
 */
export const draftVault = (userId: number): Vault =>
  createVault(`apto.rascunho.${userId}`, createIndexedDbKeyStorage(`rascunho.${userId}`), storage);

/** What of a stored draft is told where it is offered. */
export interface OfferedDraft {
  /** '3 funcionários, Curitiba'. */
  readonly about: string;
}

/** What a vault's content is told by; null: it holds no draft. An older draft says nothing of itself. */
export function offeredDraft(value: unknown): string | null {
  if (typeof value !== 'object' || value === null || !('text' in value)) return null;
  return 'about' in value && typeof value.about === 'string' ? value.about : '';
}
