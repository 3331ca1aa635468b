import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';

const SOURCES = dirname(import.meta.dirname);

/** Every place in the styles where something is written, as 'file: what is written'. */
function written(pattern: RegExp): string[] {
  const files = globSync('**/*.css.ts', { cwd: SOURCES });
  expect(files).toContain(join('theme', 'global.css.ts'));
  return files.flatMap((file) => {
    const code = readFileSync(join(SOURCES, file), 'utf8').replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*/g, '');
    return [...code.matchAll(pattern)].map(([rule]) => `${file}: ${rule}`);
  });
}

it('issue 8 Speed: no rule reaches the ::before and ::after of every element', () => {
  expect(written(/\*::?(?:before|after)\b|\(\s*['"`]::?(?:before|after)\b/g)).toEqual([]);
});

it('no colour is mixed around the wheel of hues: a grey as hex has none, and the mix came out red in the dark', () => {
  expect(written(/color-mix\(in (?:oklch|lch|hsl|hwb)/g)).toEqual([]);
});
