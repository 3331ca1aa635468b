import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface Result {
  violations: {
    id: string;
    help: string;
    nodes: { html: string; target: unknown[]; failureSummary?: string }[];
  }[];
}
declare global {
  interface Window {
    axe?: { run(context: Document, options: object): Promise<Result> };
  }
}

/** What axe cannot see, each with its reason. */
const EXCEPTIONS: readonly { id: string; html: RegExp }[] = [
  // The search box above the list keeps the focus and moves through it (aria-activedescendant).
  { id: 'scrollable-region-focusable', html: /^<div[^>]* role="listbox"/ },
  // An option or an action is named by its label; the line below it is its description (aria-describedby).
  { id: 'label-content-name-mismatch', html: /^<div[^>]* role="(?:option|menuitem)"/ },
  // React Aria gives the frame of a popover the name of its trigger; the dialog inside has its own.
  { id: 'region', html: /^<div style="display: contents;">/ },
];

async function findViolations(page: Page): Promise<string[]> {
  // The page's own policy forbids inline scripts; the debugger's door is not the page's.
  if (!(await page.evaluate(() => window.axe !== undefined))) await page.evaluate(source);
  const { violations } = await page.evaluate(
    () =>
      window.axe?.run(document, { resultTypes: ['violations'] }) ??
      Promise.reject(new Error('axe não carregou')),
  );
  return violations.flatMap(({ id, help, nodes }) =>
    nodes
      .filter(({ html }) => !EXCEPTIONS.some((exception) => exception.id === id && exception.html.test(html)))
      .map(
        ({ target, failureSummary = '' }) =>
          `${id}: ${help} @ ${target.join(' ')} :: ${failureSummary.replaceAll(/\s+/g, ' ')}`,
      ),
  );
}

/** Waits until no colour is on its way to another one. */
const animationsSettled = (page: Page): Promise<unknown> =>
  page.evaluate(async () => {
    const frame = (): Promise<unknown> => new Promise((resolve) => requestAnimationFrame(resolve));
    for (;;) {
      // Styles that a new theme brings begin their transitions with the next frames, a parent's before its children's.
      for (let n = 0; n < 3; n += 1) await frame();
      const finite = document
        .getAnimations()
        .filter((a) => a.effect?.getComputedTiming().iterations !== Infinity && a.playState === 'running');
      if (finite.length === 0) return;
      await Promise.allSettled(finite.map((a) => a.finished));
    }
  });

/** No violation on the page as it is now, in the light and in the dark theme. */
export async function expectNoViolations(page: Page, where: string): Promise<void> {
  for (const theme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme: theme });
    await animationsSettled(page);
    expect.soft(await findViolations(page), `${where}, ${theme}`).toEqual([]);
  }
}
