import { isPhone, linkWhatsApp, normalizePhone } from '@apto/domain/documents';
import type { Texts } from '../../../internal/texts.types.ts';
import type { texts as defaults } from './intl/pt-BR.ts';

/** What is typed in the dialog. */
export interface WhatsAppForm {
  readonly phone: string;
  readonly message: string;
}

/** Whether nothing was changed; the punctuation of a phone is no change. */
export const isSameForm = (one: WhatsAppForm, other: WhatsAppForm): boolean =>
  one.phone.replace(/\D/g, '') === other.phone.replace(/\D/g, '') && one.message === other.message;

/** What is wrong with each field; nothing when it can be sent. */
export type WhatsAppFaults = Partial<Record<keyof WhatsAppForm, string>>;

/**
 * doc3 §5.3: phone and message are both required. A phone that does not fill the mask would open a conversation with
 * nobody, so it has to be a whole one too.
 */
export function faultsOf({ phone, message }: WhatsAppForm, texts: Texts<typeof defaults>): WhatsAppFaults {
  const digits = phone.replace(/\D/g, '');
  return {
    ...(digits === '' ? { phone: texts.required } : isPhone(phone) ? {} : { phone: texts.invalidPhone }),
    ...(message.trim() === '' ? { message: texts.required } : {}),
  };
}

/** What is sent: the digits with 55 before them, the text with 'e' for '&' (doc3 §5.3), and the link of both. */
export function messageOf({ phone, message }: WhatsAppForm): {
  phone: string;
  message: string;
  link: string;
} {
  const text = message.trim();
  return {
    phone: `55${normalizePhone(phone)}`,
    message: text.replaceAll('&', 'e'),
    link: linkWhatsApp(phone, text),
  };
}

/** A piece of a message as WhatsApp shows it. */
export interface MessagePiece {
  readonly text: string;
  readonly isStrong: boolean;
}

/** A message cut where '*' emphasises: a pair with no space just inside and none of a word just outside. */
export function emphasis(message: string): MessagePiece[] {
  const pieces: MessagePiece[] = [];
  const strong = /(^|[^\p{L}\p{N}*])\*([^\s*](?:[^*\n]*[^\s*])?)\*(?![\p{L}\p{N}*])/gu;
  let from = 0;
  for (const found of message.matchAll(strong)) {
    const start = found.index + (found[1]?.length ?? 0);
    if (start > from) pieces.push({ text: message.slice(from, start), isStrong: false });
    pieces.push({ text: found[2] ?? '', isStrong: true });
    from = found.index + found[0].length;
  }
  if (from < message.length) pieces.push({ text: message.slice(from), isStrong: false });
  return pieces;
}
