import type { ReactNode } from 'react';

/** Um lugar a que o menu leva. */
export interface NavItem {
  /** Único no menu; é o que `currentItem` aponta. */
  readonly id: string;
  /** O nome do lugar. */
  readonly label: string;
  /** O endereço do lugar. */
  readonly href: string;
  /** Mostrado sozinho quando o menu está estreito. */
  readonly icon: ReactNode;
  /** Quantos esperam ali. */
  readonly count?: number | undefined;
}

/** Um grupo do menu. */
export interface NavArea {
  /** Único entre as áreas. */
  readonly id: string;
  /** O nome do grupo. */
  readonly label: string;
  /** Os lugares da área. */
  readonly items: readonly NavItem[];
}
