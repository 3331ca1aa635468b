import { loginPara, ROTA_INICIAL } from '../sessao/destino.ts';

/** Addresses that only lead to the list (doc3 §2.1). */
export const ATALHOS_DA_LISTA = ['/', '/painel', '/gestao-medica-v3'] as const;

/** Paths below this need an internal session. */
const AREA_INTERNA = '/gestao-medica-v3/';

/**
 * Where a first visit without a session really goes. Decided before the router starts, so that it does not fetch the
 * code of a screen that is not going to be shown. Null: stay.
 */
export function destinoDaPrimeiraVisita(caminho: string, consulta: string): string | null {
  const semBarra = caminho.length > 1 ? caminho.replace(/\/+$/, '') : caminho;
  if (ATALHOS_DA_LISTA.some((atalho) => atalho === semBarra)) return loginPara(ROTA_INICIAL);
  return caminho.startsWith(AREA_INTERNA) ? loginPara(caminho + consulta) : null;
}
