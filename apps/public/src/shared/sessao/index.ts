export { inviteAtom, cleanToken } from './convite.ts';
export { receiveInvite, takeInviteFromAddress } from './link.ts';
export { signIn, exitAtom, signOut, session, sessionAtom, type Credentials } from './sessao.ts';
