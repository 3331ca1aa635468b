import { readFileSync, writeFileSync } from 'node:fs';
import { cpus, loadavg, totalmem } from 'node:os';
import { join } from 'node:path';
import { HERE, REPOSITORY, WORK_DIR } from './places.ts';
import { SLOWDOWN } from './measure.ts';
import { WARM_UP } from './rounds.ts';
import { LOADS, PEERS } from '../peers.ts';

const DOC_FILE = join(REPOSITORY, 'docs', 'performance-components.md');
const OPENS = '<!-- tabelas: escritas por `npm run bench:components -- --write` -->';
const CLOSING_MARK = '<!-- fim das tabelas -->';

const versionOf = (pkg: string): string => {
  const { version } = JSON.parse(
    readFileSync(
      join(pkg.startsWith('@apto/') ? WORK_DIR : HERE, 'node_modules', pkg, 'package.json'),
      'utf8',
    ),
  ) as { version: string };
  return `${pkg} ${version}`;
};

/** Where and how it was run: without it the numbers say little. */
export function environment(chromium: string, repetitions: number): string {
  const [cpu] = cpus();
  const load = (loadavg()[0] ?? 0).toLocaleString('pt-BR', { maximumFractionDigits: 1 });
  const packages = [...new Set(PEERS.flatMap(({ packages: names }) => names)), 'react', 'react-dom', 'vite'];
  return [
    `Em milissegundos: mediana (p25–p75) de ${repetitions} ${repetitions === 1 ? 'rodada' : 'rodadas intercaladas'}, depois de ${WARM_UP} de aquecimento,`,
    `com a CPU ${SLOWDOWN}× mais lenta. Em negrito, a biblioteca mais rápida além da nossa.`,
    '',
    `${new Date().toISOString().slice(0, 10)}, Chromium ${chromium}, Node ${process.version}, ${cpus().length} × ${cpu?.model.trim() ?? '?'},`,
    `${Math.round(totalmem() / 2 ** 30)} GB, carga da máquina no início ${load}.`,
    '',
    `Versões: ${[...new Set(packages)].map(versionOf).join(', ')}.`,
    '',
  ].join('\n');
}

/** How each library is set up, as a table. */
function describeSetups(): string {
  return [
    '### Como cada uma foi montada',
    '',
    '| Biblioteca | W1 | W2 | W3 |',
    '| --- | --- | --- | --- |',
    ...PEERS.map(({ name, setup }) => `| ${name} | ${LOADS.map((load) => setup[load] ?? '—').join(' | ')} |`),
    '',
  ].join('\n');
}

/** Replaces what stands between the two marks of the document. */
export function save(tables: string): void {
  const before = readFileSync(DOC_FILE, 'utf8');
  const from = before.indexOf(OPENS);
  const until = before.indexOf(CLOSING_MARK);
  if (from < 0 || until < from) throw new Error(`${DOC_FILE} não tem as duas marcas das tabelas.`);
  const text = `${before.slice(0, from)}${OPENS}\n\n${tables}\n${describeSetups()}\n${before.slice(until)}`;
  writeFileSync(DOC_FILE, text.replaceAll(/\n{3,}/g, '\n\n'));
  console.log(`Gravado em ${DOC_FILE}.`);
}
