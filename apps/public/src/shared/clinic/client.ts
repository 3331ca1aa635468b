import { createClient, type ApiClient } from '@apto/api-client';
import { clinicSession } from './session.ts';

/** The portal's client: the clinic's token on every call. Any 401 of its token ends the session once. */
export const clinicApi: ApiClient = createClient({
  credentials: () => ({ token: clinicSession.current()?.token ?? null }),
  onExpire: (error, token) => clinicSession.expire(token, error),
});
