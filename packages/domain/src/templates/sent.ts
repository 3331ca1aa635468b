import { isMessageKind, MESSAGE_KIND, type Channel } from './kinds.ts';

/** Messages that are about no visit: to staff and clinics, and warnings of a change. */
const OTHER_KINDS: ReadonlyMap<string, string> = new Map([
  ['CONVITE', 'Convite para o Apto'],
  ['RECUPERACAO_SENHA', 'Link para uma nova senha'],
  ['SENHA_TROCADA', 'Aviso de senha trocada'],
  ['ENTRADAS_RECUSADAS', 'Aviso de entradas recusadas'],
  ['EMAIL_ALTERADO', 'Aviso de e-mail alterado'],
  ['CADASTRO_PRESTADOR', 'Cadastro pela clínica'],
]);

/** A message's kind in words. */
export const messageLabel = (kind: string): string =>
  isMessageKind(kind) ? MESSAGE_KIND[kind].label : (OTHER_KINDS.get(kind) ?? 'Outra mensagem');

/** As much of an address as lets a person recognise it, once its use is over (LGPD art. 15). Masking twice changes nothing. */
export function maskedDestination(channel: Channel, to: string): string {
  if (to === '') return '';
  if (channel === 'EMAIL') {
    const at = to.lastIndexOf('@');
    return at < 1 ? '***' : `${to.slice(0, 1)}***@${to.slice(at + 1)}`;
  }
  return to.slice(-4).padStart(to.length, '*');
}

const EMAIL = /[^\s<>"'(),;:]+@[^\s<>"'(),;:]+/g;
const DIGITS = /\+?\d[\d\s().-]*\d/g;
/** Digits of the shortest telephone. */
const PHONE_DIGITS = 8;

/** What a gateway said of a failure, without the address that it repeats. */
export const withoutContacts = (text: string): string =>
  text
    .replace(EMAIL, '***')
    .replace(DIGITS, (run) => (run.replace(/\D/g, '').length >= PHONE_DIGITS ? '***' : run));
