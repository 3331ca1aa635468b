import { validateDeadline, type AgendamentoRow, type ApiClient } from '@apto/api-client';
import { ACTION_NOTICE } from '@apto/domain/messages';
import { deadlineBlock } from '@apto/domain/status';
import { notify, notifyError } from '../../notices/index.ts';
import type { StatusAction } from './statusAction.ts';

/**
 * Asks the time limit of an appointment (doc1 §4 'Timing blocks'), and says why not where it has passed.
 * @returns whether the action may go on
 */
export async function askDeadline(
  api: ApiClient,
  action: StatusAction,
  { id }: AgendamentoRow,
): Promise<boolean> {
  try {
    const hours = await api.invoke(validateDeadline, { params: { id }, query: { acao: action } });
    const block = deadlineBlock(action, hours);
    if (block) notify(ACTION_NOTICE.deadlineBlocked(block));
    return !block;
  } catch (error) {
    notifyError(error);
    return false;
  }
}
