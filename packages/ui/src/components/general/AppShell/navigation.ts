import type { ReactNode } from 'react';

/** A place that the menu leads to. */
export interface NavItem {
  readonly id: string;
  /** The place's name. */
  readonly label: string;
  /** The place's address. */
  readonly href: string;
  /** Shown alone when the menu is narrow. */
  readonly icon: ReactNode;
  /** How many wait there. */
  readonly count?: number | undefined;
}

/** A group of the menu. */
export interface NavArea {
  readonly id: string;
  /** Name of the group. */
  readonly label: string;
  /** The places of the area. */
  readonly items: readonly NavItem[];
}
