import { z } from 'zod';
import { MESSAGE } from '../messages/index.ts';

/** Codes that open an account whose phone is lost, each once. */
export const RECOVERY_CODES = 10;

const TOTP_CODE = /^\d{6}$/;
/** RFC 4648's base 32: 80 random bits. */
const RECOVERY_CODE = /^[A-Z2-7]{16}$/;

/** The signs that base 32 leaves out, as what they are mistaken for. */
const MISTAKEN: Readonly<Record<string, string>> = { '0': 'O', '1': 'I', '8': 'B' };

export type SecondFactorCode =
  | { readonly kind: 'TOTP'; readonly code: string }
  | { readonly kind: 'RECOVERY'; readonly code: string };

/** What somebody typed as their second factor, however it is grouped; null: neither kind of code. */
export function readSecondFactorCode(typed: string): SecondFactorCode | null {
  const text = typed.replace(/[\s-]/g, '').toUpperCase();
  if (TOTP_CODE.test(text)) return { kind: 'TOTP', code: text };
  const code = text.replace(/[018]/g, (sign) => MISTAKEN[sign] ?? sign);
  return RECOVERY_CODE.test(code) ? { kind: 'RECOVERY', code } : null;
}

/** In groups of four, as people read and type it: 'ABCD-EFGH'. */
export const inGroups = (text: string, between: ' ' | '-'): string =>
  text.replace(/.{4}(?=.)/g, (group) => `${group}${between}`);

const typedCode = z.string().min(1, MESSAGE.REQUIRED_FIELD).max(60);
const senhaAtual = z.string().min(1, MESSAGE.REQUIRED_FIELD).max(200);

/** What begins the enrolment: an open session alone must not lock its person out. */
export const secondFactorBeginSchema = z.object({ senhaAtual });
export type SecondFactorBegin = z.input<typeof secondFactorBeginSchema>;

/** The first code of the app that was enrolled. */
export const secondFactorCodeSchema = z.object({ codigo: typedCode });
export type SecondFactorCodeForm = z.input<typeof secondFactorCodeSchema>;

/** What only whoever has both may do. */
export const secondFactorProofSchema = z.object({ senhaAtual, codigo: typedCode });
export type SecondFactorProof = z.input<typeof secondFactorProofSchema>;

/** 401 of a right password whose account asks for more. */
export const CODE_ASKED_TEXT = 'Digite o código do seu aplicativo autenticador.';
/** Of what is no whole code, its letters say which it was to be: the app's has none. */
const kindTyped = (typed: string): SecondFactorCode['kind'] =>
  readSecondFactorCode(typed)?.kind ?? (/[a-z]/i.test(typed) ? 'RECOVERY' : 'TOTP');

/**
 * One text for a wrong code, one that was used and one that is too old. It speaks of what was typed: whoever uses a
 * recovery code has no app to look at.
 */
export const wrongCodeText = (typed: string): string =>
  `Código inválido ou já usado. ${
    kindTyped(typed) === 'TOTP'
      ? 'Confira no aplicativo e digite o código atual.'
      : 'Cada código de recuperação vale uma vez: digite outro.'
  }`;
/** 422: what was sealed cannot be opened; another way in. */
export const UNREADABLE_FACTOR_TEXT =
  'Não foi possível conferir o código. Use um código de recuperação ou fale com quem administra os acessos.';
export const ALREADY_ON_TEXT = 'A verificação em duas etapas já está ativa.';
export const NOT_ON_TEXT = 'A verificação em duas etapas não está ativa.';
export const BEGIN_AGAIN_TEXT = 'A ativação não está em andamento. Comece de novo.';
const namesOf = (companies: readonly string[]): string => new Intl.ListFormat('pt-BR').format(companies);

/**
 * From whom a company would begin to ask it (docs/decisions/0158).
 * @param people the first of them by name
 */
