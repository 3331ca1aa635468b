export { storage, storeJson, readJson } from './armazem.ts';
export { createIndexedDbKeyStorage } from './chave-indexeddb.ts';
export { createVault, type KeyStorage, type TextStorage, type Vault } from './cofre.ts';
export { loginFailure, remainingTime, type LoginFailure } from './falha.ts';
export { readToken, type TokenContent } from './token.ts';
export {
  createLiveSession,
  type LiveSessionOptions,
  type Exit,
  type ExpiringSession,
  type LiveSession,
} from './sessao-viva.ts';
