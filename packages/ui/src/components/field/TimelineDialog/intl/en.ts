import type { Texts } from '../../../../internal/texts.types.ts';
import { messages } from '../../Timeline/intl/messages.en.ts';
import type { texts as ptBR } from './pt-BR.ts';

export const texts: Texts<typeof ptBR> = {
  ...messages,
  title: (name) => `Timeline of ${name}`,
  internal: 'Internal timeline',
  messages: 'WhatsApp timeline',
  sent: 'Sent',
  received: 'Received',
  noMessages: 'No record of an appointment was found for this WhatsApp number.',
  internalOf: (name) => `Internal timeline of ${name}`,
  resend: 'Send again',
  resendOf: (what) => `Send again: ${what}`,
  messagesOf: (name) => `WhatsApp timeline of ${name}`,
};
