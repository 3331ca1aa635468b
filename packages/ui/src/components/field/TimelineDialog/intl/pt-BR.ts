import { EMPTY_WHATSAPP_TIMELINE_MESSAGE } from '@apto/domain/messages';
import { messages } from '../../Timeline/intl/messages.pt-BR.ts';

/** Texts of TimelineDialog (doc1 §2.5, §8). */
export const texts = {
  ...messages,
  title: (name: string): string => `Timeline de ${name}`,
  internal: 'Timeline Interna',
  messages: 'Timeline Whatsapp',
  sent: 'Enviadas',
  received: 'Recebidas',
  noMessages: EMPTY_WHATSAPP_TIMELINE_MESSAGE,
  internalOf: (name: string): string => `Timeline interna de ${name}`,
  resend: 'Enviar de novo',
  resendOf: (what: string): string => `Enviar de novo: ${what}`,
  messagesOf: (name: string): string => `Timeline Whatsapp de ${name}`,
} as const;
