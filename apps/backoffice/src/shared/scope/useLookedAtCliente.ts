import { useAtomValue } from 'jotai';
import { useSession } from '../session/index.ts';
import { scopeAtom } from './scope.ts';

/** The one customer that is looked at: chosen above the screens, or the person's only one; null where there are more. */
export function useLookedAtCliente(): number | null {
  const { clientes: chosen } = useAtomValue(scopeAtom);
  const { clientes: own } = useSession().profile;
  const [first, ...others] = chosen.length > 0 ? chosen : own;
  return first !== undefined && others.length === 0 ? first : null;
}
