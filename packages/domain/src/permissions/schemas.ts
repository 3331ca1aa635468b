import { z } from 'zod';

const REQUIRED = 'Campo obrigatório';
const required = z.string().min(1, REQUIRED);

/** Internal and provider logins (doc3 §7.1). */
export const loginSchema = z.object({
  username: z.string().trim().min(1, REQUIRED).max(255),
  password: required.max(200),
});
export type FormLogin = z.input<typeof loginSchema>;

/** Shortest new password, in characters. */
export const MIN_PASSWORD_LENGTH = 10;

/** Change of password (doc3 §7.1, PUT /@me/password). */
export const changePasswordSchema = z
  .object({ senhaAtual: required, novaSenha: required, confirmacao: required })
  .superRefine(({ senhaAtual, novaSenha, confirmacao: confirmation }, context) => {
    const failure = (field: string, message: string): void =>
      context.addIssue({ code: 'custom', path: [field], message });
    if (novaSenha.length < MIN_PASSWORD_LENGTH) {
      failure('novaSenha', `A nova senha deve ter pelo menos ${MIN_PASSWORD_LENGTH} caracteres`);
    } else if (novaSenha === senhaAtual) failure('novaSenha', 'A nova senha deve ser diferente da atual');
    if (confirmation !== novaSenha) failure('confirmacao', 'As senhas não conferem');
  });
export type ChangePasswordForm = z.input<typeof changePasswordSchema>;
