import { useEffect } from 'react';
import { inQuiet } from '../../inQuiet.ts';
import { onDemand } from '../../lazy.tsx';
import type { RowActions } from './useRowActions.ts';

// Nobody waits for a dialog's code to see the list.
const Dialogs = onDemand(() => import('./Dialogs.tsx'));

/** What the row's menu, or a press on its status, has opened. */
export function RowDialogs({ actions }: { actions: RowActions }) {
  useEffect(() => inQuiet(Dialogs.prepare), []);
  if (!actions.isAnyOpen) return null;
  const close = (): void => {
    actions.change.close();
    actions.closeAction();
    actions.closeStatus();
  };
  return <Dialogs actions={actions} onFail={close} />;
}
