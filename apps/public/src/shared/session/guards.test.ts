import { afterEach, describe, expect, it } from 'vitest';
import { PATHS } from '../routing/paths.ts';
import { store } from '@apto/api-client/react';
import { inviteAtom, inviteMark } from './invitation.ts';
import { requireEmployee, redirectToPedido } from './guards.ts';
import { session } from './session.ts';

const openSession = (expiresAt: number | null) => session.start({ token: 't', expiresAt, invite: null });
const at = (address: string) => redirectToPedido({ request: new Request(`http://apto.test${address}`) });
const destination = (response: Response | null) => response?.headers.get('location') ?? null;

describe('doc3 §2.2: the guards of self-scheduling', () => {
  afterEach(() => session.terminate('left'));

  it('without a token any address goes to the login, and the login stays', async () => {
    expect(destination(await requireEmployee())).toBe(PATHS.login);
    expect(await at(PATHS.login)).toBeNull();
    expect(destination(await at('/'))).toBe(PATHS.login);
    expect(destination(await at('/autoagendamento'))).toBe(PATHS.login);
  });

  it('with a token the login goes to the data, and the other addresses stay', async () => {
    await openSession(null);
    expect(await requireEmployee()).toBeNull();
    expect(destination(await at(PATHS.login))).toBe(PATHS.details);
    expect(destination(await at('/'))).toBe(PATHS.details);
  });

  it('a link with the token of another request ends the session, and fills the form', async () => {
    await session.start({ token: 't', expiresAt: null, invite: await inviteMark('AAAA-1111') });
    expect(destination(await at(`${PATHS.login}?token=aaaa1111`))).toBe(PATHS.details);
    expect(destination(await at(`${PATHS.login}?token=BBBB-2222`))).toBe(PATHS.login);
    expect(session.current()).toBeNull();
    expect(store.get(inviteAtom)).toBe('BBBB-2222');
  });

  it('an expired token is cleared on navigation and goes to the login', async () => {
    await openSession(1);
    expect(destination(await requireEmployee())).toBe(PATHS.login);
    expect(session.current()).toBeNull();
    expect(session.lastExit()).toBe('expired');
  });
});
