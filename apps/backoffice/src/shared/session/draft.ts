import { storage, createIndexedDbKeyStorage, createVault, type Vault } from '@apto/api-client/session';

/**
 * A person's vault for the request that they have begun: names, documents and contacts are in it, so that it rests
 * encrypted (decision 18). It is opened by the wizard, and emptied by whoever signs out.
 */
export const draftVault = (userId: number): Vault =>
  createVault(`apto.rascunho.${userId}`, createIndexedDbKeyStorage(`rascunho.${userId}`), storage);
