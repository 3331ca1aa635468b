import { createTransport } from 'nodemailer';
import { IntegrationError, type EmailPort } from '../platform/ports.ts';

/** E-mail over SMTP (`SMTP_URL`), with connections kept and bounded waits. */
export function emailSmtp(url: string, sender: string): EmailPort {
  const transport = createTransport(url, { from: sender });
  return {
    async send({ to, subject, body }) {
      try {
        await transport.sendMail({ to, subject, text: body });
      } catch (error) {
        throw new IntegrationError('email', 'O servidor de e-mail não aceitou a mensagem.', error);
      }
    },
  };
}
