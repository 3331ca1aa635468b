import { whoInvites } from '@apto/api-client';
import { useEffect, useState } from 'react';
import { api } from '../../shared/api/client.ts';

/**
 * The company that sent the link, as soon as it is known; null without a link, and when it cannot be told: the way in does
 * not depend on it.
 */
export function useInviter(invite: string): string | null {
  const [found, setFound] = useState<{ invite: string; name: string } | null>(null);
  useEffect(() => {
    if (!invite) return undefined;
    let isCurrent = true;
    api
      .invoke(whoInvites, { body: { token: invite } })
      .then(({ cliente }) => {
        if (isCurrent) setFound({ invite, name: cliente.name });
      })
      .catch(() => undefined);
    return () => {
      isCurrent = false;
    };
  }, [invite]);
  return found?.invite === invite ? found.name : null;
}
