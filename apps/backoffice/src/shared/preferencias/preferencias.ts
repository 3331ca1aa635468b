import { atom } from 'jotai';
import { guardarJson, lerJson } from '@apto/api-client/sessao';

/** How the app looks for this browser. */
export interface Preferencias {
  /** 'system' follows the device. */
  tema: 'system' | 'light' | 'dark' | 'high-contrast';
  densidade: 'compact' | 'comfortable';
}

const NOME = 'apto.preferencias';
export const TEMAS = ['system', 'light', 'dark', 'high-contrast'] as const;
export const DENSIDADES = ['compact', 'comfortable'] as const;
const PADRAO: Preferencias = { tema: 'system', densidade: 'compact' };

/** Preferences from stored text; anything strange becomes the default. */
export function preferenciasDe(valor: unknown): Preferencias {
  if (typeof valor !== 'object' || valor === null) return PADRAO;
  const { tema, densidade } = valor as Partial<Record<keyof Preferencias, unknown>>;
  return {
    tema: TEMAS.find((t) => t === tema) ?? PADRAO.tema,
    densidade: DENSIDADES.find((d) => d === densidade) ?? PADRAO.densidade,
  };
}

const guardadas = atom(preferenciasDe(lerJson(NOME)));

/** The browser's preferences; writing merges and stores. The root component applies them. */
export const preferenciasAtom = atom(
  (get) => get(guardadas),
  (get, set, mudanca: Partial<Preferencias>) => {
    const novas = { ...get(guardadas), ...mudanca };
    set(guardadas, novas);
    guardarJson(NOME, novas);
  },
);

/** Puts theme and density on the root element; before the first render too, so that nothing flashes. */
export function aplicarPreferencias({ tema, densidade }: Preferencias = preferenciasDe(lerJson(NOME))): void {
  const raiz = document.documentElement;
  raiz.dataset['theme'] = tema;
  raiz.dataset['density'] = densidade;
}
