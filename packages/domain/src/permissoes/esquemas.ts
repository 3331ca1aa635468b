import { z } from 'zod';

const OBRIGATORIO = 'Campo obrigatório';
const obrigatorio = z.string().min(1, OBRIGATORIO);

/** Internal and provider logins (doc3 §7.1). */
export const esquemaLogin = z.object({
  username: z.string().trim().min(1, OBRIGATORIO).max(255),
  password: obrigatorio.max(200),
});
export type FormLogin = z.input<typeof esquemaLogin>;

/** Shortest new password, in characters. */
export const TAMANHO_MINIMO_SENHA = 10;

/** Change of password (doc3 §7.1, PUT /@me/password). */
export const esquemaTrocarSenha = z
  .object({ senhaAtual: obrigatorio, novaSenha: obrigatorio, confirmacao: obrigatorio })
  .superRefine(({ senhaAtual, novaSenha, confirmacao }, contexto) => {
    const falha = (campo: string, message: string): void =>
      contexto.addIssue({ code: 'custom', path: [campo], message });
    if (novaSenha.length < TAMANHO_MINIMO_SENHA) {
      falha('novaSenha', `A nova senha deve ter pelo menos ${TAMANHO_MINIMO_SENHA} caracteres`);
    } else if (novaSenha === senhaAtual) falha('novaSenha', 'A nova senha deve ser diferente da atual');
    if (confirmacao !== novaSenha) falha('confirmacao', 'As senhas não conferem');
  });
export type FormTrocarSenha = z.input<typeof esquemaTrocarSenha>;
