import { hasPermission } from '@apto/domain/permissions';
import { useAtomValue } from 'jotai';
import { sessionAtom } from './session.ts';
import type { Session } from './types.ts';

/** The session, or null when nobody is signed in. */
export const useSessionOrNull = (): Session | null => useAtomValue(sessionAtom);

/** The session below the guarded shell, where there always is one. Throws elsewhere. */
export function useSession(): Session {
  const session = useAtomValue(sessionAtom);
  if (!session) throw new Error('useSession precisa de uma rota guardada. Use useSessionOrNull fora dela.');
  return session;
}

/** The user's permissions. */
export const usePermissions = (): readonly string[] => useSession().permissions;

/** Whether the user holds this permission. */
export const usePermission = (permission: string): boolean => hasPermission(usePermissions(), permission);
