import { createClient, type ApiClient } from '@apto/api-client';
import { session } from '../session/session.ts';

/** The app's client: the employee's token on every call. Any 401 of its token ends the session once, for its cause. */
export const api: ApiClient = createClient({
  credentials: () => ({ token: session.current()?.token ?? null }),
  onExpire: (error, token) => session.expire(token, error),
});
