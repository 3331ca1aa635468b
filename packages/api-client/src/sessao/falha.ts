import { ErroDeApi } from '../erro.ts';

/** What the login page says about an attempt that failed. */
export interface FalhaDeLogin {
  tipo: 'credenciais' | 'espera' | 'indisponivel' | 'outra';
  mensagem: string;
  /** Epoch ms until which trying again is useless; only for `espera`. */
  ate: number | null;
  requestId: string | null;
}

/** Wait when a 429 names none, in seconds. */
const ESPERA_PADRAO_S = 60;

/**
 * Sorts what signing in may answer: wrong credentials, too many attempts, server away, anything else.
 * @param agoraMs the moment, epoch milliseconds
 */
export function falhaDeLogin(erro: unknown, agoraMs: number): FalhaDeLogin {
  if (!(erro instanceof ErroDeApi)) {
    return {
      tipo: 'outra',
      mensagem: 'Não foi possível entrar. Tente novamente.',
      ate: null,
      requestId: null,
    };
  }
  const { message: mensagem, requestId } = erro;
  if (erro.status === 429) {
    const ate = agoraMs + (erro.tenteEm ?? ESPERA_PADRAO_S) * 1000;
    return { tipo: 'espera', mensagem, ate, requestId };
  }
  if (erro.status === 0 || erro.status >= 500)
    return { tipo: 'indisponivel', mensagem, ate: null, requestId };
  if (erro.status === 401) return { tipo: 'credenciais', mensagem, ate: null, requestId };
  return { tipo: 'outra', mensagem, ate: null, requestId };
}

/** '45 s', '12 min 05 s': what is left of a wait. */
export function tempoRestante(ms: number): string {
  const segundos = Math.max(0, Math.ceil(ms / 1000));
  const minutos = Math.floor(segundos / 60);
  return minutos === 0 ? `${segundos} s` : `${minutos} min ${String(segundos % 60).padStart(2, '0')} s`;
}
