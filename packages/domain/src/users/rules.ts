import { z } from 'zod';
import {
  INVALID_EMAIL_MESSAGE,
  INVALID_PHONE_MESSAGE,
  isCpf,
  isEmail,
  isPhone,
  normalizeCpf,
  normalizePhone,
} from '../documents/index.ts';
import { MESSAGE } from '../messages/index.ts';
import type { Who } from '../pedido/index.ts';
import { MIN_PASSWORD_LENGTH } from '../permissions/index.ts';
import { refusedNames } from '../profiles/index.ts';

/** Hours in which an invitation can be accepted. */
export const INVITATION_HOURS = 72;
/** Why one's own sessions are not ended where others' are. */
export const OWN_SESSIONS_TEXT = 'As suas sessões estão em Meu perfil.';
/** Invitations that one person gets in a day. */
export const INVITATIONS_A_DAY = 5;

const NAME_MAX = 200;
const PASSWORD_MAX = 200;
const required = z
  .string()
  .trim()
  .min(1, MESSAGE.REQUIRED_FIELD)
  .max(NAME_MAX, `Use até ${NAME_MAX} caracteres`);
const phone = z
  .string()
  .max(40)
  .transform(normalizePhone)
  .refine((digits) => digits === '' || isPhone(digits), INVALID_PHONE_MESSAGE)
  .default('');
const cpf = z
  .string()
  .max(40)
  .transform(normalizeCpf)
  .refine((digits) => digits === '' || isCpf(digits), 'CPF inválido')
  .default('');
const who = z.enum(['SOLICITANTE', 'EMPRESA', 'USUARIO_ESCOLHE'] satisfies Who[]);
const ids = z.array(z.int().min(1)).max(1_000);

/** A person of the staff as the screen sends them. Nobody types a password for another. */
export const userSchema = z
  .object({
    name: required,
    email: required
      .transform((email) => email.toLowerCase())
      .refine((email) => email === '' || isEmail(email), INVALID_EMAIL_MESSAGE),
    phone,
    cpf,
    /** Out until it is taken back; what is theirs stays (docs/decisions/0148). */
    bloqueado: z.boolean().default(false),
    profileId: z.int(MESSAGE.REQUIRED_FIELD).min(1, MESSAGE.REQUIRED_FIELD),
    acessoTodosClientes: z.boolean(),
    clientes: ids,
    acessoTodasUnidades: z.boolean(),
    unidades: ids,
    /** What a request of theirs begins with (doc2 §3 'profile'); not sent, it stays. */
    quemAgenda: who.optional(),
    quemAvisa: who.optional(),
  })
  .superRefine((user, context) => {
    if (!user.acessoTodosClientes && user.clientes.length === 0)
      context.addIssue({
        code: 'custom',
        path: ['clientes'],
        message: 'Escolha ao menos um cliente, ou dê acesso a todos',
      });
    if (!user.acessoTodasUnidades && user.unidades.length === 0)
      context.addIssue({
        code: 'custom',
        path: ['unidades'],
        message: 'Escolha ao menos uma unidade, ou dê acesso a todas',
      });
  });
export type UserForm = z.input<typeof userSchema>;
export type UserValues = z.output<typeof userSchema>;

/** What one says of oneself (doc3 §7.1: name, e-mail, phone); the e-mail is the login and stays. */
export const ownProfileSchema = z.object({ name: required, phone });
export type OwnProfileForm = z.input<typeof ownProfileSchema>;

/** A password that somebody chooses by a link. */
export const newPassword = z
  .string()
  // An empty one is asked for as every field is; its length is a matter of one that was typed.
  .min(1, { error: MESSAGE.REQUIRED_FIELD, abort: true })
  .min(MIN_PASSWORD_LENGTH, `A senha deve ter pelo menos ${MIN_PASSWORD_LENGTH} caracteres`)
  .max(PASSWORD_MAX, `Use até ${PASSWORD_MAX} caracteres`);

/** The same typed again: marked with the first where both are empty, and compared once both are there. */
export const passwordAgain = z.string().min(1, MESSAGE.REQUIRED_FIELD);
export const PASSWORDS_DIFFER_TEXT = 'As senhas não conferem';

