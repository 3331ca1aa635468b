import { z } from 'zod';
import {
  ehCpf,
  ehEmail,
  ehTelefone,
  MENSAGEM_EMAIL_INVALIDO,
  MENSAGEM_TELEFONE_INVALIDO,
} from '../documentos/index.ts';
import { MENSAGEM } from '../mensagens/index.ts';

const obrigatorio = z.string().trim().min(1, MENSAGEM.CAMPO_OBRIGATORIO);

/** Login of the public area (doc2 §2.11): CPF, token and acceptance of the terms. */
export const esquemaLoginAutoagendamento = z.object({
  username: obrigatorio.refine((cpf) => cpf === '' || ehCpf(cpf), 'Digite um CPF válido'),
  password: obrigatorio,
  termoAceito: z.literal(true, 'É necessário aceitar os termos para continuar'),
});
export type FormLoginAutoagendamento = z.input<typeof esquemaLoginAutoagendamento>;

/** Resend-link dialog (doc1 §5 'Status dialogs'): what the channel needs is required and must be valid. */
export const esquemaReenviarLink = z
  .object({
    formaEnvio: z.enum(['WHATSAPP', 'EMAIL']),
    phone: z.string().trim(),
    email: z.string().trim(),
  })
  .superRefine(({ formaEnvio, phone, email }, contexto) => {
    const falha = (campo: string, message: string): void =>
      contexto.addIssue({ code: 'custom', path: [campo], message });
    if (formaEnvio === 'WHATSAPP') {
      if (phone === '') falha('phone', MENSAGEM.CAMPO_OBRIGATORIO);
      else if (!ehTelefone(phone)) falha('phone', MENSAGEM_TELEFONE_INVALIDO);
    } else if (email === '') falha('email', MENSAGEM.CAMPO_OBRIGATORIO);
    else if (!ehEmail(email)) falha('email', MENSAGEM_EMAIL_INVALIDO);
  });
export type FormReenviarLink = z.input<typeof esquemaReenviarLink>;
