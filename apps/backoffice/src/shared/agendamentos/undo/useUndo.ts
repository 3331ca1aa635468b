import { undoStatusChange } from '@apto/api-client';
import { useApi } from '@apto/api-client/react';
import { UNDO_HINT, UNDO_LIFE, UNDO_NOTICE, type Notice } from '@apto/domain/messages';
import { isUndoable } from '@apto/domain/status';
import { isSilent, messageFrom, notify } from '../../notices/index.ts';

/** What was changed, at the version that the change answered: the server refuses what somebody changed after it. */
interface Changed {
  readonly id: number;
  readonly version: number;
}

/** What a dialog says before an action: whether it can be taken back, for a moment. */
export const withUndoHint = (action: string, consequence: string): string =>
  isUndoable(action) ? `${consequence} ${UNDO_HINT}` : consequence;

/**
 * Tells what was done in its own words; a cancellation, a give-up or a missed exam with 'Desfazer' for ten seconds
 * (issue 9 'Beyond the specification'). Why it could not be undone is a toast as well.
 * @param onSettle the appointment is another one, or not the one that the screen shows
 */
export function useUndo(onSettle: () => void): (action: string, notice: Notice, changed: Changed) => void {
  const api = useApi();

  async function undo({ id, version }: Changed): Promise<void> {
    try {
      const { status } = await api.invoke(undoStatusChange, { params: { id } }, { ifMatch: version });
      notify(UNDO_NOTICE.undone(status.descricao));
    } catch (error) {
      if (!isSilent(error)) notify(UNDO_NOTICE.failed(messageFrom(error)));
    }
    onSettle();
  }

  return (action, notice, changed) => {
    if (isUndoable(action)) notify({ ...notice, life: UNDO_LIFE }, () => void undo(changed));
    else notify(notice);
  };
}
