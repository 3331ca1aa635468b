export { inviteAtom, cleanToken } from './invitation.ts';
export { receiveInvite, takeInviteFromAddress } from './link.ts';
export { signIn, exitAtom, signOut, session, sessionAtom, type Credentials } from './session.ts';
