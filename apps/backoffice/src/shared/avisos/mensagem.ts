import { ErroDeApi } from '@apto/api-client';
import { TITULO_ERRO_PADRAO } from '@apto/domain';

/** The sentence of anything that was thrown. */
export function mensagemDe(erro: unknown, padrao: string = TITULO_ERRO_PADRAO): string {
  return erro instanceof Error && erro.message ? erro.message : padrao;
}

/** A session that ended says so on the login page, and a call that was given up has nothing to say. */
export const ehSilencioso = (erro: unknown): boolean =>
  (erro instanceof ErroDeApi && erro.status === 401) ||
  (erro instanceof DOMException && erro.name === 'AbortError');
