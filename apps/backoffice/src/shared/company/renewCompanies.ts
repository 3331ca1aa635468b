import { me } from '@apto/api-client';
import { api } from '../api/client.ts';
import { liveSession } from '../session/index.ts';

/**
 * The session learns of a company that its person is in since they signed in, or no longer is: the way there is offered
 * at once, and in the browser's other tabs. What fails is asked again with the next page.
 */
export async function renewCompanies(): Promise<void> {
  const asked = liveSession.current();
  if (!asked) return;
  const answer = await api.invoke(me, {}).catch(() => null);
  const session = liveSession.current();
  // Who signed in meanwhile has companies of their own.
  if (!answer || session?.token !== asked.token) return;
  const { companies } = answer;
  if (JSON.stringify(companies) === JSON.stringify(session.profile.companies)) return;
  await liveSession.start({ ...session, profile: { ...session.profile, companies } });
}
