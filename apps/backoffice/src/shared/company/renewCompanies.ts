import { me } from '@apto/api-client';
import { api } from '../api/client.ts';
import { liveSession } from '../session/index.ts';

/** The session learns of a company that its person is in since they signed in: the way there is offered at once. */
export async function renewCompanies(): Promise<void> {
  const { companies } = await api.invoke(me, {});
  const session = liveSession.current();
  if (session) await liveSession.start({ ...session, profile: { ...session.profile, companies } });
}
