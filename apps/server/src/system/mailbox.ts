import { desc } from 'drizzle-orm';
import type { Db } from '../db/port.ts';
import { sentMessage } from '../db/schema.ts';
import type { Configuration } from '../platform/config.ts';
import { isShownCode, shownCode } from '../platform/shown-code.ts';

const NEWEST = 200;

/** What the embedded e-mail and WhatsApp sent, newest first. */
export const readMailbox = (db: Db) =>
  db.select().from(sentMessage).orderBy(desc(sentMessage.id)).limit(NEWEST);

/** Whether the mailbox opens: the demonstration's to whoever is at its machine, another's to who reads where it was started. */
export const opensMailbox = ({ demo, keyRing }: Configuration, code: string | undefined): boolean =>
  demo || (code !== undefined && isShownCode(keyRing, 'caixa-de-mensagens', code));

/** What goes nowhere but into the mailbox, by the variable that would send it. */
const stays = ({ smtpUrl, whatsappUrl }: Configuration): string[] => [
  ...(smtpUrl === null ? ['e-mail (SMTP_URL)'] : []),
  ...(whatsappUrl === null ? ['WhatsApp (WHATSAPP_URL)'] : []),
];

/**
 * Where the messages are that leave nowhere, for who starts the server: invitations and links are among them
 * (docs/decisions/0231). Null in production, which has no mailbox, and where each has its service.
 */
export function mailboxNotice(config: Configuration): { path: string; text: string } | null {
  const kept = stays(config);
  if (config.production || kept.length === 0) return null;
  const code = config.demo ? '' : `?codigo=${shownCode(config.keyRing, 'caixa-de-mensagens')}`;
  return { path: `/api/dev/outbox${code}`, text: `não saem desta máquina: ${kept.join(' e ')}` };
}
