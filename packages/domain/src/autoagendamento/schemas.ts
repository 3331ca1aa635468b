import { z } from 'zod';
import { isCpf, isEmail, isPhone, INVALID_EMAIL_MESSAGE, INVALID_PHONE_MESSAGE } from '../documents/index.ts';
import { MESSAGE } from '../messages/index.ts';
import { AUTOAGENDAMENTO_LOGIN_MESSAGE } from './login.ts';

const required = z.string().trim().min(1, MESSAGE.REQUIRED_FIELD);

/** Login of the public area (doc2 §2.11): CPF, token and acceptance of the terms. */
export const autoagendamentoLoginSchema = z.object({
  username: required.refine((cpf) => cpf === '' || isCpf(cpf), AUTOAGENDAMENTO_LOGIN_MESSAGE.INVALID_CPF),
  password: required,
  termoAceito: z.literal(true, AUTOAGENDAMENTO_LOGIN_MESSAGE.TERM),
});
export type FormLoginAutoagendamento = z.input<typeof autoagendamentoLoginSchema>;

/** Resend-link dialog (doc1 §5 'Status dialogs'): what the channel needs is required and must be valid. */
export const resendLinkSchema = z
  .object({
    formaEnvio: z.enum(['WHATSAPP', 'EMAIL']),
    phone: z.string().trim(),
    email: z.string().trim(),
  })
  .superRefine(({ formaEnvio, phone, email }, context) => {
    const failure = (field: string, message: string): void =>
      context.addIssue({ code: 'custom', path: [field], message });
    if (formaEnvio === 'WHATSAPP') {
      if (phone === '') failure('phone', MESSAGE.REQUIRED_FIELD);
      else if (!isPhone(phone)) failure('phone', INVALID_PHONE_MESSAGE);
    } else if (email === '') failure('email', MESSAGE.REQUIRED_FIELD);
    else if (!isEmail(email)) failure('email', INVALID_EMAIL_MESSAGE);
  });
export type ResendLinkForm = z.input<typeof resendLinkSchema>;
