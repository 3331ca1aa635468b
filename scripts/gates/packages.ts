// The packages as strangers get them: built, packed, and each promise of their README proved on the result.
//   node scripts/check-packages.mjs [parts…]   only the named parts
//   node scripts/check-packages.mjs --aceitar  takes the API, the entries and the sizes of now as the agreed ones
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { buildPackages } from './build.ts';
import { root } from './lib/stale.ts';
import { checkApi } from './packages/api.ts';
import { boundaryProblems } from './packages/boundaries.ts';
import { folderOf } from './packages/entries.ts';
import { exampleProblems } from './packages/examples.ts';
import { entryMap, exportsOf, mapPath, openPaths } from './packages/exports.ts';
import { generatorProblems } from './packages/generator.ts';
import { guideIndex, guideProblems } from './packages/guide.ts';
import { renderApart } from './packages/server.ts';
import { checkShape, pack } from './packages/shape.ts';
import { budgetPath, budgetsFrom, sizeProblems, sizesOf, sizeTable, tablePath } from './packages/sizes.ts';
import { stylesProblems } from './packages/styles.ts';

const ACCEPT = 'Se a mudança é esta mesma: `npm run api:accept`, e conte-a num changeset.';
const MOST = 40;
const PACKAGES = ['@apto/domain', '@apto/api-client', '@apto/eslint-plugin', '@apto/ui'];
const WITH_REPORT = ['@apto/domain', '@apto/api-client', '@apto/ui'];

const asked = process.argv.slice(2).filter((word) => !word.startsWith('--'));
const isAccepting = process.argv.includes('--aceitar');
const indexBefore = guideIndex();
const scratch = mkdtempSync(join(tmpdir(), 'apto-pacotes-'));

function write(path, text) {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
  console.log(`  ${relative(root, path)}`);
}

const snapshotPath = (name) => join(folderOf(name), 'api', 'entradas.json');
const asJson = (value) => `${JSON.stringify(value, null, 2)}\n`;

async function shape() {
  const checked = await Promise.all(
    PACKAGES.map(async (name) => {
      const { problems } = await checkShape(name, scratch);
      return problems.map((text) => `${name}: ${text}`);
    }),
  );
  return { problems: checked.flat(), said: 'publint e attw sem achados' };
}

function api() {
  const problems = [];
  for (const name of WITH_REPORT) {
    const { path, text, changes, isSame, undocumented } = checkApi(name);
    if (isAccepting) write(join(root, path), text);
    else if (!isSame)
      problems.push(`${path} mudou:`, ...changes.slice(0, MOST).map((line) => `  ${line}`), ACCEPT);
    if (name === '@apto/ui') problems.push(...undocumented.map((what) => `sem JSDoc: ${what}`));
  }
  return { problems, said: 'o relatório é o combinado, e tudo o que se exporta tem JSDoc' };
}

async function entries() {
  const problems = await openPaths();
  let count = 0;
  for (const name of WITH_REPORT) {
    const found = await exportsOf(name);
    count += Object.keys(found).length;
    const path = snapshotPath(name);
    if (isAccepting) write(path, asJson(found));
    const agreed = existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : {};
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
  }
  const map = await entryMap();
  if (isAccepting) write(mapPath(), map);
  else if (readFileSync(mapPath(), 'utf8') !== map)
    problems.push(`packages/eslint-plugin/src/entries.ts está velho. ${ACCEPT}`);
  return { problems, said: `${count} entradas importadas em Node puro; caminhos privados fechados` };
}

async function sizes() {
  const measured = await sizesOf();
  if (isAccepting) {
    write(budgetPath(), asJson(budgetsFrom(measured)));
    write(tablePath(), sizeTable(budgetsFrom(measured)));
  }
  const problems = sizeProblems(measured);
  if (problems.length > 0) problems.push(ACCEPT);
  return { problems, said: `${Object.keys(measured).length} entradas dentro do orçamento` };
}

async function styles() {
  return {
    problems: await stylesProblems(),
    said: 'cada componente traz só o seu CSS, em uma só ordem de camadas',
  };
}

function boundaries() {
  const { problems, server, clients } = boundaryProblems();
  return { problems, said: `${server} módulos servem ao servidor; ${clients} pedem o cliente` };
}

function server() {
  const { problems, rendered } = renderApart();
  return { problems, said: `${rendered.length} componentes desenhados em texto, sem DOM` };
}

function guide() {
  return { problems: guideProblems(indexBefore), said: 'llms.txt diz todos os componentes' };
}

async function generator() {
  return {
    problems: await generatorProblems(),
    said: 'um componente novo nasce inteiro; nomes ruins são recusados',
  };
}

async function examples() {
  const tarballs = Object.fromEntries(
    ['@apto/ui', '@apto/eslint-plugin'].map((name) => [name, pack(name, join(scratch, 'exemplos')).tarball]),
  );
  return {
    problems: await exampleProblems(tarballs),
    said: 'exemplos instalados do pacote, conferidos e construídos',
  };
}

const PARTS = {
  shape: shape,
  api,
  entries: entries,
  styles: styles,
  boundaries: boundaries,
  server: server,
  tour: guide,
  generator: generator,
  sizes: sizes,
  examples: examples,
};
const ACCEPTED = ['api', 'entradas', 'tamanhos'];

const unknown = asked.filter((name) => !PARTS[name]);
if (unknown.length > 0) {
  console.error(`Parte desconhecida: ${unknown.join(', ')}. Há: ${Object.keys(PARTS).join(', ')}.`);
  process.exit(1);
}
const chosen = Object.keys(PARTS).filter((name) =>
  asked.length > 0 ? asked.includes(name) : !isAccepting || ACCEPTED.includes(name),
);

let failed = false;
const report = (name, { problems, said }, seconds) => {
  failed ||= problems.length > 0;
  console.log(
    `${problems.length === 0 ? '✓' : '✗'} ${name} (${seconds} s)${problems.length === 0 ? `: ${said}` : ''}`,
  );
  for (const problem of problems) console.log(`  ${problem}`);
};
const timed = async (work) => {
  const start = performance.now();
  const result = await work().then(
    (answer) => answer,
    (error) => ({ problems: [error instanceof Error ? (error.stack ?? error.message) : String(error)] }),
  );
  return [result, Math.round((performance.now() - start) / 1000)];
};

try {
  await buildPackages();
  // The examples are other processes' work: they go along with the rest.
  const apart = chosen.includes('exemplos') ? timed(async () => examples()) : undefined;
  for (const name of chosen.filter((each) => each !== 'exemplos'))
    report(name, ...(await timed(async () => PARTS[name]())));
  if (apart) report('exemplos', ...(await apart));
} finally {
  rmSync(scratch, { recursive: true, force: true });
}
process.exit(failed ? 1 : 0);
