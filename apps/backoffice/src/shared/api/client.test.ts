import { me } from '@apto/api-client';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { storySession } from '../stories/data.ts';
import { liveSession } from '../session/session.ts';
import { api } from './client.ts';

const refusal = () =>
  Response.json({ message: 'não', codigo: 'NAO_AUTENTICADO', requestId: 'r' }, { status: 401 });
const session = (token: string) => ({ ...storySession(), token });

describe('doc1 §6: a 401 ends the session', () => {
  afterEach(() => {
    liveSession.simulate(null);
    vi.unstubAllGlobals();
  });

  it('of the token that was refused', async () => {
    liveSession.simulate(session('atual'));
    vi.stubGlobal('fetch', async () => refusal());
    await expect(api.invoke(me, {})).rejects.toMatchObject({ status: 401 });
    expect(liveSession.current()).toBeNull();
  });

  it('and not the one that began while the refusal was under way', async () => {
    liveSession.simulate(session('antigo'));
    vi.stubGlobal('fetch', async () => {
      liveSession.simulate(session('novo'));
      return refusal();
    });
    await expect(api.invoke(me, {})).rejects.toMatchObject({ status: 401 });
    expect(liveSession.current()?.token).toBe('novo');
  });
});
