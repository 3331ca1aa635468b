import { existsSync } from 'node:fs';
import { run } from './run.ts';

async function fromPlaywright(): Promise<string | null> {
  const { chromium } = await import('playwright');
  const path = chromium.executablePath();
  return existsSync(path) ? path : null;
}

/**
 * Path of a Chromium: CHROMIUM_PATH, the system's, Playwright's; else installs one (Playwright's own download, or
 * Debian's package where that is out of reach). Throws with what to do when none can be had.
 */
export async function findChromium(): Promise<string> {
  const asked = process.env['CHROMIUM_PATH'];
  if (asked) {
    if (existsSync(asked)) return asked;
    throw new Error(`CHROMIUM_PATH aponta para ${asked}, que não existe.`);
  }
  const system = () =>
    ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'].find((path) =>
      existsSync(path),
    );
  const found = system() ?? (await fromPlaywright());
  if (found) return found;

  console.log('Instalando um Chromium…');
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    await run('apt-get', ['update', '-qq'], { capture: true });
    await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], {
      capture: true,
      env: { DEBIAN_FRONTEND: 'noninteractive' },
    });
    const installed = system();
    if (installed) return installed;
  }
  await run('playwright', ['install', 'chromium'], { capture: true });
  const downloaded = await fromPlaywright();
  if (downloaded) return downloaded;
  throw new Error(
    'Nenhum Chromium encontrado. Rode `npx playwright install chromium` (ou `apt-get install chromium`), ou indique um em CHROMIUM_PATH.',
  );
}
