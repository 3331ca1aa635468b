import { createClient, type ApiClient } from '@apto/api-client';
import { session } from '../session/session.ts';

/** The app's client: the employee's token on every call. Any 401 of its token ends the session once. */
export const api: ApiClient = createClient({
  credentials: () => ({ token: session.current()?.token ?? null }),
  // A late answer to a call of an earlier session leaves the present one alone.
  onExpire: (_error, token) => {
    if (session.current()?.token === token) session.terminate('expired');
  },
});
