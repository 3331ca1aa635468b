import { z } from 'zod';
import { MESSAGE } from '../messages/index.ts';
import { newPassword, passwordAgain, PASSWORDS_DIFFER_TEXT } from './rules.ts';

/** Minutes in which a link to a new password can be used. */
export const RECOVERY_MINUTES = 30;
/** Links that one person gets in a day; further ones are asked for in vain. */
export const RECOVERIES_A_DAY = 5;

const EMAIL_MAX = 255;

/** Who forgot their password, by what they sign in with. */
export const recoverySchema = z.object({
  username: z
    .string()
    .trim()
    .min(1, MESSAGE.REQUIRED_FIELD)
    .max(EMAIL_MAX, `Use até ${EMAIL_MAX} caracteres`),
});
export type Recovery = z.output<typeof recoverySchema>;

/** The new password, with the link's token. */
export const newPasswordSchema = z.object({ token: z.string().min(20).max(200), novaSenha: newPassword });

/** The form, where the password is typed twice. */
export const newPasswordFormSchema = newPasswordSchema
  .omit({ token: true })
  .extend({ confirmacao: passwordAgain })
  .superRefine(({ novaSenha, confirmacao: confirmation }, context) => {
    if (novaSenha !== confirmation)
      context.addIssue({ code: 'custom', path: ['confirmacao'], message: PASSWORDS_DIFFER_TEXT });
  });
export type NewPasswordForm = z.input<typeof newPasswordFormSchema>;

/** The same for every e-mail: whether it is somebody's is not told. */
export const RECOVERY_SENT_TEXT = `Se este e-mail entra no Apto, um link chega a ele em alguns minutos. O link vale por ${RECOVERY_MINUTES} minutos e uma só vez.`;

/** One text for a token that was used, replaced, forged or is too old: which of them is not told. */
export const DEAD_RECOVERY_TEXT = 'Este link não vale mais. Peça outro.';

/** The message that carries the link. */
export const recoveryMessage = (link: string) =>
  ({
    assunto: 'Uma nova senha para o Apto',
    corpo: [
      'Pediram uma nova senha para a sua conta do Apto.',
      '',
      `Escolha a nova senha em ${link}`,
      '',
      `O link vale por ${RECOVERY_MINUTES} minutos e uma só vez. Se não foi você, ignore esta mensagem: a sua senha continua valendo.`,
    ].join('\n'),
  }) as const;

/** What the owner of an account gets once its password was changed by a link. */
export const PASSWORD_CHANGED_MESSAGE = {
  assunto: 'A senha da sua conta do Apto foi trocada',
  corpo: [
    'A senha da sua conta foi trocada pelo link de recuperação, e todas as entradas abertas foram encerradas.',
    '',
    'Se não foi você, peça outra senha na página de entrada e avise quem administra os acessos da sua empresa.',
  ].join('\n'),
} as const;
