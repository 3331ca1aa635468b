import { requireSession } from '../session/guard.ts';
import { openScope } from './scope.ts';

type Guard = ReturnType<typeof requireSession>;

/** `requireSession` for whatever asks within a scope: nothing below is shown before the user's choice is known. */
export function requireScopedSession(): Guard {
  const requireOpen = requireSession();
  return async (args) => {
    await requireOpen(args);
    await openScope();
    return null;
  };
}
