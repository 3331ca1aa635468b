import { createTransport } from 'nodemailer';
import { IntegrationError, type EmailPort } from '../platform/ports.ts';

/**
 * In milliseconds: to connect, to be greeted, for silence afterwards, and for a goodbye. The whole exchange is bounded by
 * who asks for it: a server that drips is never silent.
 */
const WAITS = {
  connectionTimeout: 5_000,
  greetingTimeout: 5_000,
  socketTimeout: 10_000,
  socketCloseTimeout: 0,
} as const;

/**
 * What the address leaves open. Beyond this machine a message travels encrypted or not at all: `?requireTLS=false`
 * or `?ignoreTLS=true` in SMTP_URL say otherwise.
 */
export function smtpOptions(address: string) {
  const { hostname, searchParams } = new URL(address);
  const isLocal = hostname === 'localhost' || hostname === '[::1]' || hostname.startsWith('127.');
  const isTold = searchParams.has('requireTLS') || searchParams.has('ignoreTLS');
  return {
    url: address,
    ...WAITS,
    ...(isLocal || isTold ? {} : { requireTLS: true }),
  } as const;
}

const domainOf = (sender: string): string => /@([\w.-]+)/.exec(sender)?.[1] ?? 'apto';

/**
 * E-mail over SMTP (`SMTP_URL`), a connection for each message: one that is given up is closed with it, and keeps no
 * other message from a place in a pool.
 * @param options where and how; tests wait less
 */
export function emailSmtp(
  options: Omit<ReturnType<typeof smtpOptions>, keyof typeof WAITS> & Record<keyof typeof WAITS, number>,
  sender: string,
): EmailPort {
  const transport = createTransport(options, { from: sender });
  return {
    async send({ to, subject, body, id, signal, attachments = [] }) {
      try {
        await transport.sendMail({
          to,
          subject,
          text: body,
          ...(signal ? { signal } : {}),
          // The same for each try: a mailbox that had it already shows it once.
          ...(id === undefined ? {} : { messageId: `<mensagem-${id}@${domainOf(sender)}>` }),
          attachments: attachments.map(({ name, type, content }) => ({
            filename: name,
            contentType: type,
            content,
          })),
        });
        return { outcome: 'ENVIADA' };
      } catch (error) {
        throw new IntegrationError('email', 'O servidor de e-mail não aceitou a mensagem.', error);
      }
    },
  };
}
