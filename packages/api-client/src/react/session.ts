import { atom, createStore, type Atom } from 'jotai';
import { signOut } from '../browser.ts';
import type { ApiClient } from '../client.ts';
import type { ErrorCode } from '../codes.ts';
import type { ApiError } from '../error.ts';
import { createIndexedDbKeyStorage } from '../session/indexeddb-key.ts';
import {
  createLiveSession,
  type Exit,
  type ExpiringSession,
  type LiveSession,
} from '../session/live-session.ts';
import { storage } from '../session/store.ts';
import { createVault } from '../session/vault.ts';

/** The app's one jotai store: route loaders and the API client read the session outside React. */
export const store = createStore();

export interface StoredSessionOptions {
  /** Name of the vault's text; of other kinds of session another. */
  name: string;
  /** Name of the vault's key. */
  keyName: string;
  /** Name under which the way the last session ended is kept. */
  exitName: string;
  /** Bumped when the session's shape changes: a session of an older shape is then no session. */
  version: number;
}

/** One kind of session of an app, in its store. */
export interface StoredSession<S> extends LiveSession<S> {
  /** The session, or null. */
  readonly sessionAtom: Atom<S | null>;
  /** Why there is no session any more; null before the first one of this browser ended. */
  readonly exitAtom: Atom<Exit | null>;
  /** The server no longer takes a token, for the cause that its error names. A late answer to a call of an earlier session leaves the present one alone. */
  readonly expire: (token: string, error?: Pick<ApiError, 'codigo'>) => void;
  /** Signs out: tells the server, whose answer changes nothing here, and forgets the session at once. */
  readonly leave: (api: ApiClient) => Promise<void>;
}

/** What goes into the vault, and back: its contents are authenticated by its key, so the version says all of the shape. */
export const versioned = <S>(version: number) => ({
  write: (session: S): unknown => ({ version, session }),
  read: (value: unknown): S | null => {
    if (typeof value !== 'object' || value === null) return null;
    const stored = value as { version?: unknown; session?: S };
    return stored.version === version ? (stored.session ?? null) : null;
  },
});

/** How a session ended, by the code of the 401 that ended it; any other has expired. */
const EXIT_OF: Readonly<Record<string, Exit | undefined>> = {
  SESSAO_ENCERRADA: 'ended',
  PEDIDO_ENCERRADO: 'closed',
  LINK_SUBSTITUIDO: 'replaced',
} satisfies Partial<Record<ErrorCode, Exit>>;

/** A session of this browser, encrypted at rest, and the atoms that screens read it by. */
export function createStoredSession<S extends ExpiringSession>(
  options: StoredSessionOptions,
): StoredSession<S> {
  const { name, keyName, exitName, version } = options;
  const current = atom<S | null>(null);
  const live = createLiveSession<S>({
    vault: createVault(name, createIndexedDbKeyStorage(keyName), storage),
    name,
    exitName,
    ...versioned<S>(version),
    onChange: (session, exit) => {
      store.set(lastExit, exit);
      store.set(current, session);
    },
  });
  const lastExit = atom<Exit | null>(live.lastExit());
  return {
    ...live,
    sessionAtom: atom((get) => get(current)),
    exitAtom: atom((get) => get(lastExit)),
    expire(token, error) {
      if (live.current()?.token !== token) return;
      live.terminate((error && EXIT_OF[error.codigo]) ?? 'expired');
    },
    async leave(api) {
      const notice = api.invoke(signOut, {}).catch(() => undefined);
      live.terminate('left');
      await notice;
    },
  };
}
