import { temPermissao } from '@apto/domain';
import { useAtomValue } from 'jotai';
import { sessaoAtom } from './sessao.ts';
import type { Sessao } from './tipos.ts';

/** The session, or null when nobody is signed in. */
export const useSessaoOuNada = (): Sessao | null => useAtomValue(sessaoAtom);

/** The session below the guarded shell, where there always is one. Throws elsewhere. */
export function useSessao(): Sessao {
  const sessao = useAtomValue(sessaoAtom);
  if (!sessao) throw new Error('useSessao precisa de uma rota guardada. Use useSessaoOuNada fora dela.');
  return sessao;
}

/** The user's permissions. */
export const usePermissoes = (): readonly string[] => useSessao().permissoes;

/** Whether the user holds this permission. */
export const usePermissao = (permissao: string): boolean => temPermissao(usePermissoes(), permissao);
