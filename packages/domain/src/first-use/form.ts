import { z } from 'zod';
import { INVALID_EMAIL_MESSAGE, isCnpj, isEmail } from '../documents/index.ts';
import { MESSAGE } from '../messages/index.ts';
import { newPassword, passwordAgain, PASSWORDS_DIFFER_TEXT } from '../users/index.ts';

const LONGEST_NAME = 200;
const required = z
  .string()
  .trim()
  .min(1, MESSAGE.REQUIRED_FIELD)
  .max(LONGEST_NAME, `Use até ${LONGEST_NAME} caracteres`);

/** What makes an empty installation usable: the code, the first company and its first administrator. */
export const firstUseSchema = z.object({
  codigo: required,
  empresa: z.object({
    name: required,
    tradeName: z.string().trim().max(LONGEST_NAME, `Use até ${LONGEST_NAME} caracteres`).default(''),
    cnpj: required.refine((value) => value === '' || isCnpj(value), 'CNPJ inválido'),
  }),
  usuario: z.object({
    name: required,
    email: required.refine((value) => value === '' || isEmail(value), INVALID_EMAIL_MESSAGE),
  }),
  novaSenha: newPassword,
});
export type FirstUse = z.output<typeof firstUseSchema>;

/** The form, where the password is typed twice. */
export const firstUseFormSchema = firstUseSchema
  .extend({ confirmacao: passwordAgain })
  .superRefine(({ novaSenha, confirmacao: confirmation }, context) => {
    if (novaSenha !== confirmation)
      context.addIssue({ code: 'custom', path: ['confirmacao'], message: PASSWORDS_DIFFER_TEXT });
  });
export type FirstUseForm = z.input<typeof firstUseFormSchema>;
