import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const ROOT = new URL('../', import.meta.url).pathname;
/** A text of several words between quotation marks: what a person reads. */
const TEXT = /'((?:[^'\\\n]|\\.)* (?:[^'\\\n]|\\.)*)'/g;
/** Shorter ones are names of fields, which screens say alike without one of them being the other's. */
const SHORTEST = 18;
const ofTests = (path: string): boolean => /\.test(-util)?\.ts$|\/(tests|fixtures)\//.test(path);

it('each text of the specification is written once in the domain', () => {
  const homes = new Map<string, Set<string>>();
  for (const file of globSync('**/*.ts', { cwd: ROOT }).filter((path) => !ofTests(`/${path}`))) {
    const code = readFileSync(`${ROOT}${file}`, 'utf8').replaceAll(/^\s*(?:\/?\*|\/\/).*$/gm, '');
    for (const [, text = ''] of code.matchAll(TEXT)) {
      if (text.length >= SHORTEST) homes.set(text, (homes.get(text) ?? new Set()).add(file));
    }
  }
  const retyped = [...homes].filter(([, files]) => files.size > 1).map(([text, files]) => [text, [...files]]);
  expect(homes.size).toBeGreaterThan(150);
  expect(retyped).toEqual([]);
});
