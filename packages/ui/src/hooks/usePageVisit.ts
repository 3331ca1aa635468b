'use client';
import { useEffect, useRef } from 'react';

/** Where the person is, as the router tells it. */
export interface PageVisit {
  /** The page's name in the browser's tab and in its history. */
  readonly title: string;
  /** Which page it is: another one takes the focus to its heading. */
  readonly path: string;
  /** Changes with every navigation, also to the same page. */
  readonly visit: string;
}

/**
 * What a page load would do, for a router that does not load pages: the window's title, the top of the page and, on
 * another page, the focus on its heading (`Page` and `CenteredPage` have one). A new filter of the same page leaves
 * the focus where the person is working.
 */
export function usePageVisit({ title, path, visit }: PageVisit): void {
  useEffect(() => {
    document.title = title;
  }, [title]);

  const previous = useRef(path);
  useEffect(() => {
    window.scrollTo({ top: 0, left: 0, behavior: 'instant' });
    if (previous.current === path) return;
    previous.current = path;
    document.querySelector<HTMLElement>('main h1[tabindex]')?.focus({ preventScroll: true });
  }, [visit, path]);
}
