// `npm test`: everything that CI runs, each part timed, one line of totals at the end.
// `npm test -- tipos unidade` runs only the named parts.
import { mkdtempSync, readFileSync, rmSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import { availableParallelism, tmpdir } from 'node:os';
import { findChromium } from './lib/chromium.mjs';
import { run } from './lib/run.mjs';
import { forgetSeen, leftovers, summary } from './lib/visual.mjs';

const scratch = mkdtempSync(join(tmpdir(), 'apto-verificacao-'));
const totals = { passed: 0, failed: 0 };

function count(file) {
  if (!existsSync(file)) return;
  const report = JSON.parse(readFileSync(file, 'utf8'));
  totals.passed += report.numPassedTests ?? report.stats?.expected ?? 0;
  totals.failed += report.numFailedTests ?? report.stats?.unexpected ?? 0;
}

async function vitest(name, chosen, options = {}, more = []) {
  const file = join(scratch, `${name}.json`);
  const { code, output } = await run(
    'vitest',
    ['run', '--reporter=dot', '--reporter=json', `--outputFile.json=${file}`, ...more, ...chosen],
    options,
  );
  count(file);
  return { code, output };
}

/** Every story once: its play function, axe in each theme, forced colours, and the pictures of the galleries. */
async function stories() {
  forgetSeen();
  const { code } = await vitest(
    'historias',
    ['--config', '.storybook/vitest.config.ts', '--root', '.'],
    { env: { APTO_VISUAL: 'compare' } },
    // What a passing story prints is nobody's concern.
    ['--silent=passed-only'],
  );
  if (code !== 0) return { code };
  const problems = leftovers();
  for (const problem of problems) console.log(problem);
  console.log(summary());
  return { code: problems.length > 0 ? 1 : 0 };
}

async function playwright() {
  const file = join(scratch, 'e2e.json');
  const { code } = await run(
    'playwright',
    ['test', '--config', 'e2e/playwright.config.ts', '--reporter=list,json'],
    {
      env: { PLAYWRIGHT_JSON_OUTPUT_NAME: file },
    },
  );
  count(file);
  return { code };
}

async function gate(command, args, options) {
  const { code } = await run(command, args, options);
  if (code === 0) totals.passed++;
  else totals.failed++;
  return { code };
}

const node = process.execPath;
const parts = [
  ['tipos', () => gate('tsc', ['-b'])],
  ['regras', () => gate(node, ['scripts/lint.mjs'])],
  ['unidade', () => vitest('unidade', ['--project', 'unit'])],
  ['servidor', (options) => vitest('servidor', ['--project', 'server'], options)],
  ['aplicativos', () => gate(node, ['scripts/build.mjs'])],
  ['pacotes', () => gate(node, ['scripts/check-packages.mjs'])],
  ['tamanho', () => gate(node, ['scripts/check-size.mjs'])],
  ['start', () => vitest('start', ['--config', 'e2e/start/vitest.config.ts', '--root', '.'])],
  ['historias', stories],
  ['produto', playwright],
];
// The server's tests run their files one after another and so leave a processor idle: they go beside the others, up
// to the parts that drive a browser. What they print comes whole, at their end.
const BESIDE = 'servidor';
const NEEDS_THE_MACHINE = 'historias';

const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !parts.some(([part]) => part === name));
if (unknown.length > 0) {
  console.error(`Parte desconhecida: ${unknown.join(', ')}. Há: ${parts.map(([name]) => name).join(', ')}.`);
  process.exit(1);
}

process.env.CHROMIUM_PATH = await findChromium();
const chosen = parts.filter(([name]) => asked.length === 0 || asked.includes(name));
const failures = [];

async function timed(name, work, options) {
  const start = performance.now();
  const { code, output } = await work(options);
  if (output) console.log(`\n── ${name}, ao lado\n${output.trimEnd()}`);
  console.log(
    `── ${name}: ${code === 0 ? 'passou' : 'falhou'} em ${Math.round((performance.now() - start) / 1000)} s`,
  );
  if (code !== 0) failures.push(name);
}

let beside;
if (chosen.length > 1 && availableParallelism() > 1) {
  const at = chosen.findIndex(([name]) => name === BESIDE);
  if (at >= 0) {
    const [[name, work]] = chosen.splice(at, 1);
    console.log(`\n── ${name} começa, ao lado dos outros`);
    beside = timed(name, work, { capture: true });
  }
}
for (const [name, work] of chosen) {
  if (name === NEEDS_THE_MACHINE) await beside;
  console.log(`\n── ${name}`);
  await timed(name, work);
}
await beside;
rmSync(scratch, { recursive: true, force: true });

if (failures.length > 0) console.log(`\nFalhou: ${failures.join(', ')}`);
console.log(`\n${totals.passed} passed, ${totals.failed} failed`);
process.exit(failures.length > 0 ? 1 : 0);
