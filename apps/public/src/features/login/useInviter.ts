import { whoInvites } from '@apto/api-client';
import { useEffect, useState } from 'react';
import { api } from '../../shared/api/client.ts';
import { rememberBrand } from '../../shared/brand.ts';

export interface Inviter {
  /** The company that asked for the exam. */
  readonly name: string;
  readonly urlLogo: string | null;
  /** Who asked for it, and whom to call. */
  readonly person: { readonly name: string | null; readonly phone: string | null };
  /** It is the link that stays with the employee after the booking. */
  readonly isBooked: boolean;
}

/** Who sent the link: being asked for, known, or null where it cannot be told: the way in does not depend on it. */
export type Invitation = 'asking' | Inviter | null;

/** Who sent the link and what for; undefined without a link. */
export function useInviter(invite: string): Invitation | undefined {
  const [found, setFound] = useState<{ invite: string; inviter: Inviter | null } | null>(null);
  useEffect(() => {
    if (!invite) return undefined;
    let isCurrent = true;
    const tell = (inviter: Inviter | null): void => {
      if (isCurrent) setFound({ invite, inviter });
    };
    api
      .invoke(whoInvites, { body: { token: invite } })
      .then(({ cliente: { name, urlLogo, corMarca: color }, solicitante: person, agendado: isBooked }) => {
        rememberBrand(color);
        tell({ name, urlLogo, person, isBooked });
      })
      .catch(() => tell(null));
    return () => {
      isCurrent = false;
    };
  }, [invite]);
  if (!invite) return undefined;
  return found?.invite === invite ? found.inviter : 'asking';
}
