/**
 * Every code sample of the documentation compiles: the blocks of the .mdx pages and of the README that begin with an
 * import are type-checked against the sources. A page that shows what no longer exists is named, with its line.
 */
import { spawnSync } from 'node:child_process';
import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../', import.meta.url));
const ui = `${root}packages/ui/`;
// Inside of the package, so that '@apto/ui/…' is the package itself and its peers are found.
const scratch = `${ui}.docs-samples/`;

/** The samples of one page, each with the line on which its code begins. */
function samplesOf(page: string) {
  const text = readFileSync(ui + page, 'utf8');
  return [...text.matchAll(/^```tsx\n(import [\s\S]*?)^```$/gm)].map((found) => ({
    code: found[1] ?? '',
    line: text.slice(0, found.index).split('\n').length + 1,
  }));
}

const pages = ['README.md', ...globSync('src/**/*.mdx', { cwd: ui })].toSorted((one, other) =>
  one.localeCompare(other),
);
const samples = pages.flatMap((page) => samplesOf(page).map((sample) => ({ page, ...sample })));

rmSync(scratch, { recursive: true, force: true });
mkdirSync(scratch, { recursive: true });
try {
  samples.forEach(({ code }, index) => writeFileSync(`${scratch}s${index}.tsx`, `${code}\nexport {};\n`));
  writeFileSync(
    `${scratch}tsconfig.json`,
    JSON.stringify({
      extends: '../../../tsconfig.base.json',
      compilerOptions: {
        composite: false,
        incremental: false,
        declaration: false,
        emitDeclarationOnly: false,
        noEmit: true,
        noUnusedLocals: false,
        rootDir: '../../..',
        types: ['vite/client'],
      },
      include: ['*.tsx'],
    }),
  );
  const tsc = spawnSync(`${root}node_modules/.bin/tsc`, ['-p', scratch, '--pretty', 'false'], {
    encoding: 'utf8',
  });
  // What is wrong in the sources themselves is for `tsc -b` to say.
  const problems = [
    ...`${tsc.stdout}${tsc.stderr}`.matchAll(/^\S*?\bs(\d+)\.tsx\((\d+),(\d+)\): (.*(?:\n +.*)*)/gm),
  ];
  for (const [, index, line, column, message] of problems) {
    const sample = samples[Number(index)];
    if (sample)
      console.error(`packages/ui/${sample.page}(${sample.line + Number(line) - 1},${column}): ${message}`);
  }
  // Here it resolves; whoever installs the design system has no such package.
  const unpublished = samples.filter(({ code }) => code.includes("from '@apto/domain"));
  for (const { page, line } of unpublished)
    console.error(`packages/ui/${page}(${line}): imports @apto/domain, which is not published`);
  const count = problems.length + unpublished.length;
  console.log(`${samples.length} samples in ${pages.length} pages, ${count} problems`);
  process.exitCode = count === 0 ? 0 : 1;
} finally {
  rmSync(scratch, { recursive: true, force: true });
}
