export { safeDestination, loginTo, INITIAL_ROUTE, LOGIN_ROUTE } from './destination.ts';
export { requireSession as ensure } from './guard.ts';
export { draftVault } from './draft.ts';
export {
  terminate,
  startSession,
  restoreSession,
  exitAtom,
  leaveSession,
  followOtherTabs,
  currentSession,
  setTestSession,
} from './session.ts';
export type { Session } from './types.ts';
export { usePermission, usePermissions, useSession, useSessionOrNull } from './useSession.ts';
