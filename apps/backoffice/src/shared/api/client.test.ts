import { me } from '@apto/api-client';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { storySession } from '../stories/data.ts';
import { currentSession, setTestSession } from '../session/session.ts';
import { api } from './client.ts';

const refusal = () =>
  Response.json({ message: 'não', codigo: 'NAO_AUTENTICADO', requestId: 'r' }, { status: 401 });
const session = (token: string) => ({ ...storySession(), token });

describe('doc1 §6: a 401 ends the session', () => {
  afterEach(() => {
    setTestSession(null);
    vi.unstubAllGlobals();
  });

  it('of the token that was refused', async () => {
    setTestSession(session('atual'));
    vi.stubGlobal('fetch', async () => refusal());
    await expect(api.invoke(me, {})).rejects.toMatchObject({ status: 401 });
    expect(currentSession()).toBeNull();
  });

  it('and not the one that began while the refusal was under way', async () => {
    setTestSession(session('antigo'));
    vi.stubGlobal('fetch', async () => {
      setTestSession(session('novo'));
      return refusal();
    });
    await expect(api.invoke(me, {})).rejects.toMatchObject({ status: 401 });
    expect(currentSession()?.token).toBe('novo');
  });
});
