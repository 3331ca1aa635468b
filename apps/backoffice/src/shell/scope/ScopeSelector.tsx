import { Button } from '@apto/ui';
import { Building2, ChevronDown } from '@apto/ui/icons';
import { useAtom } from 'jotai';
import { useEffect, useState } from 'react';
import { onDemand } from '../../shared/lazy.tsx';
import { useNarrowScreen } from '../../shared/useNarrowScreen.ts';
import { isScopeRestricted } from '../../shared/scope/choice.ts';
import { openScope, scopeAtom } from '../../shared/scope/scope.ts';
import { useSessionOrNull } from '../../shared/session/index.ts';
import { pruneScope, shortLabel, scopeLabel } from './selection.ts';
import { useScopeCliente, useScopeClientes } from './useScopeOptions.ts';

const ScopeDialog = onDemand(() => import('./ScopeDialog.tsx'));

/** Which companies and branches are being looked at: always in sight, one press to change. */
export function ScopeSelector() {
  const [scope, setScope] = useAtom(scopeAtom);
  const userId = useSessionOrNull()?.profile.id;
  const [isOpen, setIsOpen] = useState(false);
  const { options, total } = useScopeClientes();
  // The only one chosen keeps its name, on whichever page it lies.
  const [only, ...others] = scope.clientes;
  const isElsewhere =
    only !== undefined && others.length === 0 && total !== undefined && !options.some((o) => o.id === only);
  const elsewhere = useScopeCliente(isElsewhere ? only : null);

  // Another tab's login takes this one over without passing a route's guard.
  useEffect(() => void openScope(), [userId]);

  useEffect(() => {
    if (total === undefined) return;
    const pruned = pruneScope(scope, options, total);
    if (pruned !== scope) setScope(pruned);
  }, [scope, options, setScope, total]);

  const isNarrow = useNarrowScreen();
  const close = () => setIsOpen(false);
  const label = scopeLabel(scope, elsewhere ? [...options, elsewhere] : options);
  return (
    <>
      <Button
        // On a phone the bar has room for a few letters: they are worth more than icons, and an edge says 'press'.
        variant={isNarrow || isScopeRestricted(scope) ? 'secondary' : 'quiet'}
        size={isNarrow ? 'small' : 'medium'}
        icon={isNarrow ? undefined : <Building2 />}
        iconAfter={isNarrow ? undefined : <ChevronDown />}
        isTruncated
        onPress={() => setIsOpen(true)}
        aria-haspopup="dialog"
        aria-label={`Empresas e unidades: ${label}`}
      >
        {isNarrow ? shortLabel(label) : label}
      </Button>
      {isOpen ? <ScopeDialog current={scope} onApply={setScope} onClose={close} onFail={close} /> : null}
    </>
  );
}
