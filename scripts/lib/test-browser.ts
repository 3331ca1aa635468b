import { pinnedBrowser } from '../../.storybook/tests/pinned-browser.node.ts';
import { findChromium } from './chromium.ts';

export { BROWSER_ARGS } from '../../.storybook/tests/pinned-browser.node.ts';

/** How Playwright launches a browser. */
export interface TestBrowser {
  executablePath: string;
  env: Record<string, string>;
}

/**
 * What tests drive: the one in CHROMIUM_PATH, else the pinned one, a headless shell that takes half of a desktop
 * browser's time, else the machine's.
 */
export async function testBrowser(): Promise<TestBrowser> {
  const pinned = process.env['CHROMIUM_PATH'] ? undefined : await pinnedBrowser();
  return pinned ?? { executablePath: await findChromium(), env: {} };
}
