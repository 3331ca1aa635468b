import { storage, createIndexedDbKeyStorage, createVault, type Vault } from '@apto/api-client/session';

/** Begins the names of a person's drafts; a draft of before there were several has no more than this. */
const nameOf = (userId: number): string => `apto.rascunho.${userId}`;

/** Opens the vault of one draft. */
export type OpenDraft = (userId: number, id: string) => Vault;

/**
 * The vault of a request that a person has begun: names, documents and contacts are in it, so that it rests encrypted
 * (decision 18). Each has its own, key and all: two tabs that keep two requests never write to the same place.
 */
export const draftVault: OpenDraft = (userId, id) =>
  createVault(`${nameOf(userId)}.${id}`, createIndexedDbKeyStorage(`rascunho.${userId}.${id}`), storage);

/** The one draft that a person had before there could be several. */
export const formerDraftVault = (userId: number): Vault =>
  createVault(nameOf(userId), createIndexedDbKeyStorage(`rascunho.${userId}`), storage);

/** Whether a `storage` event is about this person's drafts; null names the whole store. */
export const isDraftName = (userId: number, name: string | null): boolean =>
  name === null || name.startsWith(`${nameOf(userId)}.`);

/** Ids of this person's drafts in this browser, in no order. */
export function draftIds(userId: number): readonly string[] {
  const start = `${nameOf(userId)}.`;
  return Object.keys(storage)
    .filter((name) => name.startsWith(start))
    .map((name) => name.slice(start.length));
}
