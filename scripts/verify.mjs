// `npm test`: everything that CI runs, each part timed, one line of totals at the end.
// `npm test -- tipos unidade` runs only the named parts.
import { mkdtempSync, readFileSync, rmSync, existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findChromium } from './lib/chromium.mjs';
import { run } from './lib/run.mjs';

const scratch = mkdtempSync(join(tmpdir(), 'apto-verificacao-'));
const totals = { passed: 0, failed: 0 };

function count(file) {
  if (!existsSync(file)) return;
  const report = JSON.parse(readFileSync(file, 'utf8'));
  totals.passed += report.numPassedTests ?? report.stats?.expected ?? 0;
  totals.failed += report.numFailedTests ?? report.stats?.unexpected ?? 0;
}

async function vitest(name, projects, env = {}) {
  const file = join(scratch, `${name}.json`);
  const { code } = await run(
    'vitest',
    [
      'run',
      '--reporter=dot',
      '--reporter=json',
      `--outputFile.json=${file}`,
      ...projects.flatMap((p) => ['--project', p]),
    ],
    { env },
  );
  count(file);
  return code;
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
  return code;
}

async function gate(command, args, options) {
  const { code } = await run(command, args, options);
  if (code === 0) totals.passed++;
  else totals.failed++;
  return code;
}

const node = process.execPath;
const parts = [
  ['tipos', () => gate('tsc', ['-b'])],
  ['regras', () => gate(node, ['scripts/lint.mjs'])],
  ['unidade', () => vitest('unidade', ['domain', 'api-client', 'ui-logic', 'apps'])],
  ['servidor', () => vitest('servidor', ['server'])],
  ['aplicativos', () => gate(node, ['scripts/build.mjs'])],
  ['pacotes', () => gate(node, ['scripts/check-packages.mjs'])],
  ['tamanho', () => gate(node, ['scripts/check-size.mjs'])],
  ['historias', () => vitest('historias', ['stories'])],
  ['historias-escuro', () => vitest('historias-escuro', ['stories'], { STORY_THEME: 'dark' })],
  ['historias-contraste', () => vitest('historias-contraste', ['stories'], { STORY_THEME: 'high-contrast' })],
  ['produto', playwright],
];

const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !parts.some(([part]) => part === name));
if (unknown.length > 0) {
  console.error(`Parte desconhecida: ${unknown.join(', ')}. Há: ${parts.map(([name]) => name).join(', ')}.`);
  process.exit(1);
}

process.env.CHROMIUM_PATH = await findChromium();
const failures = [];
for (const [name, work] of parts) {
  if (asked.length > 0 && !asked.includes(name)) continue;
  console.log(`\n── ${name}`);
  const start = performance.now();
  const code = await work();
  console.log(
    `── ${name}: ${code === 0 ? 'passou' : 'falhou'} em ${Math.round((performance.now() - start) / 1000)} s`,
  );
  if (code !== 0) failures.push(name);
}
rmSync(scratch, { recursive: true, force: true });

if (failures.length > 0) console.log(`\nFalhou: ${failures.join(', ')}`);
console.log(`\n${totals.passed} passed, ${totals.failed} failed`);
process.exit(failures.length > 0 ? 1 : 0);
