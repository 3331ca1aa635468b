import { createClient, type ApiClient, type ApiError } from '@apto/api-client';
import { scopeAtom } from '../scope/scope.ts';
import { store } from '@apto/api-client/react';
import { enrolmentTo } from '../session/destination.ts';
import { liveSession } from '../session/session.ts';

/** Told of something, each in turn; listening answers the way to stop. */
function createEvent<Told extends unknown[]>() {
  const listeners = new Set<(...told: Told) => void>();
  return {
    tell: (...told: Told) => listeners.forEach((listener) => listener(...told)),
    listen: (listener: (...told: Told) => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
const missingApiKey = createEvent<[ApiError]>();
const write = createEvent<[]>();

/** Listens to the 'no api key' event: the API asks for a key that the user's company lacks (doc1 §7). */
export const onMissingApiKey = missingApiKey.listen;
/** Listens to what this screen wrote: a call other than a read was taken. */
export const onWrite = write.listen;

const common = {
  onExpire: (error: ApiError, token: string) => liveSession.expire(token, error),
  onMissingApiKey: missingApiKey.tell,
  onWrite: write.tell,
  // The company began to ask for it under an open screen.
  onMissingSecondFactor: () =>
    window.location.assign(enrolmentTo(window.location.pathname + window.location.search)),
};

const fromSession = () => {
  const session = liveSession.current();
  return { token: session?.token ?? null, apiKey: session?.profile.apiKey ?? null };
};

/** The app's client: the session's token and the chosen scope on every call. Any 401 of its token ends the session once. */
export const api: ApiClient = createClient({
  ...common,
  credentials: () => {
    const { clientes, unidades } = store.get(scopeAtom);
    return { ...fromSession(), clientes, unidades };
  },
});

/** For what must list all that the user may choose among: the scope switcher itself. */
export const unscopedApi: ApiClient = createClient({ ...common, credentials: fromSession });

/** A client for signing in: the given token, no session, no logout on 401. */
export const apiWith = (token: string | null): ApiClient => createClient({ credentials: () => ({ token }) });
