import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';

const SOURCES = dirname(import.meta.dirname);

it('issue 8 Speed: no rule reaches the ::before and ::after of every element', () => {
  const files = globSync('**/*.css.ts', { cwd: SOURCES });
  expect(files).toContain(join('theme', 'global.css.ts'));
  const rules = files.flatMap((file) => {
    const code = readFileSync(join(SOURCES, file), 'utf8').replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*/g, '');
    return [...code.matchAll(/\*::?(?:before|after)\b|\(\s*['"`]::?(?:before|after)\b/g)].map(
      ([rule]) => `${file}: ${rule}`,
    );
  });
  expect(rules).toEqual([]);
});
