import { createTransport } from 'nodemailer';
import { IntegrationError, type EmailPort } from '../platform/ports.ts';

/** In milliseconds, 20 s in all: to connect, to be greeted, and for silence afterwards. */
const WAITS = { connectionTimeout: 5_000, greetingTimeout: 5_000, socketTimeout: 10_000 } as const;
/** As many as the queue delivers at once. */
const CONNECTIONS = 5;

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
    pool: true,
    maxConnections: CONNECTIONS,
    ...WAITS,
    ...(isLocal || isTold ? {} : { requireTLS: true }),
  } as const;
}

const domainOf = (sender: string): string => /@([\w.-]+)/.exec(sender)?.[1] ?? 'apto';

/** E-mail over SMTP (`SMTP_URL`), with connections kept and bounded waits. */
export function emailSmtp(url: string, sender: string): EmailPort {
  const transport = createTransport(smtpOptions(url), { from: sender });
  return {
    async send({ to, subject, body, id, attachments = [] }) {
      try {
        await transport.sendMail({
          to,
          subject,
          text: body,
          // The same for each try: a mailbox that had it already shows it once.
          ...(id === undefined ? {} : { messageId: `<mensagem-${id}@${domainOf(sender)}>` }),
          attachments: attachments.map(({ name, type, content }) => ({
            filename: name,
            contentType: type,
            content,
          })),
        });
        return { delivered: false };
      } catch (error) {
        throw new IntegrationError('email', 'O servidor de e-mail não aceitou a mensagem.', error);
      }
    },
  };
}
