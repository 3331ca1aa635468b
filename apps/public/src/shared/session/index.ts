export { inviteAtom, cleanToken } from './invitation.ts';
export { receiveInvite, takeInviteFromAddress } from './link.ts';
export { signIn, exitAtom, session, sessionAtom, type Credentials } from './session.ts';
