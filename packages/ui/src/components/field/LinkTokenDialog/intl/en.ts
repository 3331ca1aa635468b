import type { Texts } from '../../../../internal/texts.types.ts';
import type { texts as ptBR } from './pt-BR.ts';

export const texts: Texts<typeof ptBR> = {
  title: 'Self-scheduling link',
  description: 'The employee signs in with the CPF and this token.',
  link: 'Link',
  cpf: 'CPF of the employee',
  token: 'Token',
  copyLink: 'Copy link',
  copyToken: 'Copy token',
  linkCopied: 'Link copied!',
  linkFailed: 'The link could not be copied',
  tokenCopied: 'Token copied!',
  tokenFailed: 'The token could not be copied',
  done: 'Done',
};
