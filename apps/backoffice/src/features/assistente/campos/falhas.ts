import { validarEtapa, type EtapaId, type FalhaDeCampo } from '@apto/domain';
import { atom, useAtomValue, useSetAtom } from 'jotai';
import { useCallback } from 'react';
import { contextoAtom, pedidoAtom } from '../pedido/pedido.ts';

/** Steps that somebody tried to leave while they were not complete: from then on they say all that is wrong. */
export const recusadasAtom = atom<ReadonlySet<EtapaId>>(new Set<EtapaId>());

/** Fields that were left once: they say what is wrong with them without waiting for the whole step. */
const tocadosAtom = atom<ReadonlySet<string>>(new Set<string>());

/** Everything wrong with the open step now. */
export const falhasAtom = atom((get): readonly FalhaDeCampo[] => {
  const pedido = get(pedidoAtom);
  const resultado = validarEtapa(pedido, pedido.etapa, get(contextoAtom));
  return resultado.ok ? [] : resultado.falhas;
});

/** What the open step shows as wrong: everything after a refusal, before it what was touched. */
export const falhasVisiveisAtom = atom((get): readonly FalhaDeCampo[] => {
  const falhas = get(falhasAtom);
  if (get(recusadasAtom).has(get(pedidoAtom).etapa)) return falhas;
  const tocados = get(tocadosAtom);
  return falhas.filter(({ campo }) => tocados.has(campo));
});

/** Forgets what was tried and touched: another request begins. */
export const esquecerTentativasAtom = atom(null, (_get, set) => {
  set(recusadasAtom, new Set());
  set(tocadosAtom, new Set());
});

/** The visible message of a field, and the way to say that it was left. */
export function useFalhas() {
  const visiveis = useAtomValue(falhasVisiveisAtom);
  const setTocados = useSetAtom(tocadosAtom);
  return {
    erro: (campo: string): string | undefined => visiveis.find((f) => f.campo === campo)?.mensagem,
    tocar: useCallback((campo: string) => setTocados((antes) => new Set(antes).add(campo)), [setTocados]),
  };
}
