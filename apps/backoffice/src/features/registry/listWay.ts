import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { useSession } from '../../shared/session/index.ts';
import { listAddress } from './addresses.ts';

/** How each person's lists stood last in this tab: page, search, filters and order, by person and registry. */
const left = new Map<string, string>();
const keyOf = (userId: number, registry: string): string => `${userId} ${registry}`;

/** Remembers how the list that is shown stands, for the way back from a record. */
export function useListLeft(registry: string): void {
  const { search } = useLocation();
  const { profile } = useSession();
  const key = keyOf(profile.id, registry);
  useEffect(() => {
    left.set(key, search);
  }, [key, search]);
}

/** Where the way back from a record leads: to the list as this person left it, as the browser's own back does. */
export function useListWay(registry: string): string {
  const { profile } = useSession();
  return `${listAddress(registry)}${left.get(keyOf(profile.id, registry)) ?? ''}`;
}
