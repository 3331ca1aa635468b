import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { storage } from './store.ts';
import type { Vault } from './vault.ts';
import { createLiveSession, type ExpiringSession } from './live-session.ts';

function inMemoryVault(stored: unknown = null): Vault & { value: unknown } {
  return {
    value: stored,
    async store(value) {
      this.value = value;
    },
    async read() {
      return this.value;
    },
    async erase() {
      this.value = null;
    },
  };
}

const NOW = Date.parse('2026-11-20T12:00:00Z');
const at = (minutes: number): ExpiringSession => ({ token: 't', expiresAt: NOW + minutes * 60_000 });

function live(vault: Vault) {
  const onChange = vi.fn<(session: ExpiringSession | null, exit: string | null) => void>();
  const session = createLiveSession<ExpiringSession>({
    vault,
    name: 'prova.sessao',
    exitName: 'prova.saida',
    read: (value) => value as ExpiringSession | null,
    write: (value) => value,
    onChange,
  });
  return { session, onChange };
}

describe('doc3 §2.2, decision 18: a session of the browser', () => {
  beforeEach(() => vi.useFakeTimers({ now: NOW }));
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });

  it('comes back on the next visit while it lasts', async () => {
    const vault = inMemoryVault();
    await live(vault).session.start(at(10));
    const { session, onChange } = live(vault);
    expect(await session.restore()).toEqual(at(10));
    expect(onChange).toHaveBeenLastCalledWith(at(10), null);
  });

  it('that has expired meanwhile is wiped, and says so', async () => {
    const vault = inMemoryVault(at(-1));
    const { session, onChange } = live(vault);
    expect(await session.restore()).toBeNull();
    expect(vault.value).toBeNull();
    expect(onChange).toHaveBeenLastCalledWith(null, 'expired');
    expect(session.lastExit()).toBe('expired');
  });

  it('ends by itself when its token expires', async () => {
    const vault = inMemoryVault();
    const { session, onChange } = live(vault);
    await session.start(at(1));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(session.current()).toBeNull();
    expect(onChange).toHaveBeenLastCalledWith(null, 'expired');
    expect(vault.value).toBeNull();
  });

  it('that is looked at after a sleep is checked again, timer or no timer', async () => {
    const { session } = live(inMemoryVault());
    await session.start(at(1));
    vi.setSystemTime(NOW + 61_000);
    expect(await session.restore()).toBeNull();
  });

  it('that outlives the longest timer does not end early', async () => {
    const { session } = live(inMemoryVault());
    await session.start(at(60 * 24 * 40));
    await vi.advanceTimersByTimeAsync(2_147_483_647);
    expect(session.current()).not.toBeNull();
    await vi.advanceTimersByTimeAsync(60 * 24 * 3_600_000);
    expect(session.current()).toBeNull();
  });

  it('works without any storage, as long as the tab', async () => {
    const failingVault: Vault = {
      store: () => Promise.reject(new Error('bloqueado')),
      read: () => Promise.reject(new Error('bloqueado')),
      erase: () => Promise.reject(new Error('bloqueado')),
    };
    const { session } = live(failingVault);
    expect(await session.restore()).toBeNull();
    await session.start(at(5));
    expect(await session.restore()).toEqual(at(5));
    session.terminate('left');
    expect(session.current()).toBeNull();
    expect(session.lastExit()).toBe('left');
  });

  it('ends where the store is full, too', async () => {
    const vault = inMemoryVault();
    const { session, onChange } = live(vault);
    await session.start(at(5));
    vi.spyOn(storage, 'setItem').mockImplementation(() => {
      throw new DOMException('cheio', 'QuotaExceededError');
    });
    session.terminate('left');
    expect(session.current()).toBeNull();
    expect(onChange).toHaveBeenLastCalledWith(null, 'left');
    expect(vault.value).toBeNull();
  });

  it('that has expired and cannot be wiped is none, and the app goes on', async () => {
    const vault = { ...inMemoryVault(at(-1)), erase: () => Promise.reject(new Error('bloqueado')) };
    const { session, onChange } = live(vault);
    expect(await session.restore()).toBeNull();
    expect(onChange).toHaveBeenLastCalledWith(null, 'expired');
  });

  describe('of another tab', () => {
    const following = (vault: Vault) => {
      const page = new EventTarget();
      vi.stubGlobal('window', page);
      const { session, onChange } = live(vault);
      const stop = session.followOtherTabs();
      /** What the other tab wrote. */
      const hear = (text: string | null): void => {
        if (text === null) storage.removeItem('prova.sessao');
        else storage.setItem('prova.sessao', text);
        page.dispatchEvent(Object.assign(new Event('storage'), { key: 'prova.sessao', newValue: text }));
      };
      return { session, onChange, stop, hear };
    };

    it('is taken up, and ends here with it', async () => {
      const { session, stop, hear } = following(inMemoryVault(at(5)));
      hear('v1.a');
      await vi.advanceTimersByTimeAsync(0);
      expect(session.current()).toEqual(at(5));
      hear(null);
      expect(session.current()).toBeNull();
      stop();
    });

    it('that ended while it was read is not taken up', async () => {
      const { session, stop, hear } = following(inMemoryVault(at(5)));
      hear('v1.a');
      hear(null);
      await vi.advanceTimersByTimeAsync(0);
      expect(session.current()).toBeNull();
      stop();
    });

    it('that cannot be read changes nothing here', async () => {
      const { session, onChange, stop, hear } = following({
        ...inMemoryVault(),
        read: () => Promise.reject(new Error('bloqueado')),
      });
      hear('v1.a');
      await vi.advanceTimersByTimeAsync(0);
      expect([session.current(), onChange.mock.calls]).toEqual([null, []]);
      stop();
    });
  });
});
