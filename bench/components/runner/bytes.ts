import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { buildPart, pagesFor, type ResultPage } from './build.ts';
import { filesFor, readManifest } from './manifest.ts';
import { ratio } from './tables.ts';
import { LOADS, OURS, type Load, type Peer } from '../peers.ts';

interface PageWeight {
  readonly page: ResultPage;
  readonly brotli: number;
  readonly gzip: number;
  readonly js: number;
  readonly css: number;
  /** Brotli of what loads later, when a person asks for it. */
  readonly onDemand: number;
}

const brotli = (data: Buffer): number =>
  brotliCompressSync(data, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;

async function weigh(page: ResultPage): Promise<PageWeight> {
  const dir = await buildPart(page);
  const { js, css, onDemand } = filesFor(readManifest(dir), `entry:${page.name}`);
  const sum = (files: readonly string[], measure: (data: Buffer) => number): number =>
    files.reduce((total, file) => total + measure(readFileSync(join(dir, file))), 0);
  return {
    page,
    brotli: sum([...js, ...css], brotli),
    gzip: sum([...js, ...css], (data) => gzipSync(data, { level: 9 }).length),
    js: sum(js, brotli),
    css: sum(css, brotli),
    onDemand: sum(onDemand, brotli),
  };
}

const TITLES: Record<Load, string> = { w1: 'a lista', w2: 'o período', w3: 'a tabela', w5: 'a agenda' };
const kb = (bytes: number): string =>
  (bytes / 1024).toLocaleString('pt-BR', { minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** W4 as Markdown: the bytes of each page with just that part, beyond react and react-dom. */
export async function bytesTable(peers: readonly Peer[]): Promise<string> {
  const weights: PageWeight[] = [];
  for (const page of pagesFor(peers)) weights.push(await weigh(page));
  return [
    '### W4: JS + CSS além de react e react-dom',
    '',
    ...LOADS.flatMap((load) => {
      const loadWeights = weights.filter(({ page }) => page.load === load);
      const ours = loadWeights.find(({ page }) => page.peer.id === OURS);
      if (!ours) return [];
      return [
        `| Página só com ${TITLES[load]} | KB (brotli) | dos quais CSS | KB (gzip) | sob demanda | @apto/ui ÷ ela |`,
        '| --- | ---: | ---: | ---: | ---: | ---: |',
        ...loadWeights
          .toSorted((a, b) => a.brotli - b.brotli)
          .map(({ page, brotli: total, css, gzip, onDemand }) => {
            const name = page.peer.id === OURS ? `**${page.peer.name}**` : page.peer.name;
            return `| ${name} | ${kb(total)} | ${kb(css)} | ${kb(gzip)} | ${onDemand > 0 ? kb(onDemand) : '—'} | ${ratio(ours.brotli / total)} |`;
          }),
        '',
      ];
    }),
  ].join('\n');
}
