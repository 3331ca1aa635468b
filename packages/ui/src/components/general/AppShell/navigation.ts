import type { ReactNode } from 'react';

/** A place that the menu leads to. */
export interface NavItem {
  id: string;
  /** The place's name. */
  label: string;
  /** The place's address. */
  href: string;
  /** Shown alone when the menu is narrow. */
  icon: ReactNode;
  /** How many wait there. */
  count?: number | undefined;
}

/** A group of the menu. */
export interface NavArea {
  id: string;
  /** Name of the group. */
  label: string;
  /** The places of the area. */
  items: readonly NavItem[];
}