/** What accepts an invitation: who one is, and a password that nobody else knows. */
export const acceptanceSchema = z.object({
  token: z.string().min(20).max(200),
  name: required,
  novaSenha: newPassword,
});
export type Acceptance = z.output<typeof acceptanceSchema>;

/** The form, where the password is typed twice. */
export const acceptanceFormSchema = acceptanceSchema
  .omit({ token: true })
  .extend({ confirmacao: passwordAgain })
  .superRefine(({ novaSenha, confirmacao: confirmation }, context) => {
    if (novaSenha !== confirmation)
      context.addIssue({ code: 'custom', path: ['confirmacao'], message: PASSWORDS_DIFFER_TEXT });
  });
export type AcceptanceForm = z.input<typeof acceptanceFormSchema>;

/** How far an invitation got. */
export type InvitationState = 'ACEITO' | 'PENDENTE' | 'VENCIDO' | 'SEM_CONVITE';

/** The state of a person's invitation. */
export function invitationState(
  hasPassword: boolean,
  expiresAtMs: number | null,
  nowMs: number,
): InvitationState {
  if (hasPassword) return 'ACEITO';
  if (expiresAtMs === null) return 'SEM_CONVITE';
  return nowMs < expiresAtMs ? 'PENDENTE' : 'VENCIDO';
}

/** What the person's screen says of it. */
export const INVITATION_TEXT: Readonly<Record<InvitationState, string>> = {
  ACEITO: 'Convite aceito.',
  PENDENTE: 'Convite enviado. A pessoa entra quando o aceitar pelo link do e-mail.',
  VENCIDO: 'O convite venceu sem ser aceito. Envie outro.',
  SEM_CONVITE: 'Não há convite em aberto: a pessoa não pode entrar.',
};

/** One text for a token that was used, replaced, cancelled, forged or is too old: which of them is not told. */
export const DEAD_INVITATION_TEXT = 'Este convite não vale mais. Peça outro a quem administra os acessos.';

/** 422: whoever enters already chooses no other password by an invitation. */
export const HAS_ACCOUNT_TEXT = 'Este e-mail já entra no Apto. Abra o convite de novo para aceitá-lo.';
export const ALREADY_HERE_TEXT = 'Você já é desta empresa.';

/** 403: who would be given, or has, more than the author. */
export const aboveText = (permissions: readonly string[]): string =>
  `Este perfil tem permissões que você não tem: ${refusedNames(permissions)}`;

/** 403: whoever sees a part cannot say what others see. */
export const PARTIAL_SCOPE_TEXT = 'Só quem vê todos os clientes e unidades administra usuários.';

type OwnAccess = Pick<UserForm, 'profileId' | 'acessoTodosClientes' | 'acessoTodasUnidades'>;

/**
 * Whether somebody who changes their own record may have less after it. Nobody gives themselves more than they have, so
 * that any other profile is as much or less; and whoever changes it sees everything.
 */
export const ownAccessLessens = (before: OwnAccess, after: OwnAccess): boolean =>
  before.profileId !== after.profileId ||
  (before.acessoTodosClientes && !after.acessoTodosClientes) ||
  (before.acessoTodasUnidades && !after.acessoTodasUnidades);

/** What is asked before it. */
export const OWN_ACCESS_TEXT = {
  question: 'Reduzir o seu próprio acesso?',
  consequence:
    'O que você deixar de poder ou de ver, só outra pessoa que administra os acessos pode devolver.',
  confirm: 'Mudar o meu acesso',
} as const;

export const OWN_USER_TEXT = 'Ninguém inativa, bloqueia nem exclui a si mesmo.';

/** The message that carries the link. */
export const invitationMessage = (company: string, link: string) =>
  ({
    assunto: `Seu acesso ao Apto de ${company}`,
    corpo: [
      `${company} convidou você a usar o Apto.`,
      '',
      `Aceite o convite em ${link}`,
      '',
      `O link vale por ${INVITATION_HOURS} horas e uma só vez. Se você não esperava este convite, ignore esta mensagem.`,
    ].join('\n'),
  }) as const;
