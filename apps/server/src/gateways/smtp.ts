import { createTransport } from 'nodemailer';
import { ErroDeIntegracao, type EmailPort } from './ports.ts';

/** E-mail over SMTP (`SMTP_URL`), with connections kept and bounded waits. */
export function emailSmtp(url: string, remetente: string): EmailPort {
  const transporte = createTransport(url, { from: remetente });
  return {
    async enviar({ para, assunto, corpo }) {
      try {
        await transporte.sendMail({ to: para, subject: assunto, text: corpo });
      } catch (erro) {
        throw new ErroDeIntegracao('email', 'O servidor de e-mail não aceitou a mensagem.', erro);
      }
    },
  };
}
