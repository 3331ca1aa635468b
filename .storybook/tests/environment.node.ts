import { execFile } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { promisify } from 'node:util';
import { chromium } from 'playwright';

const exec = promisify(execFile);

/** Where pictures are made: what decides how a letter or an edge is drawn. */
export interface Ambiente {
  chromium: string;
  platform: string;
  fonts: string;
}

/** What the system draws where Inter has no glyph or is not asked for. */
async function fallbackFonts(): Promise<string> {
  if (process.platform !== 'linux') return process.platform;
  const ask = (name: string) =>
    exec('fc-match', ['-f', '%{family}', name]).then(
      ({ stdout }) => stdout,
      () => 'nenhuma',
    );
  return (await Promise.all(['sans-serif', 'monospace', 'emoji'].map(ask))).join(', ');
}

/** This machine. */
export async function currentAmbiente(executablePath: string | undefined): Promise<Ambiente> {
  const { stdout } = await exec(executablePath ?? chromium.executablePath(), ['--version']);
  return {
    chromium: /(\d+)\./.exec(stdout)?.[1] ?? stdout.trim(),
    platform: `${process.platform}-${process.arch}`,
    fonts: await fallbackFonts(),
  };
}

/** The machine that made the accepted pictures. */
export function acceptedAmbiente(file: string): Ambiente | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Ambiente;
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw new Error(`${file} não é um JSON: aceite as imagens de novo.`, { cause });
  }
}

export function acceptAmbiente(file: string, ambiente: Ambiente): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify(ambiente, null, 2)}\n`);
}

export const say = (ambiente: Ambiente): string =>
  `Chromium ${ambiente.chromium}, ${ambiente.platform}, ${ambiente.fonts}`;
