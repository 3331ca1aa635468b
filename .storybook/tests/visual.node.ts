import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import pixelmatch from 'pixelmatch';
import type { BrowserCommand } from 'vitest/node';
import { isPinnable } from './pinned-browser.node.ts';
import {
  fingerprint,
  keptColours,
  pack,
  packedFingerprint,
  readPng,
  writePng,
  type Pixels,
} from './picture.node.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const accepted = join(root, 'packages/ui/visual');
const outcome = join(root, '.vitest/visual');
const short = (path: string) => relative(root, path).replaceAll('\\', '/');

/** The browser may blend a layer by itself or with its ground, and processors round apart: the last bits differ. */
const ROUNDING = 2;
/** Between the tones of an edge and the nearest one that is kept. */
const EDGE = 0.05;
/** How often a picture may still change before it counts as never at rest. */
const MOST_TRIES = 12;

interface PictureOutcome {
  /** As accepted before this look. */
  isSame: boolean;
  problem?: string;
}

type PictureCommand = BrowserCommand<[name: string, selector: string], PictureOutcome>;

/** `packages/ui/…/Button.stories.tsx` → `Button`; of an app's screen `public-Login`. */
export function folderOf(storyFile: string): string {
  const [area, name] = storyFile.split('/');
  const file = basename(storyFile).replace(/\.stories\.\w+$/, '');
  return area === 'apps' ? `${name}-${file}` : file;
}

/** On a canvas of the given size; what it does not cover stays transparent and so counts as different. */
function onCanvas({ width, height, data }: Pixels, wide: number, high: number): Uint8Array {
  if (wide === width && high === height) return data;
  const canvas = new Uint8Array(wide * high * 4);
  for (let row = 0; row < height; row++)
    canvas.set(data.subarray(row * width * 4, (row + 1) * width * 4), row * wide * 4);
  return canvas;
}

function difference(one: Pixels, other: Pixels, threshold: number) {
  const width = Math.max(one.width, other.width);
  const height = Math.max(one.height, other.height);
  const data = new Uint8Array(width * height * 4);
  const pixels = pixelmatch(
    onCanvas(one, width, height),
    onCanvas(other, width, height),
    data,
    width,
    height,
    {
      threshold,
    },
  );
  return { pixels, ratio: pixels / (width * height), diff: { width, height, data } };
}

/** Two shots in a row that agree: fonts, images and observers have come to rest. */
async function still(shoot: () => Promise<Buffer>): Promise<Buffer | undefined> {
  let last = await shoot();
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const next = await shoot();
    if (next.equals(last)) return next;
    last = next;
  }
  return undefined;
}

/** The same but for rounding: solid colours to the last bits, edges to the tones that are kept. */
function isRounding(packed: Buffer, before: Pixels, actual: Pixels): boolean {
  if (before.width !== actual.width || before.height !== actual.height) return false;
  const kept = keptColours(packed);
  const [one, other] = [before.data, actual.data];
  const colour = (at: number) => ((one[at] ?? 0) << 16) | ((one[at + 1] ?? 0) << 8) | (one[at + 2] ?? 0);
  const row = before.width * 4;
  // Of an area or a line; the dots of a dotted line that lies between two pixels are blended like an edge.
  const isSolid = (at: number, here: number) => {
    const column = at % row;
    // Beside the picture's edge there is nothing that differs.
    const left = column === 0 ? here : colour(at - 4);
    const right = column === row - 4 ? here : colour(at + 4);
    const above = at < row ? here : colour(at - row);
    const below = at + row >= one.length ? here : colour(at + row);
    return (left === here && right === here) || (above === here && below === here);
  };
  for (let at = 0; at < one.length; at += 4) {
    const off = Math.max(
      Math.abs((one[at] ?? 0) - (other[at] ?? 0)),
      Math.abs((one[at + 1] ?? 0) - (other[at + 1] ?? 0)),
      Math.abs((one[at + 2] ?? 0) - (other[at + 2] ?? 0)),
    );
    if (off <= ROUNDING) continue;
    const here = colour(at);
    if (kept.has(here) && isSolid(at, here)) return false;
  }
  return difference(before, actual, EDGE).pixels === 0;
}

