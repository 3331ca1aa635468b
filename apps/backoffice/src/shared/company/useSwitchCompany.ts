import { createClient, switchCompany } from '@apto/api-client';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { apiWith } from '../api/client.ts';
import { messageFrom, notify } from '../notices/index.ts';
import { homeOf, liveSession, startSessionOf } from '../session/index.ts';

/** Its answer ends the session that asked: no screen is told of a write, or it would read again with the ended token. */
const leavingApi = createClient({
  credentials: () => ({ token: liveSession.current()?.token ?? null }),
  onExpire: (error, token) => liveSession.expire(token, error),
});

/**
 * Goes on in another company of the person: another session, so that no list, draft or scope of the one before is shown.
 * A failure is told and changes nothing.
 */
export function useSwitchCompany() {
  const navigate = useNavigate();
  const [isEntering, setEntering] = useState(false);
  async function enter(company: { readonly id: number; readonly name: string }): Promise<void> {
    setEntering(true);
    try {
      const { access_token: token } = await leavingApi.invoke(switchCompany, {
        body: { empresaId: company.id },
      });
      const { permissions } = await startSessionOf(apiWith, token);
      await navigate(homeOf(permissions));
      notify({ tone: 'success', title: `Você está em ${company.name}` });
    } catch (error) {
      notify({ tone: 'danger', title: messageFrom(error) });
    } finally {
      setEntering(false);
    }
  }
  return { enter, isEntering };
}
