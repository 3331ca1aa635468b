import type { ComponentType } from 'react';
import type { Exame } from './dados.ts';

/** W1 in one library: the part, and where on it the measuring finds what it needs (CSS selectors). */
export interface CasoLista {
  readonly Peca: ComponentType;
  /** What a person presses to open the list. */
  readonly abre: string;
  /** Where the letters are typed once the list is open. */
  readonly campo: string;
  readonly opcao: string;
  /** The element that scrolls the options. */
  readonly rolagem: string;
}

/** One press of W2. */
export interface Pressao {
  readonly nome: string;
  readonly alvo: () => Element | null;
  /** The work is done: asked at each frame. */
  readonly feito: () => boolean;
}

/** W2 in one library. */
export interface CasoIntervalo {
  readonly Peca: ComponentType;
  /** Opening and both picks, in order; a library without a range picker needs more presses. */
  readonly pressoes: readonly Pressao[];
}

/** W3 in one library. A part that it does not offer is left out and is a dash in the table. */
export interface CasoTabela {
  readonly Peca: ComponentType<{ linhas: readonly Exame[] }>;
  readonly linha: string;
  /** The header of 'Funcionário', where it is pressed. */
  readonly ordena: () => Element | null;
  /** Opens the detail of a row; looked for inside the first row. */
  readonly expande?: string;
  /** The header's box. */
  readonly seleciona: string;
  /** A row's box; checked by `:checked`, `aria-checked` or `aria-selected`. */
  readonly caixa: string;
}

/** A step as the runner sees it. */
export interface PassoDescrito {
  readonly nome: string;
  /** `clique`: pointer at rest on the target; `visita`: the pointer's way to it counts; `teclas`; `chamada`. */
  readonly entrada: 'clique' | 'visita' | 'teclas' | 'chamada';
  readonly teclas?: readonly string[];
  /** Needed, but no result. */
  readonly semMedida?: boolean;
}

export interface Passo extends PassoDescrito {
  readonly alvo?: () => Element | null;
  readonly agir?: () => void;
  /** Done before each new look, for lists whose end moves as they are measured. */
  readonly insistir?: () => void;
  readonly feito: () => boolean;
}

/** What a page offers to the runner, as `window.bancada`. */
export interface Bancada {
  readonly passos: readonly PassoDescrito[];
  /** Middle of the step's target, brought into view; focuses it for keys. */
  readonly preparar: (indice: number) => { x: number; y: number };
  /** From here on the first input starts the watch. */
  readonly armar: (indice: number) => void;
  /** Milliseconds from the input (or the call) to after the frame that showed the work done. */
  readonly resultado: () => Promise<number>;
}

declare global {
  interface Window {
    bancada?: Bancada;
  }
}
