import { MESSAGE_STATE, RECIPIENT_LABEL, type MessageState, type Recipient } from '@apto/domain/templates';

/** What `messageEntries` says of a message (doc1 §2.5, doc3 §3.5); TimelineDialog takes them up. */
export const messages = {
  sending: (result: string): string => `Envio: ${result}`,
  recipient: (to: Recipient): string => RECIPIENT_LABEL[to],
  state: (state: MessageState): string => MESSAGE_STATE[state].label,
};
