import { commands, page } from 'vitest/browser';
import { drawn } from './drawn.ts';
import { showTheme, themesOf, type Theme } from './themes.ts';

declare module 'vitest/browser' {
  interface BrowserCommands {
    /** Takes a picture of what the selector finds and compares it, or keeps it (visual.node.ts). */
    picture(name: string, selector: string): Promise<{ isSame: boolean; problem?: string }>;
  }
}

const WIDTHS = [1280, 390] as const;
/** A picture is at least this high where something floats: it is placed within the window. */
const WINDOW = 800;

/** `Galeria Aberta` → `galeria-aberta` */
const fileName = (name: string) =>
  name
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replaceAll(/\W+/g, '-');

/** How often a picture is looked at again after a new layout. */
const MOST_LAYOUTS = import.meta.env['APTO_VISUAL'] === 'accept' ? 4 : 1;

/** All are accepted; what is compared of each gallery in every run is the first theme that it has, wide. */
const isAll = import.meta.env['APTO_VISUAL'] === 'accept' || Boolean(import.meta.env['APTO_FULL']);
const isTaken = (theme: Theme, width: number, themes: readonly Theme[]): boolean =>
  isAll || (theme === themes[0] && width === WIDTHS[0]);

/** Marks what a picture is taken of. */
const MARK = 'data-picture';

/** Whatever hangs beside the story: dialogs, popovers, toasts, tooltips. */
const floats = (canvas: HTMLElement): boolean =>
  [...document.body.children].some(
    (element) =>
      element !== canvas &&
      !(element instanceof HTMLScriptElement) &&
      element.getClientRects().length > 0 &&
      element.getBoundingClientRect().height > 0 &&
      !element.matches('[data-live-announcer]'),
  );

async function settle(): Promise<void> {
  await drawn();
  await document.fonts.ready;
  await Promise.all(
    [...document.images]
      .filter((image) => !image.complete)
      .map((image) => image.decode().catch(() => undefined)),
  );
}

/** The window as wide as asked and as high as the story is there, so that one picture holds all of it. */
async function fit(width: number, canvas: HTMLElement): Promise<void> {
  await page.viewport(width, WINDOW);
  await settle();
  const height = Math.max(WINDOW, Math.ceil(canvas.getBoundingClientRect().bottom + window.scrollY));
  if (height === WINDOW) return;
  await page.viewport(width, height);
  await settle();
}

/** Lets everything be placed and drawn again. */
async function layAnew(width: number): Promise<void> {
  const { innerHeight } = window;
  await page.viewport(width, innerHeight + 40);
  await settle();
  await page.viewport(width, innerHeight);
  await settle();
}

/**
 * Compares a gallery with its pictures: each theme at each width, of which a quick run takes one. Throws one error that
 * names every difference.
 * @param canvas what the story was mounted in
 * @param name `Galeria`, or the story's name where a file has more than one gallery
 */
export async function checkPictures(
  canvas: HTMLElement,
  { name, theme, isFullscreen }: { name: string; theme: string; isFullscreen: boolean },
): Promise<void> {
  const found: string[] = [];
  const themes = themesOf(theme);
  const before = document.documentElement.dataset['theme'] ?? theme;
  canvas.setAttribute(MARK, '');
  // Storybook only pauses what moves; a paused layer is drawn by itself, and blended with other last bits.
  const rest = document.head.appendChild(document.createElement('style'));
  rest.textContent =
    '*, *::before, *::after { animation: none !important; transition: none !important; will-change: auto !important }';
  canvas.style.padding = isFullscreen ? '0' : '16px';
  window.scrollTo(0, 0);
  try {
    for (const width of WIDTHS) {
      const taken = themes.filter((each) => isTaken(each, width, themes));
      if (taken.length === 0) continue;
      await fit(width, canvas);
      for (const shown of taken) {
        // An attribute: the shot itself draws it, and one that differs is taken until two agree.
        showTheme(shown);
        const picture = `${name === 'Galeria' ? '' : `${fileName(name)}-`}${shown}-${width}`;
        const target = floats(canvas) ? 'html' : `[${MARK}]`;
        let seen = await commands.picture(picture, target);
        // What differs has to differ after a new layout as well; what is accepted, too, has to be seen twice.
        for (let tries = 0; tries < MOST_LAYOUTS && !seen.isSame; tries++) {
          await layAnew(width);
          seen = await commands.picture(picture, target);
        }
        if (seen.problem !== undefined) found.push(seen.problem);
        else if (!seen.isSame) found.push(`${picture}: cada disposição dá outra imagem`);
      }
    }
  } finally {
    showTheme(before);
    canvas.style.removeProperty('padding');
    canvas.removeAttribute(MARK);
    rest.remove();
  }
  if (found.length > 0)
    throw new Error(
      `${found.length} imagens diferem ou faltam. Se a mudança é desejada: npm run stories:accept\n${found.join('\n')}`,
    );
}
