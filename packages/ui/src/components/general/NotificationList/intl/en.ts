import type { Texts } from '../../../../internal/texts.types.ts';
import type { texts as ptBR } from './pt-BR.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const ago = (past: number, unit: number, word: string): string => {
  const count = Math.floor(past / unit);
  return `${count} ${word}${count === 1 ? '' : 's'} ago`;
};

export const texts: Texts<typeof ptBR> = {
  list: 'List of notifications',
  loading: 'Loading notifications…',
  loadingMore: 'Loading more notifications…',
  empty: 'There are no notifications yet.',
  end: 'That is all for now! :)',
  unread: 'Unread: ',
  elapsed: (at, now) => {
    const past = now - at;
    if (past < MINUTE) return 'now';
    if (past < HOUR) return ago(past, MINUTE, 'minute');
    return past < DAY ? ago(past, HOUR, 'hour') : ago(past, DAY, 'day');
  },
  failed: 'Notifications could not be loaded',
  retryMore: 'Try again',
  moreFailed: 'Earlier notifications did not arrive.',
  delete: (title) => `Delete notification: ${title}`,
  deleteFailed: 'The notification could not be deleted!',
  deleteAll: 'Delete all notifications',
  deleteAllTitle: 'Delete all notifications?',
  deleteAllText: 'They cannot be recovered. The records they are about stay as they are.',
  deleteAllConfirm: 'Delete all',
  deleteAllFailed: 'The notifications could not be deleted.',
};
