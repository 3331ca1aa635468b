import { z } from 'zod';
import { isCpf } from '../documents/index.ts';
import { MESSAGE } from '../messages/index.ts';
import { linkContactFailure } from './contact.ts';
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
  .superRefine((contact, context) => {
    const failure = linkContactFailure(contact);
    if (failure) context.addIssue({ code: 'custom', path: [failure.campo], message: failure.mensagem });
  });
export type ResendLinkForm = z.input<typeof resendLinkSchema>;
