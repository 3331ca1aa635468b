import { whoInvites } from '@apto/api-client';
import { useEffect, useState } from 'react';
import { api } from '../../shared/api/client.ts';

export interface Inviter {
  /** The company that asked for the exam. */
  readonly name: string;
  readonly urlLogo: string | null;
  /** It is the link that stays with the employee after the booking. */
  readonly isBooked: boolean;
}

/**
 * Who sent the link and what for, as soon as it is known; null without a link, and when it cannot be told: the way in does
 * not depend on it.
 */
export function useInviter(invite: string): Inviter | null {
  const [found, setFound] = useState<(Inviter & { invite: string }) | null>(null);
  useEffect(() => {
    if (!invite) return undefined;
    let isCurrent = true;
    api
      .invoke(whoInvites, { body: { token: invite } })
      .then(({ cliente, agendado: isBooked }) => {
        if (isCurrent) setFound({ invite, ...cliente, isBooked });
      })
      .catch(() => undefined);
    return () => {
      isCurrent = false;
    };
  }, [invite]);
  return found?.invite === invite ? found : null;
}
