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
export function abrirChromium(): Promise<Browser> {
  const caminho = [process.env.CHROMIUM_PATH, '/usr/bin/chromium', '/usr/bin/chromium-browser'].find(
    (candidato) => candidato !== undefined && existsSync(candidato),
  );
  return chromium.launch({ ...(caminho ? { executablePath: caminho } : {}), args: ARGS });
}
