import type { ComponentType, RefObject } from 'react';

export interface TourProps {
  onClose: () => void;
  /** What opened it is gone by now: the focus comes back here. */
  returnFocusTo: RefObject<HTMLElement | null>;
}

/** What a route says of its screen to the frame around it: `handle: {…} satisfies ScreenHandle`. */
export interface ScreenHandle {
  /** The page's name in the browser's tab, by its address where one route has many screens. */
  readonly title?: string | ((pathname: string) => string);
  /** One long task that asks for the whole width. */
  readonly focusMode?: boolean;
  /** Brings the screen's guided tour (doc3 §2.11) when it is asked for. */
  readonly tour?: () => Promise<{ default: ComponentType<TourProps> }>;
  /** Of an address with this parameter the screen is another one, without that tour. */
  readonly noTourWith?: string;
}
