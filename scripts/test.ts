// `npm test`: everything that CI runs, each part timed, one line of totals at the end.
//   npm test -- types unit          only the named parts
//   npm test -- --full              also what is proved twice: before a release, and each night by .ci/nightly (docs/decisions/0168)
//   npm test -- --changed           only what the work since the main branch touches; --changed=COMMIT since there
import { mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { buildApps } from './lib/builds.ts';
import { baseOf, changedSince } from './lib/changes.ts';
import { findChromium } from './lib/chromium.ts';
import { saidWrong, tallyOf } from './lib/failed.ts';
import { refuseUnknown } from './lib/parts.ts';
import { run, type Outcome, type RunOptions } from './lib/run.ts';
import { STORIES } from './lib/stories.ts';
import { forgetSeen, leftovers, summary } from './lib/visual.ts';

interface Scope {
  /** The commit that changes are counted from; none is everything. */
  base?: string;
  /** Whether this part, where changes are asked for, still has to run whole. */
  isWhole: boolean;
}

interface Part {
  /** What runs beside others shows what it prints at its end. */
  work: (options: RunOptions, scope: Scope) => Promise<Outcome>;
  /** Has the machine to itself, at the end: what it proves is said in seconds. */
  isAlone?: boolean;
  /** What has to be over before. */
  after?: string;
  /** Which changed files ask for it. */
  touchedBy: RegExp;
  /** Which ask for all of it, since no import leads from them to the tests. */
  wholeFor?: RegExp;
}

const scratch = mkdtempSync(join(tmpdir(), 'apto-test-'));
const totals = { passed: 0, failed: 0 };
const failed: string[] = [];

function count(file: string): void {
  const tally = tallyOf(file);
  totals.passed += tally.passed;
  totals.failed += tally.failed;
  failed.push(...tally.failures);
}

const vitest =
  (name: string, ...chosen: string[]): Part['work'] =>
  async (options, { base, isWhole }) => {
    const file = join(scratch, `${name}.json`);
    const changed = base === undefined || isWhole ? [] : ['--changed', base, '--passWithNoTests'];
    const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${file}`];
    const outcome = await run('vitest', ['run', ...reporters, ...chosen, ...changed], options);
    count(file);
    return outcome;
  };

/** Every story once: its play function, axe and its colour rules in each theme, and of the galleries forced colours and pictures. */
const stories: Part['work'] = async (options, scope) => {
  forgetSeen();
  // What a passing story prints is nobody's concern.
  // One page: the other parts have the other processor.
  const tests = vitest('stories', ...STORIES, '--silent=passed-only', '--maxWorkers=1');
  const { code, output } = await tests({ ...options, env: { APTO_VISUAL: 'compare' } }, scope);
  // Only a look at every gallery tells what is left over.
  if (code !== 0 || !isFull || (scope.base !== undefined && !scope.isWhole)) return { code, output };
  const problems = leftovers();
  const told = [...problems, summary()].join('\n');
  if (!options.capture) console.log(told);
  return { code: problems.length > 0 ? 1 : 0, output: output + told };
};

const product: Part['work'] = async (options) => {
  const file = join(scratch, 'e2e.json');
  await buildApps();
  const outcome = await run(
    'playwright',
    ['test', '--config', 'e2e/playwright.config.ts', '--reporter=list,json'],
    { ...options, env: { PLAYWRIGHT_JSON_OUTPUT_NAME: file } },
  );
  count(file);
  return outcome;
};

const gate =
  (command: string, ...args: string[]): Part['work'] =>
  async (options) => {
    const outcome = await run(command, args, options);
    if (outcome.code === 0) totals.passed++;
    else {
      totals.failed++;
      failed.push(...saidWrong(args.findLast((each) => !each.startsWith('--')) ?? command, outcome.output));
    }
    return outcome;
  };

const apps: Part['work'] = async () => {
  const error = await buildApps().then(
    () => undefined,
    (reason: Error) => reason.message,
  );
  if (error === undefined) totals.passed++;
  else totals.failed++;
  return { code: error === undefined ? 0 : 1, output: error ?? '' };
};

const node = process.execPath;
const APP_SOURCES = /^(?:apps\/(?:backoffice|public|vite)|packages\/[^/]+\/src)\//;
/**
 * In the order in which they begin: the longest that has one processor first, and last the one that can use two.
 * What reads the types that `tsc -b` writes comes after it.
 */
const PARTS: Record<string, Part> = {
  stories: {
    work: stories,
    touchedBy: /^(?:\.storybook|packages\/(?:ui|domain|api-client)|apps\/(?:backoffice|public))\//,
    wholeFor: /^(?:\.storybook|packages\/ui\/(?:src\/theme|visual))\//,
  },
  apps: { work: apps, touchedBy: APP_SOURCES },
  product: {
    work: product,
    after: 'apps',
    touchedBy: /^(?:apps|e2e|packages\/[^/]+\/src)\/(?!.*\.(?:stories|test)\.tsx?$)/,
  },
  types: { work: gate('tsc', '-b'), touchedBy: /\.tsx?$|tsconfig|package\.json$/ },
  rules: { work: gate(node, 'scripts/lint.ts'), after: 'types', touchedBy: /./ },
  unit: {
    work: vitest('unit', '--project', 'unit'),
    touchedBy: /^(?:packages|scripts|\.storybook|apps\/(?:backoffice|public|vite))\//,
  },
  audit: {
    work: gate(node, 'scripts/gates/audit.ts'),
    touchedBy: /package\.json$|^pnpm-|^scripts\/(?:audit|gates)\//,
  },
  size: { work: gate(node, 'scripts/gates/app-size.ts'), after: 'apps', touchedBy: APP_SOURCES },
  packages: {
    // Asked for by its name it is all of it.
    work: (options, scope) =>
      gate(
        node,
        'scripts/gates/packages.ts',
        ...(isFull || asked.includes('packages') ? [] : ['--quick']),
      )(options, scope),
    after: 'types',
    touchedBy: /^(?:packages|examples|scripts\/(?:packages|gates|lib))\/|^scripts\/new-component/,
  },
  // The only one that keeps both processors busy by itself: it fills whatever the others leave at the end.
  server: {
    work: vitest('server', '--project', 'server'),
    touchedBy: /^(?:apps\/server|packages\/(?:domain|api-client)\/src|docs\/examples)\//,
    wholeFor: /\.sql$|^apps\/server\/(?:test\/[^/]+(?<!\.test)\.ts|src\/(?:main|cli\/))|^docs\/examples\//,
  },
  start: {
    work: vitest('start', '--config', 'e2e/start/vitest.config.ts', '--root', '.'),
    isAlone: true,
    touchedBy: /^(?:scripts|apps\/server|e2e\/start)\//,
    wholeFor: /./,
  },
};
/** What every part depends on. */
const EVERYTHING =
  /^(?:package\.json|pnpm-(?:lock|workspace)\.yaml|vitest\.config\.ts|tsconfig\.base\.json|scripts\/(?:test|lib\/[^/]+)\.\w+)$/;

// A flag with or without a value, which parseArgs does not know.
const given = process.argv.slice(2).map((word) => (word === '--changed' ? '--changed=' : word));
const { values, positionals: asked } = parseArgs({
  args: given,
  allowPositionals: true,
  options: { changed: { type: 'string' }, full: { type: 'boolean', default: false } },
});
// The tests read it for themselves, so that one suite can be asked for in full as well.
if (values.full) process.env['APTO_FULL'] = '1';
const isFull = Boolean(process.env['APTO_FULL']);
refuseUnknown(asked, Object.keys(PARTS));

const base = values.changed === undefined ? undefined : baseOf(values.changed);
const changed = base === undefined ? [] : changedSince(base);
const touches = (pattern: RegExp | undefined) =>
  pattern !== undefined && changed.some((file) => pattern.test(file));
const isAll = base === undefined || touches(EVERYTHING);
const chosen = Object.entries(PARTS)
  .filter(([name]) => asked.length === 0 || asked.includes(name))
  .filter(([, part]) => isAll || touches(part.touchedBy));
if (base !== undefined)
  console.log(
    `${changed.length} arquivos mudaram desde ${base.slice(0, 10)}: ${chosen.map(([name]) => name).join(', ') || 'nada a provar'}`,
  );

if (chosen.length > 0) process.env['CHROMIUM_PATH'] = await findChromium();
const began = performance.now();
const failures: string[] = [];
const seconds = (since: number) => Math.round((performance.now() - since) / 1000);

async function timed(name: string, { work, wholeFor }: Part, options: RunOptions): Promise<void> {
  const start = performance.now();
  console.log(`── ${name}…`);
  const { code, output } = await work(options, { base, isWhole: isAll || touches(wholeFor) });
  if (options.capture && (code !== 0 || output.trim() !== ''))
    console.log(`\n── ${name}\n${output.trimEnd()}`);
  console.log(`── ${name}: ${code === 0 ? 'passou' : 'falhou'} em ${seconds(start)} s`);
  if (code !== 0) failures.push(name);
}

/** So many parts at once: each takes about one processor. */
const LANES = Math.min(2, availableParallelism());

/** Runs the parts in their order, as many at once as there are lanes; one whose forerunner still runs lets others pass. */
async function runBeside(parts: [string, Part][]): Promise<void> {
  const waiting = [...parts];
  const unfinished = new Set(parts.map(([name]) => name));
  const running = new Set<Promise<void>>();
  while (waiting.length > 0 || running.size > 0) {
    const next = waiting.findIndex(([, { after }]) => after === undefined || !unfinished.has(after));
    if (next >= 0 && running.size < LANES) {
      const [[name, part]] = waiting.splice(next, 1) as [[string, Part]];
      const work: Promise<void> = timed(name, part, { capture: parts.length > 1 }).then(() => {
        unfinished.delete(name);
        running.delete(work);
      });
      running.add(work);
    } else await Promise.race(running);
  }
}

await runBeside(chosen.filter(([, { isAlone }]) => !isAlone));
for (const [name, part] of chosen.filter(([, { isAlone }]) => isAlone)) await timed(name, part, {});
rmSync(scratch, { recursive: true, force: true });

if (failures.length > 0) console.log(['', ...failed, `\nFalhou: ${failures.join(', ')}`].join('\n'));
console.log(`\n${totals.passed} passed, ${totals.failed} failed, ${seconds(began)} s`);
process.exit(failures.length > 0 ? 1 : 0);