export function reachText(total: number, people: readonly string[]): string {
  if (total === 0) return 'Toda a equipe já usa a verificação em duas etapas: nada muda para ninguém.';
  const others = total - people.length;
  const named = others > 0 ? [...people, others === 1 ? 'mais 1 pessoa' : `mais ${others} pessoas`] : people;
  return total === 1
    ? `1 pessoa ainda não a ativou: ${namesOf(named)}. Ao salvar, ela a ativa antes de continuar o que faz. Integrações que entram com usuário e senha também param.`
    : `${total} pessoas ainda não a ativaram: ${namesOf(named)}. Ao salvar, elas a ativam antes de continuar o que fazem. Integrações que entram com usuário e senha também param.`;
}

/** 403 of who works in a company that asks for it and has none yet. */
export const FACTOR_MISSING_TEXT = 'Sua empresa exige a verificação em duas etapas. Ative-a para continuar.';
/** 400: whoever asks it of others has it, and so cannot be shut out by what they save. */
export const ENROL_FIRST_TEXT = 'Ative primeiro a sua, em Meu perfil: quem exige dos outros já a usa.';
/** 422 of switching it off, while a company of the person asks for it. */
export const factorKeptText = (companies: readonly string[]): string =>
  `A verificação em duas etapas é exigida por ${namesOf(companies)} e não pode ser desativada.`;
/** Why it has no way to be switched off. */
export const factorAskedText = (companies: readonly string[]): string =>
  `Exigida por ${namesOf(companies)}: não se desativa enquanto for assim. Perdeu o celular? Use um código de recuperação.`;
/** 422: a guest's factor is of their own account, in another company. */
export const FACTOR_ELSEWHERE_TEXT =
  'A verificação desta pessoa é da conta dela em outra empresa. Quem administra os acessos de lá a redefine.';
export const OWN_FACTOR_TEXT = 'A sua própria verificação em duas etapas se desativa em Meu perfil.';

const account = (what: string) =>
  [what, '', 'Se não foi você, troque a sua senha e avise quem administra os acessos da sua empresa.'].join(
    '\n',
  );

/** What the owner of an account gets when its second factor changes. None carries a code. */
export const SECOND_FACTOR_MESSAGE = {
  on: {
    tipo: 'SEGUNDO_FATOR_ATIVO',
    assunto: 'Verificação em duas etapas ativada',
    corpo: account('A verificação em duas etapas da sua conta do Apto foi ativada.'),
  },
  off: {
    tipo: 'SEGUNDO_FATOR_INATIVO',
    assunto: 'Verificação em duas etapas desativada',
    corpo: account(
      'A verificação em duas etapas da sua conta do Apto foi desativada. A senha basta para entrar.',
    ),
  },
  reset: {
    tipo: 'SEGUNDO_FATOR_REDEFINIDO',
    assunto: 'Verificação em duas etapas redefinida',
    corpo: account(
      'Quem administra os acessos da sua empresa redefiniu a verificação em duas etapas da sua conta do Apto. Ative-a de novo em Meu perfil.',
    ),
  },
  locked: {
    tipo: 'SEGUNDO_FATOR_BLOQUEADO',
    assunto: 'Códigos errados na sua conta do Apto',
    corpo: account(
      'Alguém que sabe a sua senha digitou vários códigos errados, e novas tentativas foram bloqueadas por alguns minutos.',
    ),
  },
} as const;

/** What the owner gets when a recovery code was used. */
export const recoveryCodeUsedMessage = (left: number) =>
  ({
    tipo: 'CODIGO_RESERVA_USADO',
    assunto: 'Código de recuperação usado na sua conta do Apto',
    corpo: account(
      `Um código de recuperação da sua conta do Apto foi usado. ${left === 0 ? 'Não resta nenhum: gere outros em Meu perfil.' : `Restam ${left}.`}`,
    ),
  }) as const;

/** How many recovery codes are so few that one should make others. */
export const FEW_RECOVERY_CODES = 3;

/** What the page says of the codes that are left. */
export function codesLeftText(left: number): string {
  if (left === 0) return 'Nenhum código de recuperação resta.';
  return left === 1 ? 'Resta 1 código de recuperação.' : `Restam ${left} códigos de recuperação.`;
}
