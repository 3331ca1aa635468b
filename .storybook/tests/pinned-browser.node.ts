import { execFileSync } from 'node:child_process';
import {
  createReadStream,
  createWriteStream,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { fileURLToPath } from 'node:url';
import { createBrotliDecompress } from 'node:zlib';

/** A browser that keeps to itself, on any machine. */
export const BROWSER_ARGS: readonly string[] = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** What pictures are made with: a Chromium and fonts that `npm install` brings, the same bytes everywhere. */
export interface PinnedBrowser {
  executablePath: string;
  env: Record<string, string>;
}

/** The package's browser is made for one platform. Elsewhere stories run in another, and no picture is compared. */
export const isPinnable = process.platform === 'linux' && process.arch === 'x64';

const cache = fileURLToPath(new URL('../../node_modules/.cache/apto', import.meta.url));
const { resolve } = createRequire(import.meta.url);

/** Where Inter has no glyph, or is not asked for, these draw; nothing of the machine's own. */
const fontsConfig = (fonts: string, folder: string) => `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${fonts}</dir>
  <cachedir>${folder}/fonts-cache</cachedir>
  <alias binding="same"><family>sans-serif</family><prefer><family>DejaVu Sans</family></prefer></alias>
  <alias binding="same"><family>system-ui</family><prefer><family>DejaVu Sans</family></prefer></alias>
  <alias binding="same"><family>serif</family><prefer><family>DejaVu Serif</family></prefer></alias>
  <alias binding="same"><family>monospace</family><prefer><family>DejaVu Sans Mono</family></prefer></alias>
  <match target="font">
    <edit name="antialias" mode="assign"><bool>true</bool></edit>
    <edit name="hinting" mode="assign"><bool>false</bool></edit>
    <edit name="rgba" mode="assign"><const>none</const></edit>
  </match>
</fontconfig>
`;

const unpack = (from: string, to: string) =>
  pipeline(createReadStream(from), createBrotliDecompress(), createWriteStream(to, { mode: 0o755 }));

/** The browser, unpacked once for each version of its package. */
export async function pinnedBrowser(): Promise<PinnedBrowser | undefined> {
  if (!isPinnable) return undefined;
  const home = dirname(dirname(resolve('@sparticuz/chromium')));
  const { version } = JSON.parse(readFileSync(join(home, 'package.json'), 'utf8')) as { version: string };
  const folder = join(cache, `chromium-${version}`);
  if (!existsSync(folder)) {
    // Whole or not at all, also where two runs begin at once.
    const fresh = `${folder}.${process.pid}`;
    mkdirSync(join(fresh, 'libraries'), { recursive: true });
    await unpack(join(home, 'bin/chromium.br'), join(fresh, 'chromium'));
    await unpack(join(home, 'bin/al2023.tar.br'), join(fresh, 'libraries.tar'));
    execFileSync('tar', ['-xf', join(fresh, 'libraries.tar'), '-C', join(fresh, 'libraries')]);
    try {
      renameSync(fresh, folder);
    } catch {
      rmSync(fresh, { recursive: true, force: true });
    }
  }
  // Anew each time: it names folders, and a clone may have moved.
  const fonts = join(dirname(resolve('dejavu-fonts-ttf/package.json')), 'ttf');
  writeFileSync(join(folder, 'fonts.conf'), fontsConfig(fonts, folder));
  return {
    executablePath: join(folder, 'chromium'),
    env: {
      FONTCONFIG_FILE: join(folder, 'fonts.conf'),
      LD_LIBRARY_PATH: join(folder, 'libraries/lib'),
    },
  };
}
