import { INVALID_PHONE_MESSAGE } from '@apto/domain/documents';
import { MESSAGE } from '@apto/domain/messages';

/** Texts of WhatsAppDialog (doc3 §2.9, §5.3). */
export const texts = {
  title: 'Enviar mensagem por WhatsApp',
  to: (name: string): string => `Para ${name}.`,
  phone: 'Telefone',
  message: 'Mensagem',
  hint: 'Use * para dar ênfase: *texto* fica em negrito.',
  preview: 'Como a mensagem chega',
  previewEmpty: 'A mensagem aparece aqui.',
  required: MESSAGE.REQUIRED_FIELD_WITH_STOP,
  invalidPhone: INVALID_PHONE_MESSAGE,
  send: 'Abrir o WhatsApp',
  newTab: '(abre em outra aba)',
  cancel: 'Cancelar',
  error: 'Não foi possível abrir o WhatsApp.',
} as const;
