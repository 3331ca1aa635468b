import { storage, storeText } from './store.ts';
import type { Vault } from './vault.ts';

/** How the last session ended; decides what the login page says. */
export const EXITS = ['left', 'expired', 'ended', 'closed', 'replaced'] as const;
/** `ended`: somebody ended it before its time. `closed`: what the session was for is over. `replaced`: a newer link took its place. */
export type Exit = (typeof EXITS)[number];

/** What every kind of session has. */
export interface ExpiringSession {
  token: string;
  /** Epoch milliseconds; null when the token does not say. */
  expiresAt: number | null;
}

export interface LiveSessionOptions<S> {
  vault: Vault;
  /** Name of the vault's text: what `storage` events of other tabs name. */
  name: string;
  /** Name under which the way the last session ended is kept for other tabs and later visits. */
  exitName: string;
  /** The session in what the vault gave back, or null when another version wrote it. */
  read: (value: unknown) => S | null;
  write: (session: S) => unknown;
  /** Told of each change: a session, or none and why. */
  onChange: (session: S | null, exit: Exit | null) => void;
}

export interface LiveSession<S> {
  /** The present session, or null. */
  current(): S | null;
  /** Takes up a new session and stores it; where nothing can be stored it lives as long as the tab. */
  start(session: S): Promise<void>;
  /** Ends the session here and, through the store, in every other tab. Does nothing when there is none. */
  terminate(exit: Exit): void;
  /** Brings back the session of an earlier visit, once; an expired one is wiped. Later calls check the present one. */
  restore(): Promise<S | null>;
  /** Follows what other tabs do: their logout is ours, their login replaces ours. Answers the way to stop. */
  followOtherTabs(): () => void;
  /** Why the last session of this browser ended, or null. */
  lastExit(): Exit | null;
  /** The person has read why the last session ended: it is told no more. */
  forgetExit(): void;
  /** For stories and tests: a session that was never stored, or none. */
  simulate(session: S | null): void;
}

/** Longest delay that `setTimeout` keeps (2^31 − 1 ms). */
const MAX_WAIT = 2_147_483_647;

/** One kind of session of an app: in memory, in the vault, until its token expires, the same in every tab. */
export function createLiveSession<S extends ExpiringSession>(options: LiveSessionOptions<S>): LiveSession<S> {
  const { vault, name, exitName, read, write, onChange } = options;
  let current: S | null = null;
  let restoration: Promise<void> | undefined;
  let clock: ReturnType<typeof setTimeout> | undefined;

  const isExpired = ({ expiresAt }: S): boolean => expiresAt !== null && expiresAt <= Date.now();
  const lastExit = (): Exit | null => {
    const value = storage.getItem(exitName);
    return EXITS.find((exit) => exit === value) ?? null;
  };

  function adopt(session: S): void {
    storage.removeItem(exitName);
    current = session;
    watch(session);
    onChange(session, null);
  }

  function watch(session: S): void {
    clearTimeout(clock);
    if (session.expiresAt === null) return;
    const wait = Math.min(Math.max(0, session.expiresAt - Date.now()), MAX_WAIT);
    clock = setTimeout(() => (isExpired(session) ? terminate('expired') : watch(session)), wait);
  }

  function forget(exit: Exit): void {
    clearTimeout(clock);
    current = null;
    onChange(null, exit);
  }

  function terminate(exit: Exit): void {
    if (!current) return;
    storeText(exitName, exit);
    forget(exit);
    void wipe();
  }

  // A browser without storage had nothing stored: there is nothing more to undo.
  const wipe = (): Promise<void> => vault.erase().catch(() => undefined);

  /** What is stored; null where it was ended or replaced while it was read: of that another tab tells. */
  async function stored(): Promise<S | null> {
    const text = storage.getItem(name);
    const session = read(await vault.read().catch(() => null));
    return storage.getItem(name) === text ? session : null;
  }

  return {
    current: () => current,
    lastExit,
    terminate,
    forgetExit() {
      if (current) return;
      storage.removeItem(exitName);
      onChange(null, null);
    },
    simulate(session) {
      clearTimeout(clock);
      restoration = Promise.resolve();
      current = session;
      onChange(session, null);
    },
    async start(session) {
      adopt(session);
      await vault.store(write(session)).catch(() => undefined);
    },
    async restore() {
      restoration ??= (async () => {
        const session = await stored();
        // Someone signed in while the vault was being read.
        if (!session || current) return;
        if (!isExpired(session)) return adopt(session);
        storeText(exitName, 'expired');
        forget('expired');
        await wipe();
      })();
      await restoration;
      if (current && isExpired(current)) terminate('expired');
      return current;
    },
    followOtherTabs() {
      const onStorage = (event: StorageEvent): void => {
        if (event.key !== name && event.key !== null) return;
        if (event.newValue === null) {
          if (current) forget(lastExit() ?? 'left');
          return;
        }
        void stored().then((session) => session && !isExpired(session) && adopt(session));
      };
      window.addEventListener('storage', onStorage);
      return () => window.removeEventListener('storage', onStorage);
    },
  };
}
