// The packages as strangers get them: built, packed, and each promise of their README proved on the result.
//   node scripts/gates/packages.ts [parts…]   only the named parts
//   node scripts/gates/packages.ts --quick    without those that install, build or generate beside the packages
//   node scripts/gates/packages.ts --accept   takes the API, the entries and the sizes of now as the agreed ones
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { buildPackages } from '../lib/builds.ts';
import { refuseUnknown } from '../lib/parts.ts';
import { root } from '../lib/stale.ts';
import { checkApi } from '../packages/api.ts';
import { boundaryProblems } from '../packages/boundaries.ts';
import { folderOf } from '../packages/entries.ts';
import { exampleProblems } from '../packages/examples.ts';
import { entryMap, exportsOf, mapPath, openPaths } from '../packages/exports.ts';
import { generatorProblems } from '../packages/generator.ts';
import { guideIndex, guideProblems } from '../packages/guide.ts';
import { renderApart } from '../packages/server.ts';
import { checkShape, pack } from '../packages/shape.ts';
import { budgetPath, budgetsFrom, sizeProblems, sizesOf, sizeTable, tablePath } from '../packages/sizes.ts';
import { stylesProblems } from '../packages/styles.ts';

interface Verdict {
  problems: readonly string[];
  /** What holds, where there are none. */
  said: string;
}

const ACCEPT = 'Se a mudança é esta mesma: `npm run api:accept`, e conte-a num changeset.';
const MOST = 40;
const PACKAGES = ['@apto/eslint-plugin', '@apto/ui'];
/** The one whose API is agreed. */
const UI = '@apto/ui';

const asked = process.argv.slice(2).filter((word) => !word.startsWith('--'));
const isAccepting = process.argv.includes('--accept');
const indexBefore = guideIndex();

function write(path: string, text: string): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
  console.log(`  ${relative(root, path)}`);
}

const asJson = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;

async function shape(): Promise<Verdict> {
  const checked = await Promise.all(
    PACKAGES.map(async (name) => {
      const { problems } = await checkShape(name, scratch);
      return problems.map((text) => `${name}: ${text}`);
    }),
  );
  return { problems: checked.flat(), said: 'publint e attw sem achados' };
}

function api(): Verdict {
  const { path, text, changes, isSame, undocumented } = checkApi(UI);
  const problems = undocumented.map((what) => `sem JSDoc: ${what}`);
  if (isAccepting) write(join(root, path), text);
  else if (!isSame)
    problems.push(`${path} mudou:`, ...changes.slice(0, MOST).map((line) => `  ${line}`), ACCEPT);
  return { problems, said: 'o relatório é o combinado, e tudo o que se exporta tem JSDoc' };
}

async function entries(): Promise<Verdict> {
  const problems = await openPaths();
  const found = await exportsOf(UI);
  const path = join(folderOf(UI), 'api', 'entries.json');
  if (isAccepting) write(path, asJson(found));
  const agreed = (existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : {}) as typeof found;
  for (const entry of new Set([...Object.keys(agreed), ...Object.keys(found)])) {
    const [before, now] = [agreed[entry] ?? [], found[entry] ?? []];
    problems.push(
      ...before
        .filter((each) => !now.includes(each))
        .map((each) => `${entry} já não exporta ${each}. ${ACCEPT}`),
      ...now
        .filter((each) => !before.includes(each))
        .map((each) => `${entry} exporta ${each}, de novo. ${ACCEPT}`),
    );
  }
  const map = await entryMap();
  if (isAccepting) write(mapPath(), map);
  else if (readFileSync(mapPath(), 'utf8') !== map)
    problems.push(`packages/eslint-plugin/src/entries.ts está velho. ${ACCEPT}`);
  return {
    problems,
    said: `${Object.keys(found).length} entradas importadas em Node puro; caminhos privados fechados`,
  };
}

async function sizes(): Promise<Verdict> {
  const measured = await sizesOf();
  if (isAccepting) {
    write(budgetPath(), asJson(budgetsFrom(measured)));
    write(tablePath(), sizeTable(budgetsFrom(measured)));
  }
  const problems = sizeProblems(measured);
  if (problems.length > 0) problems.push(ACCEPT);
  return { problems, said: `${Object.keys(measured).length} entradas dentro do orçamento` };
}

async function styles(): Promise<Verdict> {
  return {
    problems: await stylesProblems(),
    said: 'cada componente traz só o seu CSS, em uma só ordem de camadas',
  };
}

async function boundaries(): Promise<Verdict> {
  const { problems, server, clients } = await boundaryProblems();
  return { problems, said: `${server} módulos servem ao servidor; ${clients} pedem o cliente` };
}

function server(): Verdict {
  const { problems, rendered } = renderApart();
  return { problems, said: `${rendered.length} componentes desenhados em texto, sem DOM` };
}

function guide(): Verdict {
  return { problems: guideProblems(indexBefore), said: 'llms.txt diz todos os componentes' };
}

function generator(): Verdict {
  return {
    problems: generatorProblems(),
    said: 'um componente novo nasce inteiro; nomes ruins são recusados',
  };
}

async function examples(): Promise<Verdict> {
  const tarballs = Object.fromEntries(
    ['@apto/ui', '@apto/eslint-plugin'].map((name) => [name, pack(name, join(scratch, 'examples')).tarball]),
  );
  return {
    problems: await exampleProblems(tarballs),
    said: 'exemplos instalados do pacote, conferidos e construídos',
  };
}

const PARTS: Readonly<Record<string, () => Verdict | Promise<Verdict>>> = {
  shape,
  api,
  entries,
  styles,
  boundaries,
  server,
  guide,
  generator,
  sizes,
  examples,
};
const ACCEPTED = ['api', 'entries', 'sizes'];
/** Minutes each: before a release and each night (docs/decisions/0168). */
const LONG = new Set(['shape', 'generator', 'sizes', 'examples']);
const isQuick = process.argv.includes('--quick');

refuseUnknown(asked, Object.keys(PARTS));
const scratch = mkdtempSync(join(tmpdir(), 'apto-pacotes-'));
const chosen = Object.keys(PARTS).filter((name) => {
  if (asked.length > 0) return asked.includes(name);
  if (isAccepting) return ACCEPTED.includes(name);
  return !(isQuick && LONG.has(name));
});

let failed = false;
async function report(name: string): Promise<void> {
  const start = performance.now();
  const { problems, said } = await Promise.resolve()
    .then(PARTS[name])
    .catch((error: unknown) => ({
      problems: [error instanceof Error ? (error.stack ?? error.message) : String(error)],
      said: '',
    }));
  const took = `(${Math.round((performance.now() - start) / 1000)} s)`;
  failed ||= problems.length > 0;
  console.log(problems.length === 0 ? `✓ ${name} ${took}: ${said}` : `✗ ${name} ${took}`);
  for (const problem of problems) console.log(`  ${problem}`);
}

try {
  await buildPackages();
  // The examples are other processes' work: they go along with the rest.
  const apart = chosen.includes('examples') ? report('examples') : undefined;
  for (const name of chosen.filter((each) => each !== 'examples')) await report(name);
  await apart;
} finally {
  rmSync(scratch, { recursive: true, force: true });
}
process.exit(failed ? 1 : 0);
