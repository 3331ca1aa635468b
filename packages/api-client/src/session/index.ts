export { storage, storeJson, readJson } from './store.ts';
export { createIndexedDbKeyStorage } from './indexeddb-key.ts';
export { createVault, type KeyStorage, type TextStorage, type Vault } from './vault.ts';
export { loginFailure, type LoginFailure } from './failure.ts';
export { isDeadLink, openLink, type OpenedLink } from './one-time-link.ts';
export { readToken, type TokenContent } from './token.ts';
export {
  createLiveSession,
  type LiveSessionOptions,
  type Exit,
  type ExpiringSession,
  type LiveSession,
} from './live-session.ts';
