import { useEffect } from 'react';
import { inQuietTurns } from '../../inQuiet.ts';
import { onDemand } from '../../lazy.tsx';
import { isAnyOf } from './opened.ts';
import { useOpenDialogs, type RowActions } from './useRowActions.ts';

// Nobody waits for a dialog's code to see the list.
const load = () => import('./Dialogs.tsx');
const Dialogs = onDemand(load);
const prepareEach = async () => (await load()).dialogCode;

/** What the row's menu, or a press on its status, has opened. */
export function RowDialogs({ actions }: { actions: RowActions }) {
  const open = useOpenDialogs(actions);
  const isAnyOpen = isAnyOf(open);
  // Nothing begins while one is open; what is left comes after it.
  useEffect(() => (isAnyOpen ? undefined : inQuietTurns([Dialogs.prepare, prepareEach])), [isAnyOpen]);
  if (!isAnyOpen) return null;
  const close = (): void => {
    actions.closeChange();
    actions.closeAction();
    actions.closeStatus();
  };
  return <Dialogs actions={actions} open={open} onFail={close} />;
}
