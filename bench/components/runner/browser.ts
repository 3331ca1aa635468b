import { existsSync } from 'node:fs';
import { chromium, type Browser } from 'playwright';
import { BROWSER_ARGS } from '../../../scripts/lib/test-browser.ts';

/** CHROMIUM_PATH, else the system's, else Playwright's. */
export function openChromium(): Promise<Browser> {
  const path = [process.env.CHROMIUM_PATH, '/usr/bin/chromium', '/usr/bin/chromium-browser'].find(
    (candidate) => candidate !== undefined && existsSync(candidate),
  );
  return chromium.launch({ ...(path ? { executablePath: path } : {}), args: [...BROWSER_ARGS] });
}
