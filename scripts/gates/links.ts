/** Every relative link of a page that is read in the repository leads to a file that is there, pictures included. */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../', import.meta.url));
const PAGES = [
  '*.md',
  'docs/**/*.md',
  '{apps,packages}/*/README.md',
  'bench/**/README.md',
  'examples/README.md',
];
/** `[text](target)` and `![text](target "title")`; what stands in code is an example. */
const LINK = /\]\(\s*<?([^)\s>]+)>?[^)]*\)/g;
const withoutCode = (text: string): string =>
  text.replaceAll(/^```[\s\S]*?^```$|`[^`\n]+`/gm, (code) => code.replaceAll(/[^\n]/g, ' '));
const ELSEWHERE = /^(?:[a-z][a-z+.-]*:|\/|#)/i;

const pages = globSync(PAGES, { cwd: root, exclude: ['**/node_modules/**'] }).toSorted((one, other) =>
  one.localeCompare(other),
);
let links = 0;
let broken = 0;
for (const page of pages) {
  const text = withoutCode(readFileSync(root + page, 'utf8'));
  for (const found of text.matchAll(LINK)) {
    const target = found[1]!;
    if (ELSEWHERE.test(target)) continue;
    links++;
    const file = decodeURIComponent(target.replace(/[#?].*$/, ''));
    if (existsSync(join(root, dirname(page), file))) continue;
    broken++;
    const line = text.slice(0, found.index).split('\n').length;
    console.error(`${page}:${line}: '${target}' leads nowhere`);
  }
}
console.log(`${links} links in ${pages.length} pages, ${broken} lead nowhere`);
process.exitCode = broken === 0 ? 0 : 1;
