import { storeInvite, readInvite, inviteMark } from './invitation.ts';
import { session } from './session.ts';

/**
 * Takes in the token of a link, for the login form, and ends a session that another token opened: the link of a
 * colleague on a shared phone must not show one's own request.
 */
export async function receiveInvite(token: string): Promise<void> {
  storeInvite(token);
  const marker = await inviteMark(token);
  const current = session.current();
  if (current && current.invite !== null && marker !== null && current.invite !== marker)
    session.terminate('left');
}

/**
 * Takes the token out of the address before anything else: what is secret must not stay in the history. Answers it, or
 * null.
 */
export function takeInviteFromAddress(): string | null {
  const parsed = readInvite(window.location.hash.slice(1));
  if (!parsed) return null;
  window.history.replaceState(window.history.state, '', `#${parsed.address}`);
  return parsed.token;
}
