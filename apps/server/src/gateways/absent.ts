import { IntegrationError, type EmailPort, type WhatsappPort } from '../platform/ports.ts';

// Production that was told to run without a service: nothing counts as sent, and no text lies in a mailbox.

export const absentEmail: EmailPort = {
  send: () => Promise.reject(new IntegrationError('email', 'Não há servidor de e-mail (SMTP_URL).')),
};

export const absentWhatsapp: WhatsappPort = {
  send: () => Promise.reject(new IntegrationError('whatsapp', 'Não há serviço de WhatsApp (WHATSAPP_URL).')),
};
