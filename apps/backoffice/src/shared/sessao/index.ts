export { safeDestination, loginTo, INITIAL_ROUTE, LOGIN_ROUTE } from './destino.ts';
export { ensure } from './guarda.ts';
export { draftVault } from './rascunho.ts';
export {
  terminate,
  startSession,
  restoreSession,
  exitAtom,
  leaveSession,
  followOtherTabs,
  currentSession,
  setTestSession,
} from './sessao.ts';
export type { Session } from './tipos.ts';
export { usePermission, usePermissions, useSession, useSessionOrNull } from './useSessao.ts';
