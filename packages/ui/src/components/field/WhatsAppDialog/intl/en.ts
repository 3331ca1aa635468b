import type { Texts } from '../../../../internal/texts.types.ts';
import type { texts as ptBR } from './pt-BR.ts';

export const texts: Texts<typeof ptBR> = {
  title: 'Send a message by WhatsApp',
  to: (name) => `To ${name}.`,
  phone: 'Phone',
  message: 'Message',
  hint: 'Use * for emphasis: *text* is shown in bold.',
  preview: 'How the message arrives',
  previewEmpty: 'The message appears here.',
  required: 'This field is required.',
  invalidPhone: 'Enter a valid phone number',
  send: 'Open WhatsApp',
  newTab: '(opens in another tab)',
  cancel: 'Cancel',
  error: 'WhatsApp could not be opened.',
};