/** What differs between an accepted picture and what is shown now; undefined where that may stay so. */
export function compare(packed: Buffer, actual: Pixels): { text: string; diff: Pixels } | undefined {
  if (packedFingerprint(packed) === fingerprint(actual)) return undefined;
  const before = readPng(packed);
  if (isRounding(packed, before, actual)) return undefined;
  const { pixels, ratio, diff } = difference(before, actual, EDGE);
  const size =
    before.width === actual.width && before.height === actual.height
      ? ''
      : `; era ${before.width}×${before.height}, agora ${actual.width}×${actual.height}`;
  const howMany = pixels === 0 ? 'uma cor difere por um tom próximo' : `${pixels} pixels diferem`;
  return { text: `${howMany} (${(ratio * 100).toFixed(2)} %)${size}`, diff };
}

/** Compares and, where something is wrong, leaves what was seen in an ignored folder for a person to look at. */
function judge(file: string, actual: Pixels): string | undefined {
  const write = (kind: string, pixels: Pixels) => {
    const path = join(outcome, relative(accepted, file).replace(/\.png$/, `-${kind}.png`));
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, writePng(pixels));
    return short(path);
  };
  if (!existsSync(file)) return `${short(file)}: não há imagem aceita\n  agora: ${write('now', actual)}`;
  const problem = compare(readFileSync(file), actual);
  if (!problem) return undefined;
  return (
    `${short(file)}: ${problem.text}\n` +
    `  agora: ${write('now', actual)}\n  diferença: ${write('difference', problem.diff)}`
  );
}

/** The browser's side asks for one picture; here it is taken and then compared or, when accepting, kept. */
const picture =
  (mode: 'compare' | 'accept'): PictureCommand =>
  async ({ iframe, testPath }, name, selector) => {
    const file = join(accepted, folderOf(short(testPath ?? '')), `${name}.png`);
    // Who was looked at, so that a picture of a story that is gone is found out.
    appendFileSync(join(outcome, 'seen.txt'), `${short(file)}\n`);
    const target = iframe.locator(selector);
    const shoot = () => target.screenshot({ animations: 'disabled', caret: 'hide', scale: 'css' });

    const first = await shoot();
    // The usual case needs no second look.
    const known = existsSync(file) ? packedFingerprint(readFileSync(file)) : undefined;
    if (known === fingerprint(readPng(first))) return { isSame: true };
    const shot = await still(shoot);
    if (!shot) return { isSame: false, problem: `${short(file)}: nunca ficou parada` };

    const actual = readPng(shot);
    if (mode === 'compare') {
      const problem = judge(file, actual);
      return problem === undefined ? { isSame: true } : { isSame: false, problem };
    }
    const isSame = known === fingerprint(actual);
    if (!isSame) {
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, pack(actual));
    }
    return { isSame };
  };

/**
 * What is done with pictures: APTO_VISUAL is `compare` (`npm test`), `accept` (`npm run stories:accept`) or absent. Only
 * the pinned browser compares, and it draws the same everywhere.
 */
export function visual(): { mode: '' | 'compare' | 'accept'; commands: Record<string, PictureCommand> } {
  const mode = process.env['APTO_VISUAL'] ?? '';
  if (mode === '') return { mode, commands: {} };
  if (mode !== 'compare' && mode !== 'accept')
    throw new Error(`APTO_VISUAL is "${mode}"; use compare or accept.`);
  if (!isPinnable) {
    if (mode === 'accept')
      throw new Error('Imagens só se aceitam em linux-x64, onde roda o navegador fixado.');
    return { mode: '', commands: {} };
  }
  mkdirSync(outcome, { recursive: true });
  return { mode, commands: { picture: picture(mode) } };
}
