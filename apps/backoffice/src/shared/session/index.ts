export { enrolmentTo, homeOf, safeDestination, loginTo, LOGIN_ROUTE } from './destination.ts';
export { leadHome, leadOn, requireSession } from './guard.ts';
export { draftIds, draftVault, formerDraftVault, isDraftName, type OpenDraft } from './draft.ts';
export {
  beforeLeaving,
  exitAtom,
  leaveSession,
  liveSession,
  startSession,
  startSessionOf,
} from './session.ts';
export type { Session } from './types.ts';
export { usePermission, usePermissions, useSession, useSessionOrNull } from './useSession.ts';
