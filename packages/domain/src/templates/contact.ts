import { isEmail, isPhone, normalizePhone } from '../documents/index.ts';
import type { Channel, Recipient } from './kinds.ts';

export interface Contact {
  readonly email: string | null | undefined;
  readonly phone: string | null | undefined;
  /** Of an office: its second number, for where the first one is a fixed line. */
  readonly otherPhone?: string | null | undefined;
}

export interface Destination {
  readonly canal: Channel;
  readonly destino: string;
}

/** A telephone that receives WhatsApp; fixed lines have ten digits. */
const mobile = (phone: string | null | undefined): string | null =>
  phone && isPhone(phone) ? normalizePhone(phone) : null;

/**
 * How somebody is reached: people by WhatsApp and else by e-mail, offices, who keep what they get, the other way round.
 * null: not at all.
 */
export function destinationOf(
  recipient: Recipient,
  { email, phone, otherPhone }: Contact,
): Destination | null {
  const number = mobile(phone) ?? mobile(otherPhone);
  const address = email?.trim() ?? '';
  const byPhone: Destination | null = number === null ? null : { canal: 'WHATSAPP', destino: number };
  const byEmail: Destination | null = isEmail(address) ? { canal: 'EMAIL', destino: address } : null;
  return recipient === 'FUNCIONARIO' ? (byPhone ?? byEmail) : (byEmail ?? byPhone);
}
