import { existsSync } from 'node:fs';
import { chromium, type Browser } from 'playwright';

const ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** CHROMIUM_PATH, else the system's, else Playwright's. */
export function openChromium(): Promise<Browser> {
  const path = [process.env.CHROMIUM_PATH, '/usr/bin/chromium', '/usr/bin/chromium-browser'].find(
    (candidate) => candidate !== undefined && existsSync(candidate),
  );
  return chromium.launch({ ...(path ? { executablePath: path } : {}), args: ARGS });
}
