import { atom } from 'jotai';
import { guardarJson, lerJson } from '../armazem.ts';

/** How the app looks for this browser. */
export interface Preferencias {
  /** 'system' follows the device. */
  tema: 'system' | 'light' | 'dark' | 'high-contrast';
  densidade: 'compact' | 'comfortable';
  /** Rail reduced to its icons; null until the person decides (the window's width then does). */
  menuRecolhido: boolean | null;
}

const NOME = 'apto.preferencias';
export const TEMAS = ['system', 'light', 'dark', 'high-contrast'] as const;
export const DENSIDADES = ['compact', 'comfortable'] as const;
const PADRAO: Preferencias = { tema: 'system', densidade: 'compact', menuRecolhido: null };

/** Preferences from stored text; anything strange becomes the default. */
export function preferenciasDe(valor: unknown): Preferencias {
  if (typeof valor !== 'object' || valor === null) return PADRAO;
  const { tema, densidade, menuRecolhido } = valor as Partial<Record<keyof Preferencias, unknown>>;
  return {
    tema: TEMAS.find((t) => t === tema) ?? PADRAO.tema,
    densidade: DENSIDADES.find((d) => d === densidade) ?? PADRAO.densidade,
    menuRecolhido: typeof menuRecolhido === 'boolean' ? menuRecolhido : PADRAO.menuRecolhido,
  };
}

const guardadas = atom(preferenciasDe(lerJson(NOME)));

/** The browser's preferences; writing merges, stores and applies. */
export const preferenciasAtom = atom(
  (get) => get(guardadas),
  (get, set, mudanca: Partial<Preferencias>) => {
    const novas = { ...get(guardadas), ...mudanca };
    set(guardadas, novas);
    guardarJson(NOME, novas);
    aplicarPreferencias(novas);
  },
);

/** Puts theme and density on the root element, where the design system reads them. */
export function aplicarPreferencias(preferencias: Preferencias = preferenciasDe(lerJson(NOME))): void {
  const raiz = document.documentElement;
  raiz.dataset['theme'] = preferencias.tema;
  raiz.dataset['density'] = preferencias.densidade;
}
